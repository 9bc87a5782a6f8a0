import Testing

@testable import GeoJSON

@Suite struct DiskComparisonTests {
    private static let text = "{\"type\":\"LineString\",\"coordinates\":[\n[1,2],\n[3,4]]}\n"

    @Test(
        arguments: [
            (text, ["The bytes are the same as before."]),
            (
                "{\"type\":\"LineString\",\"coordinates\":[\n[1,2.5],\n[3,4]]}\n",
                [
                    "bytes: 52 then, 54 now", "features: 1 then, 1 now", "line 2 differs", "- [1,2],",
                    "+ [1,2.5],",
                ]
            ),
            (
                text + text,
                [
                    "bytes: 52 then, 104 now", "features: 1 then, 2 now", "lines 4-6 are new",
                    "+ {\"type\":\"LineString\",\"coordinates\":[", "+ [1,2],", "+ [3,4]]}",
                ]
            ),
            (
                "{\"type\":\"LineString\",\"coordinates\":[\n",
                [
                    "bytes: 52 then, 37 now",
                    "features: 1 then; now the file:2:1: the file ends in the middle of the JSON text",
                    "lines 2-3 are gone", "- [1,2],", "- [3,4]]}",
                ]
            ),
            (
                text.replacing("]}\n", with: "]}\r\n"),
                [
                    "bytes: 52 then, 53 now", "features: 1 then, 1 now",
                    "line 3 differs, in what does not show", "- [3,4]]}", "+ [3,4]]}",
                ]
            ),
            (
                "{\"type\":\"LineString\", \"coordinates\":[\n[1,2],\n[0,0],\n[3,5]]}\n",
                [
                    "bytes: 52 then, 60 now", "features: 1 then, 1 now", "line 1 differs",
                    "- {\"type\":\"LineString\",\"coordinates\":[",
                    "+ {\"type\":\"LineString\", \"coordinates\":[",
                    "line 3 became lines 3-4", "- [3,4]]}", "+ [0,0],", "+ [3,5]]}",
                ]
            ),
        ] as [(String, [String])])
    func tellsWhatChanged(now: String, lines: [String]) throws {
        let folder = try TemporaryFolder()
        let document = try Document.read(DiskComparisonTests.text)
        let file = try folder.write("a", Array(now.utf8))
        #expect(try DiskComparison.lines(of: document, at: file) == lines)
    }

    /// The line ends of a file from another system are no part of what is shown.
    @Test func carriageReturnsAreNotShown() throws {
        let folder = try TemporaryFolder()
        let old = DiskComparisonTests.text.replacing("\n", with: "\r\n")
        let file = try folder.write("a", Array(old.replacing("1,2", with: "1,3").utf8))
        let lines = try DiskComparison.lines(of: Document.read(old), at: file)
        #expect(lines.dropFirst(2) == ["line 2 differs", "- [1,2],", "+ [1,3],"])
    }

    @Test func manyDifferencesAreCounted() throws {
        let positions = (0..<400).map { "[\($0),0]" }
        func text(_ positions: [String]) -> String {
            "{\"type\":\"LineString\",\"coordinates\":[\n" + positions.joined(separator: ",\n") + "]}\n"
        }
        let folder = try TemporaryFolder()
        let others = positions.enumerated().map { $0 % 2 == 0 ? $1 : "[\($0),1]" }
        let file = try folder.write("a", Array(text(others).utf8))
        let lines = try DiskComparison.lines(of: Document.read(text(positions)), at: file)
        #expect(lines.count == 2 + 100 * 3 + 1)
        #expect(lines.last == "and 100 more differences")
    }
}
