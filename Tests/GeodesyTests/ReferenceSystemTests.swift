import Geodesy
import Geography
import Testing

@Suite struct ReferenceSystemTests {
    @Test(
        arguments: [
            "urn:ogc:def:crs:OGC:1.3:CRS84", "urn:ogc:def:crs:OGC::CRS84", "OGC:CRS84", "EPSG:4326",
            "urn:ogc:def:crs:EPSG::4326", "http://www.opengis.net/def/crs/OGC/1.3/CRS84",
        ])
    func isTheUsualOne(_ name: String) {
        #expect(ReferenceSystem(name: name) == nil)
    }

    @Test(
        arguments: [
            "urn:ogc:def:crs:EPSG::3857", "urn:ogc:def:crs:EPSG:6.9:3857", "EPSG:3857", "epsg:3857",
            "urn:x-ogc:def:crs:EPSG::3857", "http://www.opengis.net/def/crs/EPSG/0/3857", "EPSG:900913",
        ])
    func isWebMercator(_ name: String) throws {
        let system = try #require(ReferenceSystem(name: name))
        #expect(system.problem == nil)
        let place = try #require(system.places(of: [Coordinate(1_113_194.9079327357, 0)], isPath: false)[0])
        #expect(abs(place.longitude - 10) < 1e-9 && abs(place.latitude) < 1e-9)
    }

    @Test(
        arguments: [
            "", "EPSG", "EPSG:", "EPSG:99999999", "EPSG:1;2", "EPSG:20 56", "+proj=merc", "/etc/passwd",
            "a:/b",
            "urn:ogc:def:crs:EPSG", "urn:ogc:def:crs:EPSG:::::4326", "EPSG:5701", "EPSG:4978", "http://a/b/c",
            "WGS 84: x",
        ])
    func cannotBeUsed(_ name: String) throws {
        let system = try #require(ReferenceSystem(name: name))
        #expect(system.problem?.isEmpty == false)
        let some = [Coordinate(10, 50), Coordinate(600_000, 200_000)]
        #expect(system.places(of: some, isPath: true) == [Coordinate(10, 50), nil])
        #expect(system.fileCoordinates(of: some, near: some) == [nil, nil])
    }

    /// The old observatory of Berne, from which the Swiss grid counts; its place as swisstopo's formulas give it.
    @Test func swissGrid() throws {
        let system = try #require(ReferenceSystem(name: "EPSG:2056"))
        let place = try #require(system.places(of: [Coordinate(2_600_000, 1_200_000)], isPath: false)[0])
        #expect(abs(place.longitude - 7.438_632) < 2e-6 && abs(place.latitude - 46.951_083) < 2e-6)
    }

    /// A line goes on beyond 180 degrees, and one the long way about stays the long way; points are by themselves.
    @Test(arguments: [
        ([19_000_000.0, 21_000_000, 22_000_000], true, [170.68, 188.65, 197.63]),
        ([-19_000_000.0, -21_000_000, -19_000_000], true, [-170.68, -188.65, -170.68]),
        ([-19_000_000.0, 19_000_000], true, [-170.68, 170.68]),
        ([19_000_000.0, 21_000_000], false, [170.68, -171.35]),
    ])
    func aLineGoesOnBeyondTheEdge(_ easts: [Double], _ isPath: Bool, _ longitudes: [Double]) throws {
        let system = try #require(ReferenceSystem(name: "EPSG:3857"))
        let places = system.places(of: easts.map { Coordinate($0, 0) }, isPath: isPath)
        for (place, longitude) in zip(places, longitudes) {
            #expect(abs((place?.longitude ?? .nan) - longitude) < 0.01)
        }
    }
}
