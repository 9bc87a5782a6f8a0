import TestSupport
import Testing

@testable import GeoJSON

/// Which lines of a file another program changed.
@Suite struct LineDifferenceTests {
    private func difference(_ old: String, _ new: String) -> LineDifference? {
        Array(old.utf8).withUnsafeBytes { old in
            Array(new.utf8).withUnsafeBytes { LineDifference(old: old, new: $0) }
        }
    }

    @Test(
        arguments: [
            ("a\nb\nc\n", "a\nX\nc\n", "line 2 differs", ["b"], ["X"]),
            ("a\nb\nc\n", "a\nX\nY\nc\n", "line 2 became lines 2-3", ["b"], ["X", "Y"]),
            ("a\nb\nc\nd\n", "a\nX\nY\nd\n", "lines 2-3 differ", ["b", "c"], ["X", "Y"]),
            ("a\nb\nc\n", "a\nc\n", "line 2 is gone", ["b"], []),
            ("a\nb\nc\nd\n", "a\nd\n", "lines 2-3 are gone", ["b", "c"], []),
            ("a\nc\n", "a\nb\nc\n", "line 2 is new", [], ["b"]),
            ("a\n", "a\nb\nc\n", "lines 2-3 are new", [], ["b", "c"]),
            ("a\na\n", "a\na\na\n", "line 3 is new", [], ["a"]),
            ("a\na\na\n", "a\na\n", "line 3 is gone", ["a"], []),
            ("", "a", "line 1 is new", [], ["a"]),
            ("a", "", "line 1 is gone", ["a"], []),
            ("a\nb", "a\nb\n", "line 2 differs", ["b"], ["b"]),
            ("ab\nc", "xb\nc", "line 1 differs", ["ab"], ["xb"]),
            ("xa\nc", "ya\nc", "line 1 differs", ["xa"], ["ya"]),
            ("a\nxc\n", "a\nyc\n", "line 2 differs", ["xc"], ["yc"]),
        ] as [(String, String, String, [String], [String])])
    func tells(old: String, new: String, summary: String, oldLines: [String], newLines: [String]) throws {
        let found = try #require(difference(old, new))
        #expect(found.summary == summary)
        #expect(found.old == oldLines)
        #expect(found.new == newLines)
    }

    @Test(arguments: ["", "a", "a\nb\n"]) func sameTexts(text: String) {
        #expect(difference(text, text) == nil)
    }

    /// A minified file is a single line.
    @Test func longLinesAreCutAroundTheDifference() throws {
        let (left, right) = (String(repeating: "ä", count: 5000), String(repeating: "z", count: 5000))
        let found = try #require(difference(left + "1" + right, left + "2" + right))
        #expect(found.summary == "line 1 differs")
        let (shown, other) = (try #require(found.old.first), try #require(found.new.first))
        #expect(shown.hasPrefix("…ää") && shown.contains("ä1z") && shown.hasSuffix("z…"))
        #expect(other.contains("ä2z"))
        #expect(shown.utf8.count < 140)
    }

    @Test func manyLinesAreCounted() throws {
        let lines = (0..<1000).map { "\($0)\n" }.joined()
        let found = try #require(difference("a\n" + lines, "a\nb\n"))
        #expect(found.oldLines == 2..<1002 && found.newLines == 2..<3)
        #expect(found.old.count == LineDifference.limit && found.new == ["b"])
    }

    /// Cutting the lines that differ out of either text leaves the same lines before and behind.
    @Test func whatIsLeftOutIsTheSame() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    ["\n", "a", "b\n", "a\n"].randomElement(using: &random) ?? ""
                }.joined()
            }
            guard let found = difference(texts[0], texts[1]) else {
                #expect(texts[0] == texts[1])
                continue
            }
            let parts = texts.map { text -> [Substring] in
                var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                if lines.last == "" { lines.removeLast() }
                return lines
            }
            var (old, new) = (parts[0], parts[1])
            old.removeSubrange(found.oldLines.lowerBound - 1..<found.oldLines.upperBound - 1)
            new.removeSubrange(found.newLines.lowerBound - 1..<found.newLines.upperBound - 1)
            #expect(old == new, "\(texts)")
        }
    }
}
