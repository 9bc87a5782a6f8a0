import Checking
import GeoJSON
import Geography
import Testing

/// What the editor asks after an edit.
@Suite struct SelfIntersectionTests {
    private func place(_ text: String) throws -> Coordinate? {
        selfIntersection(of: try Document.read(bytes: Array(text.utf8)).geometry(of: 0))
    }

    @Test(arguments: [
        ("[[0,0],[2,2],[2,0],[0,2],[0,0]]", Coordinate(1, 1)),
        // Through a vertex, where only exact arithmetic can tell crossing from touching.
        ("[[0,0],[1,1],[2,2],[2,0],[1,1],[0,2],[0,0]]", Coordinate(1, 1)),
        ("[[0,0],[9,0],[9,9],[0,9],[0,0]],[[1,1],[3,3],[3,1],[1,3],[1,1]]", Coordinate(2, 2)),
        // Open, and over 180 degrees.
        ("[[0,0],[2,2],[2,0],[0,2]]", Coordinate(1, 1)),
    ]) func crosses(rings: String, where expected: Coordinate) throws {
        #expect(try place(#"{"type":"Polygon","coordinates":[\#(rings)]}"#) == expected)
    }

    @Test(arguments: [
        #"{"type":"Polygon","coordinates":[[[0,0],[2,0],[2,2],[0,2],[0,0]]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[5,0],[4,2],[6,2],[5,0],[9,0],[9,9],[0,9],[0,0]]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0],[9,0],[12,0],[9,0],[9,9],[0,9],[0,0]]]}"#,
        #"{"type":"Polygon","coordinates":[[[0,0]],[],[[1,1],[1,1],[1,1],[1,1]]]}"#,
        #"{"type":"LineString","coordinates":[[0,0],[2,2],[2,0],[0,2],[0,0]]}"#,
        #"{"type":"Polygon","coordinates":[[[170,0],[-170,0],[-170,10],[170,10],[170,0]]]}"#,
        #"{"type":"Polygon","coordinates":[]}"#,
    ]) func doesNotCross(text: String) throws { #expect(try place(text) == nil) }

    /// The quick search and GEOS say the same of random rings.
    @Test func agreesWithGEOS() throws {
        var random = SplitMix(state: 7946)
        var counts = [0, 0]
        for _ in 0..<2_000 {
            let count = Int.random(in: 4...9, using: &random)
            let positions = (0..<count).map { _ in
                "[\(Int.random(in: 0...6, using: &random)),\(Int.random(in: 0...6, using: &random))]"
            }
            let ring = (positions + positions.prefix(1)).joined(separator: ",")
            let text = #"{"type":"Polygon","coordinates":[[\#(ring)]]}"#
            let isCrossed = try Found(text).findings.contains { $0.code == "self-intersection" }
            let place = try place(text)
            #expect((place != nil) == isCrossed, "\(ring)")
            counts[isCrossed ? 1 : 0] += 1
        }
        #expect(counts.allSatisfy { $0 > 100 })
    }
}

/// Steele, Lea and Flood's generator (2014): the same numbers every time.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
