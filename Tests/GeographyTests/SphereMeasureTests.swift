import Geography
import Testing

@Suite struct SphereMeasureTests {
    @Test func aDegreeOfLatitude() {
        let length = SphereMeasure.length([Coordinate(10, 0), Coordinate(10, 1)])
        // A 360th of the sphere's circumference.
        #expect(abs(length - 2 * .pi * SphereMeasure.radius / 360) < 1e-3)
    }

    @Test func anOctantIsAnEighthOfTheSphere() {
        let ring = [
            Coordinate(0, 0), Coordinate(90, 0), Coordinate(90, 90), Coordinate(0, 90), Coordinate(0, 0),
        ]
        let sphere = 4 * .pi * SphereMeasure.radius * SphereMeasure.radius
        #expect(abs(SphereMeasure.area(ring) - sphere / 8) / sphere < 1e-12)
    }

    @Test func directionAndClosingDoNotMatter() {
        let ring = [Coordinate(5, 50), Coordinate(6, 50.5), Coordinate(5.5, 51)]
        let area = SphereMeasure.area(ring)
        #expect(abs(SphereMeasure.area(ring.reversed()) - area) < 1e-3)
        #expect(abs(SphereMeasure.area(ring + [ring[0]]) - area) < 1e-3)
        #expect(area > 1e9)
    }

    @Test(arguments: [0, 1]) func nothingIsZero(_ count: Int) {
        let ring = Array(repeating: Coordinate(1, 2), count: count)
        #expect(SphereMeasure.area(ring) == 0)
        #expect(SphereMeasure.length(ring) == 0)
    }
}
