/// Vertices while they are gathered. It is passed on, not copied: copies would write to the same memory.
public struct VertexList {
    private let memory: VertexMemory
    /// Where they begin; `limit` is how many there is room for.
    private var start: UnsafeMutablePointer<PackedWorld>
    private var limit: Int
    public private(set) var count = 0

    /// For a few, without an end.
    public init() {
        memory = VertexMemory()
        start = memory.start
        limit = memory.capacity
    }

    /// For at most so many; those beyond are refused. nil where there is not enough memory.
    public init?(reserving count: Int) {
        guard let memory = VertexMemory(reserving: count) else { return nil }
        self.memory = memory
        start = memory.start
        limit = memory.capacity
    }

    public var last: PackedWorld? { count > 0 ? start[count - 1] : nil }

    public subscript(index: Int) -> PackedWorld {
        precondition(index >= 0 && index < count, "there is no such vertex")
        return start[index]
    }

    public mutating func append(_ vertex: PackedWorld) {
        if count == limit { grow() }
        guard count < limit else { return }
        start[count] = vertex
        count += 1
    }

    /// Adds the vertices of another list, which is done. False where there is no room for them.
    public mutating func append(_ other: VertexList) -> Bool {
        while limit - count < other.count, memory.canGrow { grow() }
        guard limit - count >= other.count else { return false }
        // The pages of the other list go as they are copied, so that they are not there twice.
        let piece = 1 << 19
        for place in stride(from: 0, to: other.count, by: piece) {
            let number = min(piece, other.count - place)
            (start + count).initialize(from: other.start + place, count: number)
            count += number
            other.memory.forget(before: place + number)
        }
        return true
    }

    private mutating func grow() {
        memory.grow(keeping: count)
        (start, limit) = (memory.start, memory.capacity)
    }

    /// What lies behind the last vertex, to be filled from its start; then `take` says how many there are.
    public var room: UnsafeMutableBufferPointer<PackedWorld> {
        UnsafeMutableBufferPointer(start: start + count, count: limit - count)
    }

    public mutating func take(_ number: Int) { count += max(0, min(number, limit - count)) }

    public mutating func removeLast(_ number: Int) { count -= max(0, min(number, count)) }

    /// The vertices, which are all.
    public func packed() -> PackedVertices {
        memory.trim(to: count)
        return PackedVertices(memory, count: count)
    }
}
