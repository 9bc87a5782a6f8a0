/// The packed vertices of many geometries, one behind the other. They never change.
public struct PackedVertices: RandomAccessCollection, @unchecked Sendable {
    // Unchecked: what the pointer leads to is only read.

    @usableFromInline let memory: AnyObject
    @usableFromInline let start: UnsafePointer<PackedWorld>
    public let count: Int

    public init(_ vertices: ContiguousArray<PackedWorld>) {
        self.init(VertexMemory(vertices), count: vertices.count)
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
        // The memory is not given back before; a closure in its place would be called for every vertex.
        extendLifetime(memory)
        return vertex
    }
}

extension PackedVertices: ExpressibleByArrayLiteral {
    public init(arrayLiteral vertices: PackedWorld...) { self.init(ContiguousArray(vertices)) }
}
