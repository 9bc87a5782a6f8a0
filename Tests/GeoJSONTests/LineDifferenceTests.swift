import TestSupport
import Testing

@testable import GeoJSON

/// Which lines of a file another program changed.
@Suite struct LineDifferenceTests {
    private func differences(_ old: String, _ new: String) -> [LineDifference] {
        Array(old.utf8).withUnsafeBytes { old in
            Array(new.utf8).withUnsafeBytes { LineDifference.all(old: old, new: $0) }
        }
    }

    private func difference(_ old: String, _ new: String) -> LineDifference? {
        let found = differences(old, new)
        #expect(found.count < 2)
        return found.first
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

    @Test(arguments: [
        ("a\nb\nc\nd\ne\n", "a\nX\nc\nY\ne\n", ["line 2 differs", "line 4 differs"]),
        ("a\nb\nc\nd\ne\n", "a\nX\nX\nc\nY\ne\n", ["line 2 became lines 2-3", "line 4 differs, now line 5"]),
        ("a\nb\nc\nd\n", "b\nc\nX\nd\n", ["line 1 is gone", "line 3 is new"]),
        ("a\nb\nc\nd\n", "Y\nc\nX\nZ\n", ["lines 1-2 became line 1", "line 4 became lines 3-4"]),
        ("a\nb\nc\nd\n", "Y\na\nb\nc\n", ["line 1 is new", "line 4 is gone"]),
        ("a\r\nb\r\nc\r\n", "X\r\nb\r\nY\r\n", ["line 1 differs", "line 3 differs"]),
        ("a\nb\nc", "X\nb\nc\n", ["line 1 differs", "line 3 differs"]),
    ])
    func tellsEach(old: String, new: String, summaries: [String]) {
        let found = differences(old, new)
        #expect(found.map(\.summary) == summaries)
        #expect(found.allSatisfy { ($0.old + $0.new).allSatisfy { !$0.contains("\r") } })
    }

    /// What differs in too many lines is one difference, and costs no more than a look.
    @Test func veryManyLinesAreOneDifference() {
        let old = (0..<1200).map { "\($0)\nsame\n" }.joined()
        let new = (0..<1200).map { "new \($0)\nsame\n" }.joined()
        #expect(differences(old, new).map(\.summary) == ["lines 1-2399 differ"])
        let few = differences("x\n" + old + "y\n", "X\n" + old + "Y\n")
        #expect(few.map(\.summary) == ["line 1 differs", "line 2402 differs"])
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

    /// Cutting the lines that differ out of either text leaves the same lines, and no fewer than there can be.
    @Test func whatIsLeftOutIsTheSame() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0...12, using: &random)).map { _ in
                    ["\n", "a", "b\n", "a\n"].randomElement(using: &random) ?? ""
                }.joined()
            }
            var (old, new) = (lines(texts[0]), lines(texts[1]))
            let most = longestCommon(old, new)
            let found = differences(texts[0], texts[1])
            #expect(found.isEmpty == (texts[0] == texts[1]))
            for run in found.reversed() {
                old.removeSubrange(run.oldLines.lowerBound - 1..<run.oldLines.upperBound - 1)
                new.removeSubrange(run.newLines.lowerBound - 1..<run.newLines.upperBound - 1)
            }
            #expect(old == new, "\(texts)")
            #expect(old.count == most, "\(texts)")
        }
    }

    /// With their ends.
    private func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        let last = lines.popLast()?.dropLast() ?? ""
        return last.isEmpty ? lines : lines + [String(last)]
    }

    /// How many lines two texts have in common at most, by the table of all their beginnings.
    private func longestCommon(_ old: [String], _ new: [String]) -> Int {
        var row = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var next = [0]
            for (index, other) in new.enumerated() {
                next.append(line == other ? row[index] + 1 : max(row[index + 1], next[index]))
            }
            row = next
        }
        return row.last ?? 0
    }
}
