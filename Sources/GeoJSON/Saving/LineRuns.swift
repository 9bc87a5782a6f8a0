import Glibc

/// A text by its lines, which end at LF. Borrows the bytes.
struct TextLines {
    static let feed: UInt8 = 0x0A
    let bytes: UnsafeRawBufferPointer
    /// Where each line begins, and last where the text ends.
    private(set) var starts: [Int] = []

    /// The lines of a part that begins with a line.
    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        self.bytes = bytes
        var place = range.lowerBound
        while place < range.upperBound {
            starts.append(place)
            place =
                bytes[place..<range.upperBound].firstIndex(of: TextLines.feed).map { $0 + 1 }
                ?? range.upperBound
        }
        starts.append(range.upperBound)
    }

    var count: Int { starts.count - 1 }

    /// With its end.
    subscript(line: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[starts[line]..<starts[line + 1]])
    }

    /// A last line without a line end counts too.
    static func count(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let ends = bytes.count { $0 == feed }
        return bytes.last.map { $0 == feed ? ends : ends + 1 } ?? 0
    }
}

/// Which lines of two texts stand for others, counted in the parts that were compared.
enum LineRuns {
    typealias Run = (old: Range<Int>, new: Range<Int>)

    /// How many lines may be taken away and added; what differs in more is one run.
    private static let most = 1000

    static func between(_ old: TextLines, _ new: TextLines) -> [Run] {
        let whole: Run = (0..<old.count, 0..<new.count)
        guard old.count > 0, new.count > 0 else { return [whole] }
        var numbers: [Line: Int] = [:]
        let (oldNumbers, newNumbers) = (number(old, &numbers), number(new, &numbers))
        guard let matches = ShortestEdit.matches(oldNumbers, newNumbers, most: most) else { return [whole] }
        var runs: [Run] = []
        var end: (old: Int, new: Int) = (0, 0)
        for match in matches + [(old.count, new.count)] {
            if match != end { runs.append((end.old..<match.old, end.new..<match.new)) }
            end = (match.old + 1, match.new + 1)
        }
        return runs
    }

    /// A number for each line, the same for the same bytes.
    private static func number(_ lines: TextLines, _ numbers: inout [Line: Int]) -> [Int] {
        (0..<lines.count).map { index in
            let line = Line(bytes: lines[index])
            let number = numbers[line] ?? numbers.count
            numbers[line] = number
            return number
        }
    }

    private struct Line: Hashable {
        let bytes: UnsafeRawBufferPointer

        static func == (one: Line, other: Line) -> Bool {
            guard one.bytes.count == other.bytes.count else { return false }
            guard let start = one.bytes.baseAddress, let otherStart = other.bytes.baseAddress else {
                return true
            }
            return memcmp(start, otherStart, one.bytes.count) == 0
        }

        func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
    }
}
