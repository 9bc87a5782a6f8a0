import Geodesy
import Geography
import Testing

@Suite struct GeodesicTests {
    /// Lengths that are known otherwise: along the equator an arc of the semi-major axis; along the meridian its
    /// quadrant, 10 001 965.729 m on WGS 84.
    @Test(
        arguments: [
            ([Coordinate(0, 0), Coordinate(1, 0)], 6_378_137 * Double.pi / 180),
            ([Coordinate(10, 0), Coordinate(10, 90)], 10_001_965.729_313),
            ([Coordinate(10, 0), Coordinate(10, 45), Coordinate(10, 90)], 10_001_965.729_313),
            ([Coordinate(179, 0), Coordinate(181, 0)], 6_378_137 * Double.pi / 90),
            ([Coordinate(5, 5)], 0), ([], 0),
        ] as [([Coordinate], Double)])
    func length(_ line: [Coordinate], _ metres: Double) throws {
        #expect(abs(try Geodesic.length(line) - metres) < 1e-5)
    }

    /// The whole ellipsoid has 510 065 621 724 088 m²; an octant of it an eighth.
    @Test(arguments: [
        [Coordinate(0, 0), Coordinate(90, 0), Coordinate(0, 90)],
        [Coordinate(0, 0), Coordinate(0, 90), Coordinate(90, 0), Coordinate(0, 0)],
        [Coordinate(170, 0), Coordinate(260, 0), Coordinate(0, 90)],
    ])
    func area(_ ring: [Coordinate]) throws {
        #expect(abs(try Geodesic.area(ring) / (510_065_621_724_088.44 / 8) - 1) < 1e-12)
    }

    @Test func smallAreasKeepTheirDigits() throws {
        let (size, factor) = (1e-6, 111_319.490_793_273_6 * 110_574.275_821_594)
        let ring = [
            Coordinate(7, 0), Coordinate(7 + size, 0), Coordinate(7 + size, size), Coordinate(7, size),
        ]
        #expect(abs(try Geodesic.area(ring) / (size * size * factor) - 1) < 1e-6)
    }

    @Test(arguments: [[Coordinate(0, 91), Coordinate(1, 0), Coordinate(2, 0)]])
    func whatIsNotOnTheEarthIsRefused(_ line: [Coordinate]) {
        #expect(throws: GeodesyError.self) { try Geodesic.length(line) }
        #expect(throws: GeodesyError.self) { try Geodesic.area(line) }
    }
}
