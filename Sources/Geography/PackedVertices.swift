/// The packed vertices of many geometries, one behind the other. They never change.
public struct PackedVertices: RandomAccessCollection, @unchecked Sendable {
    // Unchecked: what the pointer leads to is only read.

    @usableFromInline let memory: AnyObject
    @usableFromInline let start: UnsafePointer<PackedWorld>
    public let count: Int

    public init(_ vertices: ContiguousArray<PackedWorld>) {
        self.init(VertexMemory.copy(of: vertices), count: vertices.count)
    }

    init(_ memory: VertexMemory, count: Int) {
        self.memory = memory
        start = UnsafePointer(memory.start)
        self.count = count
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { count }

    @inlinable
    public subscript(index: Int) -> PackedWorld {
        precondition(index >= 0 && index < count, "there is no such vertex")
        let vertex = start[index]
        // `withExtendedLifetime` is not inlined everywhere, and then costs more than all the rest.
        extendLifetime(memory)
        return vertex
    }

    /// Calls with some of them, for a loop over many: nothing is counted for each.
    @inlinable @inline(__always)
    public func withSpan<Result>(of range: Range<Int>, _ body: (Span<PackedWorld>) -> Result) -> Result {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "there are no such vertices")
        defer { extendLifetime(memory) }
        return body(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count).span)
    }

    /// Some of them, a few of these others: by their places, from the first of the range.
    public func copy(of range: Range<Int>, replacing replaced: [Int: PackedWorld]) -> PackedVertices {
        let range = range.clamped(to: 0..<count)
        defer { extendLifetime(memory) }
        let copy = VertexMemory(UnsafeBufferPointer(start: start + range.lowerBound, count: range.count))
        for (index, place) in replaced where index >= 0 && index < range.count { copy.start[index] = place }
        return PackedVertices(copy, count: range.count)
    }
}

extension PackedVertices: ExpressibleByArrayLiteral {
    public init(arrayLiteral vertices: PackedWorld...) { self.init(ContiguousArray(vertices)) }
}
