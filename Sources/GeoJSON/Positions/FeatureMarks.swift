import Geography
import Synchronization

/// Where in a feature every so many-th of its positions stands, so that one of a million is found by reading a few
/// hundred. Vertices are counted through the whole feature, bytes from its start.
struct FeatureMarks: Sendable {
    struct Mark: Sendable {
        let vertex: Int
        var offset: Int
    }

    static let stride = 256

    /// In ascending order of both.
    private(set) var marks: ContiguousArray<Mark>

    init(marks: ContiguousArray<Mark>) { self.marks = marks }

    /// Reads a feature to find them.
    init(featureBytes: UnsafeRawBufferPointer) {
        var sink = MarkSink()
        var scanner = JSONScanner(featureBytes)
        _ = try? scanner.scanFeature(into: &sink)
        marks = sink.marks
    }

    /// The last one at a vertex or before it.
    func mark(before vertex: Int) -> Mark? {
        let index = marks.firstIndex(fromWhich: { $0.vertex > vertex })
        return index > 0 ? marks[index - 1] : nil
    }

    /// The last one at a byte or before it.
    func mark(beforeByte offset: Int) -> Mark? {
        let index = marks.firstIndex(fromWhich: { $0.offset > offset })
        return index > 0 ? marks[index - 1] : nil
    }

    /// The first one behind a vertex.
    func mark(behind vertex: Int) -> Mark? {
        let index = marks.firstIndex(fromWhich: { $0.vertex > vertex })
        return index < marks.count ? marks[index] : nil
    }

    /// The same after some positions have grown within their brackets; `growths` in the order of the text.
    func shifted(by growths: [(offset: Int, growth: Int)]) -> FeatureMarks {
        var shifted = marks
        for (offset, growth) in growths where growth != 0 {
            for index in marks.firstIndex(fromWhich: { $0.offset > offset })..<marks.count {
                shifted[index].offset += growth
            }
        }
        return FeatureMarks(marks: shifted)
    }
}

extension ContiguousArray {
    /// The first index at which the test holds, which holds for all behind it; the end where it never does.
    func firstIndex(fromWhich holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Counts positions.
private struct MarkSink: CoordinateSink {
    var marks: ContiguousArray<FeatureMarks.Mark> = []
    var count = 0

    var mark: Int { count }
    mutating func rollBack(to mark: Int) {
        count = mark
        while let last = marks.last, last.vertex >= count { marks.removeLast() }
    }
    mutating func enter(_ index: Int) {}
    mutating func leave() {}
    mutating func beginPart(_ kind: PartKind) {}
    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) {
        if count % FeatureMarks.stride == 0 {
            marks.append(FeatureMarks.Mark(vertex: count, offset: range.lowerBound))
        }
        count += 1
    }
    mutating func endPart(at offset: Int) {}
    mutating func boundingBox(at offset: Int) {}
    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {}
}

/// The marks of those features that were asked for; all copies of a document share them.
final class FeatureMarksCache: Sendable {
    private let held = Mutex<[Int: FeatureMarks]>([:])

    init(_ known: [Int: FeatureMarks] = [:]) { held.withLock { $0 = known } }

    func marks(of slot: Int, read: () -> FeatureMarks) -> FeatureMarks {
        if let found = held.withLock({ $0[slot] }) { return found }
        let marks = read()
        held.withLock { $0[slot] = marks }
        return marks
    }
}
