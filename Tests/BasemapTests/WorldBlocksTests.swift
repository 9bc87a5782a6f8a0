import Drawing
import Geography
import Testing

@testable import Basemap

/// Only what is seen is inflated, and only once.
struct WorldBlocksTests {
    static let look = BasemapLook(theme: .dark, glyphs: .braille, depth: .truecolor)

    static func viewport(_ longitude: Double, _ latitude: Double, zoom: Double, bearing: Double = 0)
        -> Viewport
    {
        Viewport(
            camera: Camera(
                center: WorldPoint(Coordinate(longitude, latitude)), zoom: zoom, bearing: bearing),
            size: CellSize(columns: 80, rows: 24))
    }

    @Test func nothingIsInflatedBeforeTheFirstPicture() throws {
        #expect(try #require(BuiltinBasemap()).blocks.inflatedCount == 0)
    }

    @Test(arguments: [
        (0.0, 1), (2.5, 1),  // The whole world is one block.
        (4, 6), (5.2, 4), (6, 9), (9, 4), (14, 1), (22, 1),
    ])
    func aPictureInflatesWhatItShows(zoom: Double, most: Int) throws {
        let basemap = try #require(BuiltinBasemap())
        _ = basemap.picture(in: Self.viewport(16.37, 48.21, zoom: zoom), look: Self.look)
        #expect((1...most).contains(basemap.blocks.inflatedCount), "\(basemap.blocks.inflatedCount)")
    }

    @Test func theSameViewInflatesNothingMore() throws {
        let basemap = try #require(BuiltinBasemap())
        for zoom in [8, 8.1, 8.2, 8] {
            _ = basemap.picture(in: Self.viewport(16.37, 48.21, zoom: zoom), look: Self.look)
        }
        let count = basemap.blocks.inflatedCount
        _ = basemap.picture(in: Self.viewport(16.4, 48.2, zoom: 8), look: Self.look)
        #expect(basemap.blocks.inflatedCount == count)
    }

    /// The screen is no wider than the world's blocks, however far the view wraps.
    @Test(arguments: [-180.0, 179.9, 0], [0.0, 30, 90, 215])
    func blocksAreDistinctAndCoverTheView(longitude: Double, bearing: Double) throws {
        let file = try #require(WorldFileTests.file)
        for scale in file.scales {
            let viewport = Self.viewport(longitude, 10, zoom: scale.firstZoom, bearing: bearing)
            let places = scale.blocks(in: viewport)
            #expect(Set(places).count == places.count)
            let across = Double(scale.blocksAcross)
            for column in 0...80 {
                for row in 0...24 {
                    let point = viewport.world(at: DotPoint(x: Double(column) * 2, y: Double(row) * 4))
                    guard (0..<1).contains(point.y) else { continue }
                    let x = point.x - point.x.rounded(.down)
                    let place = WorldBlockPlace(column: Int(x * across), row: Int(point.y * across))
                    #expect(places.contains(place))
                }
            }
        }
    }

    /// A frame has a few hundred names at most, wherever it is.
    @Test func namesAreFew() throws {
        let basemap = try #require(BuiltinBasemap())
        let size = CellSize(columns: 200, rows: 60)
        var most = 0
        for longitude in stride(from: -180.0, to: 180, by: 40) {
            for latitude in [-60.0, -20, 20, 45, 60] {
                for zoom in stride(from: -1.0, through: 14, by: 1.5) {
                    let camera = Camera(
                        center: WorldPoint(Coordinate(longitude, latitude)), zoom: zoom, bearing: 0)
                    let picture = basemap.picture(in: Viewport(camera: camera, size: size), look: Self.look)
                    most = max(most, picture.labels.count)
                }
            }
        }
        #expect((100...600).contains(most), "\(most)")
    }

    @Test func aNameStandsOnceInEachCopyOfTheWorld() throws {
        let basemap = try #require(BuiltinBasemap())
        let viewport = Viewport(
            camera: Camera(center: WorldPoint(x: 0.5, y: 0.4), zoom: 0, bearing: 0),
            size: CellSize(columns: 192, rows: 40))
        let labels = basemap.picture(in: viewport, look: Self.look).labels
        // 384 dots are three worlds of 128.
        #expect(labels.count { $0.text.text == "BRAZIL" } == 3)
    }
}
