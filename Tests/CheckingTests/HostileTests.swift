import Checking
import GeoJSON
import Geography
import Testing

/// Inputs made to break it: they are judged, quickly, and nothing traps.
@Suite struct HostileTests {
    @Test func deepNesting() throws {
        let deep = String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
        let objects =
            String(repeating: #"{"a":"#, count: 20_000) + "1" + String(repeating: "}", count: 20_000)
        let collections =
            String(repeating: #"{"type":"GeometryCollection","geometries":["#, count: 5_000)
            + String(repeating: "]}", count: 5_000)
        for value in [deep, objects] {
            #expect(
                try Found(#"{"type":"Feature","geometry":null,"properties":{"x":\#(value)}}"#).findings
                    .isEmpty)
            _ = try Found(#"{"type":"Point","coordinates":\#(value)}"#)
            _ = try Found(#"{"type":"Point","bbox":\#(value),"crs":\#(value),"coordinates":[1,2]}"#)
        }
        #expect(try Found(collections).findings.allSatisfy { $0.code == "nested-collection" })
    }

    @Test(arguments: [
        "1e308", "-1e308", "1e200", "1e16", "4e-324", "179.99999999999999999", "1e-9999", "-0.0",
    ])
    func numbersAtTheEdge(number: String) throws {
        for ring in [
            "[[0,0],[\(number),0],[1,\(number)],[0,0]]",
            "[[\(number),\(number)],[1,1],[1,0],[0,1],[\(number),\(number)]]",
        ] {
            let found = try Found(#"{"type":"Polygon","bbox":[0,0,\#(number),1],"coordinates":[\#(ring)]}"#)
            #expect(found.findings.allSatisfy { !$0.message.isEmpty })
        }
    }

    /// Every segment overlaps every other.
    private func needles(_ count: Int) -> [Coordinate] {
        var ring = (0..<count).map {
            Coordinate($0.isMultiple(of: 2) ? -50 : 50, Double($0) * 1e-6 + ($0.isMultiple(of: 2) ? 0 : 60))
        }
        ring.append(Coordinate(-100, 80))
        ring.append(ring[0])
        return ring
    }

    @Test func needlesInTheEditor() throws {
        let ring = needles(3_000)
        let geometry = FeatureGeometry(
            kind: .polygon, parts: [.init(kind: .exteriorRing, path: [0], coordinates: ring)])
        #expect(selfIntersection(of: geometry) == nil)
    }

    /// Hundreds of millions of pairs, which GEOS would compare for half an hour.
    @Test func needlesInAFile() throws {
        let positions = needles(20_000).map { "[\($0.longitude),\($0.latitude)]" }.joined(separator: ",")
        let found = try Found(#"{"type":"Polygon","coordinates":[[\#(positions)]]}"#)
        #expect(found.findings.contains { $0.code == "not-judged" })
    }

    @Test func manyFindingsOfOneKindAreOne() throws {
        let positions = Array(repeating: "[200,100]", count: 10_000).joined(separator: ",")
        let found = try Found(#"{"type":"MultiPoint","coordinates":[\#(positions)]}"#)
        #expect(found.findings.map(\.code) == ["latitude-range", "longitude-range"])
        #expect(found.findings.first?.message.contains("9999 more") == true)
    }

    @Test func featuresAreCountedOverAllRoots() throws {
        let point = #"{"type":"Point","coordinates":[0,91]}"#
        let text = """
            {"type":"FeatureCollection","features":[1,\(point)]}
            \(point)
            """
        let found = try Found(text).findings
        #expect(found.filter { $0.code == "latitude-range" }.map(\.feature) == [1, 2])
        #expect(found.map(\.place) == ["1:41", "1:43", "1:73", "2:31"])
    }
}
