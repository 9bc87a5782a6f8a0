/// What is known of a geometry beyond its vertices, so that not all of them need be looked at. It never changes: where
/// more comes to be known, another one takes its place.
public final class GeometryDetail: Sendable {
    /// How many vertices have a box: a power of two.
    public static let run = 64
    /// A geometry of fewer vertices has no levels: it is drawn as fast without.
    public static let leastCount = 10_000
    /// The more looks there are, the less can be merged.
    private static let mostLooks = 4096

    /// The box of run `i` covers the vertices from `64 * i` to `64 * i + 64`, that one included: the segment from
    /// each vertex to the next lies in the box of the run of its first vertex. The edge that closes a ring which
    /// is not closed in the file has no box.
    public let boxes: RunBoxes
    /// From the coarsest to the finest; while they are made, those that there are so far.
    public let levels: [DetailLevel]
    /// The looks of the shapes that were given, each once. What has a place here keeps it.
    public let looks: [UInt32]

    private init(boxes: RunBoxes, levels: [DetailLevel], looks: [UInt32]) {
        self.boxes = boxes
        self.levels = levels
        self.looks = looks
    }

    /// The boxes, without levels.
    convenience init(of vertices: PackedVertices) {
        let boxes = RunBoxes(count: vertices.count, runLength: GeometryDetail.run) { range in
            var box = PackedBox.empty
            for index in range { box.formUnion(vertices[index]) }
            if range.upperBound < vertices.count { box.formUnion(vertices[range.upperBound]) }
            return box
        }
        self.init(boxes: boxes, levels: [], looks: [])
    }

    /// Calls with what is known when a level is made, from the coarsest to the finest; each time with one level more.
    ///
    /// - Parameters:
    ///   - geometry: of which there are no levels yet.
    ///   - count: how many shapes there are of which levels are made.
    ///   - shape: gives each; nil for one that is not to be seen.
    func forEachLevel(
        of geometry: PackedGeometry, shapeCount count: Int, shape: (Int) -> SourceShape?,
        _ body: (GeometryDetail) -> Void
    ) {
        guard count > 0, geometry.vertices.count >= GeometryDetail.leastCount else { return }
        var (made, looks) = (levels, LookNumbers())
        var left = max(geometry.vertices.count / 3, GeometryDetail.leastCount)
        var size = 0
        // Twice as fine, a line has twice as many vertices, until it has nearly all: what will hardly
        // do is not begun, for it would take more memory than anything that is kept.
        for bits in GeometryDetail.bits(for: boxes.bounds) where 2 * size <= left {
            var builder = LevelBuilder(of: geometry, bits: bits)
            for index in 0..<count where builder.size <= left {
                guard let shape = shape(index) else { continue }
                builder.add(shape, number: UInt32(index), look: looks.number(of: shape.look))
            }
            if builder.size > left || looks.all.count > GeometryDetail.mostLooks { break }
            size = builder.size
            left -= size
            made.append(builder.level())
            body(GeometryDetail(boxes: boxes, levels: made, looks: looks.all))
        }
    }

    /// From steps for which all data is some hundred dots to the finest, each a half of the one before.
    private static func bits(for bounds: PackedBox) -> StrideTo<Int> {
        let coarsest = Int.bitWidth - bounds.extent.leadingZeroBitCount - 9
        return stride(from: coarsest - 1, to: 0, by: -1)
    }

    /// The level for pictures in which a dot is so many steps of the packed world wide; nil where the vertices
    /// themselves are to be drawn.
    public func level(forDotsOf steps: Double) -> DetailLevel? {
        levels.first { Double(1 << ($0.bits + 1)) <= steps }
    }

    /// Calls for each run of the vertices of `range` whose box meets the area, in order, with those of its vertices
    /// that are in the range. What comes before the first, between two and behind the last lies outside, with the
    /// segments to the next vertex.
    @inlinable
    public func forEachRun(of range: Range<Int>, meeting area: PackedBox, _ body: (Range<Int>) -> Void) {
        boxes.forEachRun(of: range, meeting: area, body)
    }
}

/// Numbers of looks, as they come.
private struct LookNumbers {
    private(set) var all: [UInt32] = []
    private var known: [UInt32: UInt16] = [:]

    mutating func number(of look: UInt32) -> UInt16 {
        if let number = known[look] { return number }
        let number = UInt16(clamping: all.count)
        all.append(look)
        known[look] = number
        return number
    }
}
