import Geography
import Testing

@testable import Basemap

/// What is known of the world is where it should be on the packed one.
struct WorldPlacesTests {
    struct Spot: Sendable, CustomTestStringConvertible {
        let name: String
        let coordinate: Coordinate

        init(_ name: String, _ longitude: Double, _ latitude: Double) {
            self.name = name
            coordinate = Coordinate(longitude, latitude)
        }

        var testDescription: String { name }
    }

    static let onLand = [
        Spot("Vienna", 16.37, 48.21), Spot("Paris", 2.35, 48.86), Spot("Madrid", -3.70, 40.42),
        Spot("Moscow", 37.62, 55.75), Spot("Cairo", 31.24, 30.04), Spot("Nairobi", 36.82, -1.29),
        Spot("Johannesburg", 28.05, -26.20), Spot("Tehran", 51.42, 35.69), Spot("Delhi", 77.22, 28.65),
        Spot("Beijing", 116.40, 39.90), Spot("Kyoto", 135.77, 35.01), Spot("Alice Springs", 133.88, -23.70),
        Spot("Hamilton, New Zealand", 175.28, -37.79), Spot("Ulaanbaatar", 106.92, 47.92),
        Spot("Denver", -104.99, 39.74), Spot("Mexico City", -99.13, 19.43), Spot("Bogota", -74.07, 4.71),
        Spot("Brasilia", -47.93, -15.78), Spot("La Paz", -68.15, -16.50), Spot("Winnipeg", -97.14, 49.90),
        Spot("South Pole Plateau", 30, -80), Spot("Ice of Greenland", -40, 75),
    ]
    static let atSea = [
        Spot("North Sea", 3, 56), Spot("Black Sea", 34, 43.3), Spot("Caspian Sea", 51, 41.5),
        Spot("Mid-Atlantic", -30, 30), Spot("Gulf of Mexico", -90, 25), Spot("Hudson Bay", -85, 60),
        Spot("Bay of Bengal", 88, 14), Spot("Tasman Sea", 160, -38), Spot("South Pacific", -179.99, -30),
        Spot("South Pacific from the other side", 179.99, -30), Spot("Red Sea", 38.5, 20),
        Spot("Adriatic", 15.5, 43),
    ]
    static let inLakes = [
        Spot("Lake Victoria", 33, -1), Spot("Lake Superior", -87.5, 47.5), Spot("Lake Ladoga", 31.5, 60.8),
    ]

    /// Whether a place lies in the filled shapes of a layer, as the view of a scale holds them.
    static func isInside(_ spot: Spot, _ layer: WorldLayer, zoom: Double) throws -> Bool {
        let file = try #require(WorldFileTests.file)
        let center = WorldPoint(spot.coordinate)
        let viewport = Viewport(
            camera: Camera(center: center, zoom: zoom, bearing: 0), size: CellSize(columns: 40, rows: 20))
        let view = WorldBlocks(file).view(in: viewport)
        let point = PackedWorld(center)
        var isInside = false
        for piece in view.pieces where piece.layer == layer {
            for part in piece.parts {
                let ring = view.geometry.vertices[view.geometry.vertexRange(ofPart: Int(part))]
                if Array(ring)[...].surrounds(point) { isInside.toggle() }
            }
        }
        return isInside
    }

    @Test(arguments: onLand, [1.0, 4, 8]) func citiesStandOnLand(_ spot: Spot, zoom: Double) throws {
        #expect(try Self.isInside(spot, .land, zoom: zoom))
    }

    @Test(arguments: atSea, [1.0, 4, 8]) func seasAreWater(_ spot: Spot, zoom: Double) throws {
        #expect(try !Self.isInside(spot, .land, zoom: zoom))
    }

    @Test(arguments: inLakes, [1.0, 4, 8]) func lakesAreWaterOnLand(_ spot: Spot, zoom: Double) throws {
        #expect(try Self.isInside(spot, .land, zoom: zoom))
        #expect(try Self.isInside(spot, .lakes, zoom: zoom))
    }

    @Test(arguments: [
        (Spot("Vienna", 16.37208, 48.20849), WorldPlace.Kind.capital),
        (Spot("Suva", 178.42531, -18.13683), .capital),
        (Spot("Graz", 15.45, 47.0667), .city), (Spot("Austria", 14.13, 47.52), .country),
        (Spot("Carinthia", 13.8, 46.8), .region), (Spot("North Sea", 3.2, 56.2), .water),
    ])
    func aNameStandsWhereItShould(_ spot: Spot, kind: WorldPlace.Kind) throws {
        let found = WorldFileTests.blocks.suffix(while: { $0.scale.blockBits == 5 }).flatMap(\.block.places)
            .filter { $0.name == spot.name && $0.kind == kind }
        let expected = WorldPoint(spot.coordinate)
        // Cities to a few metres, what has an extent somewhere in its middle.
        let slack = kind == .region || kind == .country ? 0.003 : 0.00004
        #expect(
            found.contains {
                abs($0.position.point.x - expected.x) < slack && abs($0.position.point.y - expected.y) < slack
            }, "\(found.map(\.position.point.coordinate))")
    }

    @Test func theMostImportantOfABlockComeFirst() {
        for placed in WorldFileTests.blocks {
            let ranks = placed.block.places.map(\.rank)
            #expect(ranks == ranks.sorted(by: >))
        }
    }
}

extension ArraySlice<PackedWorld> {
    /// By the even-odd rule.
    func surrounds(_ point: PackedWorld) -> Bool {
        guard let last else { return false }
        var isInside = false
        for (from, to) in zip([last] + dropLast(), self) where (from.y > point.y) != (to.y > point.y) {
            let share = Double(point.y - from.y) / Double(to.y - from.y)
            if Double(point.x) < Double(from.x) + share * Double(to.x - from.x) { isInside.toggle() }
        }
        return isInside
    }
}

extension Array {
    fileprivate func suffix(while keeps: (Element) -> Bool) -> ArraySlice<Element> {
        self[(lastIndex { !keeps($0) }.map { $0 + 1 } ?? startIndex)...]
    }
}
