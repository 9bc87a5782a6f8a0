import GeoJSON
import Geography
import TestSupport
import Testing

/// The features that lie uppermost at a spot: the same before and after the lists are made that find them fast.
@Suite struct UppermostFeaturesTests {
    private static func document(count: Int) throws -> Document {
        var generator = SeededGenerator(seed: 7)
        let features = (0..<count).map { index in
            let x = Double.random(in: -170...160, using: &generator)
            let y = Double.random(in: -70...60, using: &generator)
            // Now and then a large one.
            let size = index % 500 == 0 ? 60.0 : Double.random(in: 0...0.5, using: &generator)
            return
                #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[\#(x),\#(y)],[\#(x + size),\#(y)]]}}"#
        }
        return try Document.read(
            bytes: Array(
                #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ","))]}"#.utf8))
    }

    @Test func areThoseThatMeetTheArea() throws {
        var document = try Self.document(count: 6000)
        var generator = SeededGenerator(seed: 8)
        for isListed in [false, true] {
            if isListed {
                document.makeDetail()
                #expect(document.overview != nil)
                _ = document.apply(try document.deleteFeature(17))
                _ = document.apply(
                    try document.moveFeature(
                        400, by: WorldVector(x: 0.1, y: 0.05), precision: .pointer(tenthOfDot: (0.01, 0.01))))
            }
            for most in [1, 8, 10_000] {
                for exponent in 16..<30 {
                    let x = Int32.random(in: 0...(1 << 30), using: &generator)
                    let y = Int32.random(in: 0...(1 << 30), using: &generator)
                    let area = PackedBox(
                        minX: x, minY: y, maxX: x &+ (1 << exponent), maxY: y &+ (1 << exponent))
                    let all = (0..<document.featureCount).reversed().filter {
                        document.packedBox(of: $0).intersects(area)
                    }
                    #expect(
                        document.uppermostFeatures(intersecting: area, atMost: most)
                            == Array(all.prefix(most)))
                }
            }
        }
    }
}
