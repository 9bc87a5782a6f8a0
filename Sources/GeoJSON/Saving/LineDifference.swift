import Glibc

/// Lines of a text in whose place another text has others. Lines end at LF.
public struct LineDifference: Hashable, Sendable {
    /// The lines that differ, from 1; empty where the other text only has more.
    public let oldLines: Range<Int>
    public let newLines: Range<Int>
    /// The first of those lines, each cut to an excerpt.
    public let old: [String]
    public let new: [String]

    /// How many lines are kept of either text.
    public static let limit = 100
    /// How much may differ for the lines in it to be compared; what is more is told as one difference.
    private static let (mostBytes, mostLines) = (16 << 20, 10_000)

    /// Where two texts differ, from the first difference to the last; none when they are the same.
    public static func all(old: UnsafeRawBufferPointer, new: UnsafeRawBufferPointer) -> [LineDifference] {
        let first = firstDifference(old, new)
        guard first < max(old.count, new.count) else { return [] }
        let start = (old[..<first].lastIndex(of: TextLines.feed) ?? -1) + 1
        let tail = commonLines(atEndOf: old, new, behind: start)
        let before = TextLines.count(old[..<start]) + 1
        let oldPart = TextLines(old, start..<(old.count - tail))
        let newPart = TextLines(new, start..<(new.count - tail))
        let isLarge =
            max(old.count, new.count) - tail - start > mostBytes
            || max(oldPart.count, newPart.count) > mostLines
        let runs = isLarge ? [(0..<oldPart.count, 0..<newPart.count)] : LineRuns.between(oldPart, newPart)
        return runs.map { LineDifference(oldPart, $0, newPart, $1, before: before) }
    }

    private init(
        _ old: TextLines, _ oldRun: Range<Int>, _ new: TextLines, _ newRun: Range<Int>, before: Int
    ) {
        oldLines = (oldRun.lowerBound + before)..<(oldRun.upperBound + before)
        newLines = (newRun.lowerBound + before)..<(newRun.upperBound + before)
        self.old = LineDifference.excerpts(old, oldRun, against: new, newRun)
        self.new = LineDifference.excerpts(new, newRun, against: old, oldRun)
    }

    private static func firstDifference(_ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer) -> Int {
        let count = min(old.count, new.count)
        let piece = 4096
        var index = 0
        while index + piece <= count, let one = old.baseAddress, let other = new.baseAddress,
            memcmp(one + index, other + index, piece) == 0
        {
            index += piece
        }
        while index < count, old[index] == new[index] { index += 1 }
        return index
    }

    /// How many bytes at their ends are whole lines of both, none of which begins before `start`.
    private static func commonLines(
        atEndOf old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, behind start: Int
    ) -> Int {
        let most = min(old.count, new.count) - start
        var same = 0
        var lines = 0
        func beginsLine(_ bytes: UnsafeRawBufferPointer) -> Bool {
            let place = bytes.count - same
            return place == start || bytes[place - 1] == TextLines.feed
        }
        while same < most, old[old.count - same - 1] == new[new.count - same - 1] {
            same += 1
            if beginsLine(old), beginsLine(new) { lines = same }
        }
        return lines
    }

    /// The first lines of a run; of each, what is around the place where it differs from the one in its place.
    private static func excerpts(
        _ lines: TextLines, _ run: Range<Int>, against others: TextLines, _ otherRun: Range<Int>
    ) -> [String] {
        (0..<min(limit, run.count)).map { index in
            let line = lines[run.lowerBound + index]
            guard index < otherRun.count else { return excerpt(line, around: 0) }
            return excerpt(line, around: firstDifference(line, others[otherRun.lowerBound + index]))
        }
    }

    private static let before = 24
    private static let longest = 120

    /// A piece of a line that may be as long as the file, without the line end.
    private static func excerpt(_ whole: UnsafeRawBufferPointer, around place: Int) -> String {
        var line = whole[...]
        if line.last == TextLines.feed { line.removeLast() }
        if line.last == 0x0D { line.removeLast() }
        var start = max(line.startIndex, min(place, line.endIndex) - before)
        if line.endIndex - line.startIndex <= longest { start = line.startIndex }
        // Not in the middle of a character.
        while start > line.startIndex, line[start] & 0xC0 == 0x80 { start -= 1 }
        var end = min(line.endIndex, start + longest)
        while end < line.endIndex, end > start, line[end] & 0xC0 == 0x80 { end -= 1 }
        let text = String(decoding: line[start..<end], as: UTF8.self)
        return (start > line.startIndex ? "…" : "") + text + (end < line.endIndex ? "…" : "")
    }
}

extension LineDifference {
    /// Such as `lines 12-14 became lines 12-15`.
    public var summary: String {
        if oldLines.isEmpty {
            return "\(LineDifference.name(newLines)) \(newLines.count == 1 ? "is" : "are") new"
        }
        if newLines.isEmpty {
            return "\(LineDifference.name(oldLines)) \(oldLines.count == 1 ? "is" : "are") gone"
        }
        if oldLines.count == newLines.count {
            let verb = oldLines.count == 1 ? "differs" : "differ"
            let now = oldLines == newLines ? "" : ", now \(LineDifference.name(newLines))"
            return "\(LineDifference.name(oldLines)) \(verb)\(now)"
        }
        return "\(LineDifference.name(oldLines)) became \(LineDifference.name(newLines))"
    }

    private static func name(_ lines: Range<Int>) -> String {
        lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound - 1)"
    }
}
