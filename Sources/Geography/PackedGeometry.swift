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
        let made = GeometryDetail(of: vertices)
        heldDetail.withLock { if $0 == nil { $0 = made } }
    }

    /// Makes boxes and levels, on any thread, but on one only; where there are levels already, nothing is done. The
    /// boxes are there first, then each level as soon as it is made, the coarsest first.
    ///
    /// - Parameters:
    ///   - shape: gives each of so many shapes; nil for one that is not to be seen.
    ///   - isMade: is told of a level when it is there.
    public func makeLevels(
        shapeCount: Int, shape: (Int) -> SourceShape?, isMade: (DetailLevel) -> Void = { _ in }
    ) {
        makeDetail()
        guard let detail, detail.levels.isEmpty else { return }
        detail.forEachLevel(of: self, shapeCount: shapeCount, shape: shape) { next in
            heldDetail.withLock { $0 = next }
            if let level = next.levels.last { isMade(level) }
        }
    }

    @inlinable public var partCount: Int { partKinds.count }

    /// The places in `vertices` of one part.
    @inlinable
    public func vertexRange(ofPart part: Int) -> Range<Int> {
        Int(partStarts[part])..<Int(partStarts[part + 1])
    }
}
