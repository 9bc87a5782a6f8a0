import Geography
import Testing

@Suite struct SphereCircleTests {
    @Test(arguments: [
        (Coordinate(0, 0), 1000.0), (Coordinate(10, 54), 5e5), (Coordinate(179.9, -60), 2e4),
        (Coordinate(-531, 30), 10.0), (Coordinate(5, 80), 1e6),
    ]) func everyVertexLiesAtTheDistance(_ row: (center: Coordinate, distance: Double)) throws {
        let ring = try #require(SphereMeasure.circle(around: row.center, distance: row.distance))
        #expect(ring.count == 65)
        #expect(ring.first == ring.last)
        for place in ring {
            let distance = SphereMeasure.distance(row.center, place)
            #expect(abs(distance - row.distance) < row.distance * 1e-6 + 1e-3)
            #expect(abs(place.longitude - row.center.longitude) < 180)
        }
        let area = zip(ring, ring.dropFirst()).reduce(0.0) {
            $0 + $1.0.longitude * $1.1.latitude - $1.1.longitude * $1.0.latitude
        }
        #expect(area > 0, "counter-clockwise")
    }

    @Test(arguments: [(89.0, 2e5), (0.0, 0.0), (-85.0, 6e5), (0.0, .nan), (.nan, 10.0)])
    func someAreNone(_ row: (latitude: Double, distance: Double)) {
        #expect(SphereMeasure.circle(around: Coordinate(0, row.latitude), distance: row.distance) == nil)
    }
}
