import Glibc

/// Where two texts differ, by lines: all that lies between what they have in common at their beginnings and at
/// their ends. Lines end at LF.
public struct LineDifference: Hashable, Sendable {
    /// The lines that differ, from 1; empty where the other text only has more.
    public let oldLines: Range<Int>
    public let newLines: Range<Int>
    /// The first of those lines, each cut to an excerpt.
    public let old: [String]
    public let new: [String]

    /// How many lines are kept of either text.
    public static let limit = 100

    /// nil when the texts are the same.
    public init?(old: UnsafeRawBufferPointer, new: UnsafeRawBufferPointer) {
        let first = LineDifference.firstDifference(old, new)
        guard first < max(old.count, new.count) else { return nil }
        let start = (old[..<first].lastIndex(of: LineDifference.feed) ?? -1) + 1
        let tail = LineDifference.commonLines(atEndOf: old, new, behind: start)
        let before = LineDifference.lineCount(old[..<start]) + 1
        let (oldPart, newPart) = (old[start..<(old.count - tail)], new[start..<(new.count - tail)])
        oldLines = before..<(before + LineDifference.lineCount(oldPart))
        newLines = before..<(before + LineDifference.lineCount(newPart))
        self.old = LineDifference.excerpts(oldPart, from: first)
        self.new = LineDifference.excerpts(newPart, from: first)
    }

    private static let feed: UInt8 = 0x0A

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
            return place == start || bytes[place - 1] == feed
        }
        while same < most, old[old.count - same - 1] == new[new.count - same - 1] {
            same += 1
            if beginsLine(old), beginsLine(new) { lines = same }
        }
        return lines
    }

    /// A last line without a line end counts too.
    private static func lineCount(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let ends = bytes.count { $0 == feed }
        return bytes.last.map { $0 == feed ? ends : ends + 1 } ?? 0
    }

    /// The first lines; of the one that holds the place `first`, what is around it.
    private static func excerpts(_ bytes: Slice<UnsafeRawBufferPointer>, from first: Int) -> [String] {
        var lines: [String] = []
        var rest = bytes
        while !rest.isEmpty, lines.count < limit {
            let end = rest.firstIndex(of: feed) ?? rest.endIndex
            lines.append(excerpt(rest[..<end], around: lines.isEmpty ? first : rest.startIndex))
            rest = rest[min(rest.endIndex, end + 1)...]
        }
        return lines
    }

    private static let before = 24
    private static let longest = 120

    /// A piece of a line that may be as long as the file.
    private static func excerpt(_ line: Slice<UnsafeRawBufferPointer>, around place: Int) -> String {
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
        if oldLines == newLines {
            return "\(LineDifference.name(oldLines)) \(oldLines.count == 1 ? "differs" : "differ")"
        }
        return "\(LineDifference.name(oldLines)) became \(LineDifference.name(newLines))"
    }

    private static func name(_ lines: Range<Int>) -> String {
        lines.count == 1 ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound)-\(lines.upperBound - 1)"
    }
}
