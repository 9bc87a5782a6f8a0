import Synchronization

/// The vertices of many geometries, flat: part `i` owns `vertices[partStarts[i] ..< partStarts[i + 1]]` and is
/// drawn as `partKinds[i]`. Rings are held as they stand in the file, the closing position included.
///
/// Immutable, so that a scene, a worker and the document can share one. An edited feature gets a small one of
/// its own.
public final class PackedGeometry: Sendable {
    public let vertices: PackedVertices
    /// One more entry than there are parts.
    public let partStarts: ContiguousArray<UInt32>
    public let partKinds: ContiguousArray<PartKind>
    private let heldDetail = Mutex<GeometryDetail?>(nil)

    public init(
        vertices: PackedVertices, partStarts: ContiguousArray<UInt32>,
        partKinds: ContiguousArray<PartKind>
    ) {
        precondition(partStarts.count == partKinds.count + 1, "a start for each part, and the end")
        self.vertices = vertices
        self.partStarts = partStarts
        self.partKinds = partKinds
    }

    /// nil until it is made. Whatever is done with it is done without it too, only slower.
    public var detail: GeometryDetail? { heldDetail.withLock { $0 } }

    /// Makes the boxes, on any thread; where there is detail already, nothing is done.
    public func makeDetail() {
        guard detail == nil else { return }
        let made = GeometryDetail(of: self, shapeCount: 0) { _ in nil }
        heldDetail.withLock { if $0 == nil { $0 = made } }
    }

    /// Makes boxes and levels, on any thread; where there are levels already, nothing is done.
    ///
    /// - Parameter shape: gives each of so many shapes; nil for one that is not to be seen.
    public func makeDetail(shapeCount: Int, shape: (Int) -> SourceShape?) {
        guard detail?.levels.isEmpty ?? true else { return }
        let made = GeometryDetail(of: self, shapeCount: shapeCount, shape: shape)
        heldDetail.withLock { $0 = made }
    }

    @inlinable public var partCount: Int { partKinds.count }

    /// The places in `vertices` of one part.
    @inlinable
    public func vertexRange(ofPart part: Int) -> Range<Int> {
        Int(partStarts[part])..<Int(partStarts[part + 1])
    }
}
