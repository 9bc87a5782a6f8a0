import Geography

/// Vertices one behind the other on their way to the screen, wherever they are held.
protocol DotPath {
    var count: Int { get }
    func dot(_ index: Int) -> FixedDot

    /// Calls for runs of the vertices, in order; together they are all. To each vertex belongs the segment from it to
    /// the next. `settles` gets some with the box of all that belongs to them, and tells that with this they are
    /// done; `walk` gets those that are not.
    func forEachRun(_ settles: (Range<Int>, FixedBox) -> Bool, walk: (Range<Int>) -> Void)

    /// Whether a run may begin with the vertex.
    func isRunStart(_ index: Int) -> Bool
}

extension DotPath {
    @inline(__always)
    func forEachRun(_ settles: (Range<Int>, FixedBox) -> Bool, walk: (Range<Int>) -> Void) { walk(0..<count) }

    @inline(__always)
    func isRunStart(_ index: Int) -> Bool { false }
}

/// A part of a packed geometry.
struct PackedPath: DotPath {
    private let vertices: PackedVertices
    private let range: Range<Int>
    private let transform: DotTransform
    /// nil where there are too few vertices to be worth it.
    private let detail: GeometryDetail?

    /// Of fewer vertices each is looked at.
    static let leastCount = 2 * GeometryDetail.run

    @inline(__always)
    init(vertices: PackedVertices, range: Range<Int>, transform: DotTransform, detail: GeometryDetail?) {
        self.vertices = vertices
        self.range = range
        self.transform = transform
        self.detail = range.count >= PackedPath.leastCount ? detail : nil
    }

    @inline(__always) var count: Int { range.count }
    @inline(__always) func dot(_ index: Int) -> FixedDot {
        transform.dot(of: vertices[range.lowerBound &+ index])
    }
    @inline(__always) func isRunStart(_ index: Int) -> Bool {
        (range.lowerBound &+ index) & (GeometryDetail.run - 1) == 0
    }

    /// The path of some of the vertices.
    func vertices(_ some: Range<Int>) -> PackedPath {
        let start = range.lowerBound
        return PackedPath(
            vertices: vertices, range: start + some.lowerBound..<start + some.upperBound,
            transform: transform,
            detail: nil)
    }

    @inline(__always)
    func forEachRun(_ settles: (Range<Int>, FixedBox) -> Bool, walk: (Range<Int>) -> Void) {
        guard let detail else { return walk(0..<count) }
        let start = range.lowerBound
        detail.boxes.forEachRun(of: range) { run, box in
            settles(run.lowerBound &- start..<run.upperBound &- start, transform.box(of: box))
        } walk: { run in
            walk(run.lowerBound &- start..<run.upperBound &- start)
        }
    }
}

/// A part of an exact shape.
struct ExactPath: DotPath {
    let vertices: [WorldPoint]
    let transform: DotTransform

    var count: Int { vertices.count }
    func dot(_ index: Int) -> FixedDot { transform.dot(of: vertices[index]) }
}
