/// The packed vertices of many geometries, one behind the other. They never change.
public struct PackedVertices: RandomAccessCollection, Sendable {
    @usableFromInline let held: ContiguousArray<PackedWorld>

    @inlinable
    public init(_ vertices: ContiguousArray<PackedWorld>) { held = vertices }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { held.count }
    @inlinable public subscript(index: Int) -> PackedWorld { held[index] }
}

extension PackedVertices: ExpressibleByArrayLiteral {
    public init(arrayLiteral vertices: PackedWorld...) { self.init(ContiguousArray(vertices)) }
}
