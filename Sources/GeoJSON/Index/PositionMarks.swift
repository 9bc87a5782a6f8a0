/// Where in the source every 256th vertex stands, and the first of each feature that has as many, so that one of a
/// million is found by reading at most 256 positions.
struct PositionMarks: Sendable {
    struct Mark: Sendable, Equatable {
        /// The index among all vertices of the source.
        let vertex: UInt32
        /// The byte of the source at which its position begins.
        let offset: Int
    }

    static let stride = 256

    /// In ascending order of both.
    private(set) var marks: ContiguousArray<Mark> = []

    mutating func add(vertex: Int, at offset: Int) {
        marks.append(Mark(vertex: UInt32(clamping: vertex), offset: offset))
    }

    /// Adds one before others.
    mutating func insert(vertex: Int, at offset: Int) {
        let mark = Mark(vertex: UInt32(clamping: vertex), offset: offset)
        var place = marks.count
        while place > 0, marks[place - 1].vertex > mark.vertex { place -= 1 }
        if place > 0, marks[place - 1] == mark { return }
        marks.insert(mark, at: place)
    }

    /// Forgets the marks of a vertex and of those behind it.
    mutating func removeAll(from vertex: Int) {
        while let last = marks.last, last.vertex >= vertex { marks.removeLast() }
    }

    /// Adds those of vertices that were counted from 0 and come behind `count` others.
    mutating func append(_ others: PositionMarks, behind count: Int) {
        for mark in others.marks { add(vertex: count + Int(mark.vertex), at: mark.offset) }
    }
}
