/// Where in a feature every so many-th of its positions stands, so that one of a million is found by reading a few
/// hundred. Vertices are counted through the whole feature, bytes from its start.
struct FeatureMarks: Sendable {
    struct Mark: Sendable {
        let vertex: Int
        var offset: Int
    }

    /// In ascending order of both.
    private(set) var marks: ContiguousArray<Mark>

    private init(marks: ContiguousArray<Mark>) { self.marks = marks }

    /// Those that lie in some vertices, which begin at a byte.
    init(_ all: PositionMarks, of vertices: Range<Int>, from start: Int) {
        let first = all.marks.firstIndex(fromWhich: { Int($0.vertex) >= vertices.lowerBound })
        let end = all.marks.firstIndex(fromWhich: { Int($0.vertex) >= vertices.upperBound })
        marks = ContiguousArray(
            all.marks[first..<max(first, end)].map {
                Mark(vertex: Int($0.vertex) - vertices.lowerBound, offset: $0.offset - start)
            })
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
