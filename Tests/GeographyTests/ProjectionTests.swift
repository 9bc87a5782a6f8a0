import Geography
import Testing

/// Coordinates to the map and back.
@Suite struct ProjectionTests {
    @Test(arguments: [
        (Coordinate(0, 0), 0.5, 0.5), (Coordinate(-180, 0), 0, 0.5), (Coordinate(180, 0), 1, 0.5),
        (Coordinate(0, WorldPoint.latitudeLimit), 0.5, 0), (Coordinate(0, -WorldPoint.latitudeLimit), 0.5, 1),
        (Coordinate(0, 90), 0.5, 0), (Coordinate(0, -1000), 0.5, 1), (Coordinate(-531, 0), -0.975, 0.5),
        // In metres by EPSG:3857, a world of 40075016.685578 of them.
        (
            Coordinate(45, 45), 0.5 + 5_009_377.085697 / 40_075_016.685578,
            0.5 - 5_621_521.486192 / 40_075_016.685578
        ),
    ])
    func projects(coordinate: Coordinate, x: Double, y: Double) {
        let point = WorldPoint(coordinate)
        #expect(abs(point.x - x) < 1e-12)
        #expect(abs(point.y - y) < 1e-12)
    }

    @Test func comesBack() {
        for longitude in stride(from: -540.0, through: 540, by: 17.3) {
            for latitude in stride(from: -85.0, through: 85, by: 4.1) {
                let back = WorldPoint(Coordinate(longitude, latitude)).coordinate
                #expect(abs(back.longitude - longitude) < 1e-11)
                #expect(abs(back.latitude - latitude) < 1e-11)
            }
        }
    }

    @Test func packingKeepsThePlaceWithinAStep() {
        for longitude in stride(from: -360.0, through: 360, by: 13.7) {
            for latitude in stride(from: -85.0, through: 85, by: 7.9) {
                let point = WorldPoint(Coordinate(longitude, latitude))
                let packed = PackedWorld(point).point
                #expect(abs(packed.x - point.x) <= 1 / PackedWorld.scale)
                #expect(abs(packed.y - point.y) <= 1 / PackedWorld.scale)
            }
        }
    }

    @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan, 4.5, -7.25])
    func packsAnything(value: Double) {
        let packed = PackedWorld(WorldPoint(x: value, y: value)).point
        #expect((-2...2).contains(packed.x) && (-2...2).contains(packed.y))
        _ = PackedBox(WorldBox(minX: value, minY: value, maxX: value, maxY: value))
        if value == 4.5 || value == -7.25 { #expect(packed.x == value - value.rounded(.down)) }
    }

    @Test func aShiftWithoutWayKeepsTheNumbers() {
        let coordinate = Coordinate(0.1 + 0.2, 89.3)
        #expect(coordinate.shifted(by: .zero) == coordinate)
        let east = coordinate.shifted(by: WorldVector(x: 0.25, y: 0))
        #expect(east == Coordinate(coordinate.longitude + 90, 89.3))
        let south = coordinate.shifted(by: WorldVector(x: 0, y: 0.5))
        #expect(south.longitude == coordinate.longitude)
        #expect(abs(south.latitude) < 1e-9)
    }
}
