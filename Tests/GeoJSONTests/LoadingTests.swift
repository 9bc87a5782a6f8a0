import Glibc
import Testing

@testable import GeoJSON

/// The opening of a large file tells how far it is, and stops when it is told to.
@Suite struct LoadingTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Texts of some 3 MB, in which one thing is large each.
    static let large: [(name: String, text: String)] = {
        func many(_ part: String, _ count: Int) -> String {
            repeatElement(part, count: count).joined(separator: ",")
        }
        let point = #"{"type":"Point","coordinates":[1.25,2.5]}"#
        let positions = many("[11.25,47.5]", 240_000)
        return [
            ("a line", #"{"type":"LineString","coordinates":[\#(positions)]}"#),
            ("a line of unknown type", #"{"coordinates":[\#(positions)],"type":"LineString"}"#),
            (
                "rings",
                #"{"type":"MultiPolygon","coordinates":[[\#(many("[[1,2],[3,4],[5,6]]", 150_000))]]}"#
            ),
            ("members", #"{"type":"Point","coordinates":[1,2],"a":[\#(many("{\"b\":1}", 380_000))]}"#),
            ("features", #"{"type":"FeatureCollection","features":[\#(many(point, 75_000))]}"#),
            ("lines", repeatElement(point, count: 75_000).joined(separator: "\n")),
        ]
    }()

    @Test(arguments: 0..<large.count) func tellsItsProgress(index: Int) throws {
        let path = try folder.write("a", Array(LoadingTests.large[index].text.utf8))
        var told: [Double] = []
        _ = try Document.open(path: path) { done in
            told.append(done)
            return true
        }
        #expect(told == told.sorted())
        #expect(told.allSatisfy { (0...1).contains($0) })
        // Most of the time goes into scanning, of which every megabyte is told.
        #expect(told.count { $0 > 0.5 } >= 2, "\(told)")
    }

    @Test(arguments: 0..<large.count) func stops(index: Int) throws {
        let path = try folder.write("a", Array(LoadingTests.large[index].text.utf8))
        for limit in [0, 0.6] {
            var last = 0.0
            #expect(throws: DocumentError(reason: "reading was stopped")) {
                try Document.open(path: path) { done in
                    last = done
                    return done < limit
                }
            }
            #expect(last >= limit)
        }
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x7B, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x7B], "UTF-16"),
            ([0x7B, 0x00, 0x22, 0x00], "UTF-16LE"), ([0x00, 0x7B, 0x00, 0x22], "UTF-16BE"),
            ([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0, 0, 0], "UTF-32"),
            ([0x00, 0x00, 0xFE, 0xFF, 0, 0, 0, 0x7B], "UTF-32"),
            ([0x7B, 0x00, 0x00, 0x00], "UTF-32LE"), ([0x00, 0x00, 0x00, 0x7B], "UTF-32BE"),
        ] as [([UInt8], String)])
    func hintsAtOtherEncodings(bytes: [UInt8], name: String) {
        let error = #expect(throws: DocumentError.self) { try Document.read(bytes: bytes) }
        #expect(error?.place == nil)
        #expect(error?.reason.contains("is \(name), and plat reads UTF-8: iconv -f \(name) -t UTF-8") == true)
    }

    /// What is no other encoding gets the scanner's own words.
    @Test(arguments: [[], [0], [0x7B, 0], [0xFF], [0, 0, 0, 0], Array("{\0\0\"".utf8)] as [[UInt8]])
    func doesNotGuess(bytes: [UInt8]) {
        let error = #expect(throws: DocumentError.self) { try Document.read(bytes: bytes) }
        #expect(error?.place != nil)
    }

    /// The index counts in 32 bits; a file that has more is too large to test with.
    @Test func moreVerticesThanAreCountedAreRefused() {
        let most = 4_294_967_294
        #expect(IndexBuilder.refusal(ofCount: most) == nil)
        let refusal = "the file has more than 4294967294 vertices, the most that can be shown"
        #expect(IndexBuilder.refusal(ofCount: most + 1) == refusal)
        #expect(UInt32.max.addingClamped(1) == .max && UInt32(5).addingClamped(6) == 11)
    }
}
