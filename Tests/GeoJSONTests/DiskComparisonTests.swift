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
                    "bytes: 52 then, 53 now", "features: 1 then, 1 now", "line 3 differs", "- [3,4]]}",
                    "+ [3,4]]}\r",
                ]
            ),
        ] as [(String, [String])])
    func tellsWhatChanged(now: String, lines: [String]) throws {
        let folder = try TemporaryFolder()
        let document = try Document.read(DiskComparisonTests.text)
        let file = try folder.write("a", Array(now.utf8))
        #expect(try DiskComparison.lines(of: document, at: file) == lines)
    }
}
