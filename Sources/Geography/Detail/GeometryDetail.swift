/// What is known of the vertices of a geometry beyond themselves, so that not all of them need be looked at.
public final class GeometryDetail: Sendable {
    /// How many vertices have a box: a power of two.
    public static let run = 64

    /// The box of run `i` covers the vertices from `64 * i` to `64 * i + 64`, that one included: the segment from
    /// each vertex to the next lies in the box of the run of its first vertex. The edge that closes a ring which
    /// is not closed in the file has no box.
    public let boxes: RunBoxes

    init(of vertices: PackedVertices) {
        boxes = RunBoxes(count: vertices.count, runLength: GeometryDetail.run) { range in
            var box = PackedBox.empty
            for index in range { box.formUnion(vertices[index]) }
            if range.upperBound < vertices.count { box.formUnion(vertices[range.upperBound]) }
            return box
        }
    }

    /// Calls for each run of the vertices of `range` whose box meets the area, in order, with those of its vertices
    /// that are in the range. What comes before the first, between two and behind the last lies outside, with the
    /// segments to the next vertex.
    @inlinable
    public func forEachRun(of range: Range<Int>, meeting area: PackedBox, _ body: (Range<Int>) -> Void) {
        boxes.forEachRun(of: range, meeting: area, body)
    }
}
