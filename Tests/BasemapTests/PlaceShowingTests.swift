import Drawing
import Geography
import Testing

@testable import Basemap

/// Which cities a map shows: people and capitals decide.
struct PlaceShowingTests {
    struct View: Sendable, CustomTestStringConvertible {
        let longitude: Double
        let latitude: Double
        let zoom: Double
        var size = CellSize(columns: 100, rows: 36)
        let shown: [String]

        var testDescription: String { "\(longitude),\(latitude) at \(zoom)" }
    }

    static let views = [
        View(longitude: 139.7, latitude: 35.7, zoom: 1, shown: ["Tokyo", "Seoul", "Beijing"]),
        View(longitude: 139.7, latitude: 35.7, zoom: 4, shown: ["Tokyo", "Osaka", "Nagoya"]),
        View(longitude: 80, latitude: 18, zoom: 4, shown: ["Chennai", "Kolkata", "Mumbai", "New Delhi"]),
        View(longitude: 80, latitude: 18, zoom: 3, shown: ["Chennai", "Kolkata", "Mumbai", "New Delhi"]),
        View(longitude: -115, latitude: 37.5, zoom: 3, shown: ["San Francisco", "Los Angeles"]),
        View(longitude: -120, latitude: 37.5, zoom: 4, shown: ["San Francisco", "Los Angeles"]),
        View(longitude: -122, latitude: 37.5, zoom: 5, shown: ["San Francisco"]),
        View(longitude: -80, latitude: 40, zoom: 1, shown: ["New York City", "Los Angeles", "Mexico City"]),
        View(
            longitude: -74, latitude: 40.7, zoom: 4, shown: ["New York City", "Washington", "Philadelphia"]),
        View(longitude: 12, latitude: 50, zoom: 3, shown: ["Vienna", "Berlin", "London", "Paris", "Rome"]),
        View(longitude: 16, latitude: 48, zoom: 5, shown: ["Vienna", "Budapest", "Prague", "Munich"]),
        View(longitude: 12, latitude: 54, zoom: 5, shown: ["Copenhagen", "Berlin", "Hamburg"]),
    ]

    /// The map as text.
    static func text(of view: View) throws -> String {
        let basemap = try #require(BuiltinBasemap())
        let center = WorldPoint(Coordinate(view.longitude, view.latitude))
        let viewport = Viewport(camera: Camera(center: center, zoom: view.zoom, bearing: 0), size: view.size)
        let look = BasemapLook(theme: .mono, glyphs: .braille, depth: .none)
        var scene = Scene(viewport: viewport)
        scene.labels = basemap.picture(in: viewport, look: look).labels
        var grid = Grid(size: view.size)
        var rasterizer = Rasterizer()
        rasterizer.draw(scene, into: &grid, theme: .mono, glyphs: .braille, depth: .none)
        return TextWriter.text(of: grid)
    }

    @Test(arguments: views) func theGreatCitiesAreShown(_ view: View) throws {
        let text = try Self.text(of: view)
        for name in view.shown { #expect(text.contains(name), "\(name) is missing:\n\(text)") }
        for name in ["Klinteby", "Nowrangapur"] { #expect(!text.contains(name)) }
    }

    /// Towns that have fewer than 20,000 people, and capitals among them.
    @Test(arguments: [
        "Vaduz", "Nuuk", "Vatican City", "Klinteby Frihed",
    ])
    func aSmallTownWaits(_ name: String) {
        let found = WorldNamesTests.places.filter { $0.name == name && $0.kind.isMarked }
        #expect(!found.isEmpty)
        for place in found {
            #expect(place.firstZoom >= 6, "\(place.firstZoom)")
        }
    }

    /// The rank of a place with 20,000 people is 36.
    @Test func noSmallPlaceIsShownFromAfar() {
        let towns = WorldNamesTests.places.filter { $0.kind.isMarked && $0.rank < 36 }
        #expect(towns.count > 1_000)
        for place in towns { #expect(place.firstZoom >= 6, "\(place.name)") }
    }

    @Test func aStateHasOneCapitalOfAName() {
        let named = WorldFileTests.blocks.filter { $0.scale.blockBits == 5 }.flatMap(\.block.places)
        #expect(named.filter { $0.name == "Washington" && $0.kind == .capital }.count == 1)
    }

    /// A mark of rank 50 in column 9, one of rank 60 in column 30.
    @Test(arguments: [
        (column: 15, columns: 6, rank: 60, isRight: true), (column: 5, columns: 6, rank: 60, isRight: false),
        // What is more important than the name has its room already.
        (column: 5, columns: 6, rank: 40, isRight: true), (column: 5, columns: 4, rank: 60, isRight: true),
        // The less important one is covered.
        (column: 20, columns: 13, rank: 99, isRight: false),
        (column: 20, columns: 90, rank: 99, isRight: false),
        (column: 39, columns: 90, rank: 99, isRight: true),
    ])
    func aNameGivesWayToTheMarkOfAnother(
        _ row: (column: Int, columns: Int, rank: Int, isRight: Bool)
    ) throws {
        let towns = WorldNamesTests.places.filter(\.kind.isMarked)
        let low = try #require(towns.first { $0.rank == 50 })
        let high = try #require(towns.first { $0.rank == 60 })
        let cells = [(low, Cell(column: 9, row: 1)), (high, Cell(column: 30, row: 1))]
        let marks = PlaceMarks(cells, size: CellSize(columns: 40, rows: 3))
        let sides = marks.sides(at: Cell(column: row.column, row: 1), columns: row.columns, rank: row.rank)
        #expect(sides == (row.isRight ? [.leading, .trailing] : [.trailing, .leading]))
    }
}
