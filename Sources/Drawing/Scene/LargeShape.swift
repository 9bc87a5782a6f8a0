import Geography

/// A shape of a great many vertices, drawn from where they lie. Edges can be left out and others drawn in their
/// place: so it changes without being copied.
public struct LargeShape: Sendable {
    public var geometry: PackedGeometry
    /// The parts of `geometry` that make up this shape.
    public var parts: Range<UInt32>
    /// Holds the parts and the patches, before they are carried.
    public var box: WorldBox
    public var style: ShapeStyle
    /// How far the whole is carried.
    public var way: WorldVector
    /// Vertices, by their places in `geometry.vertices`, in ascending order: the edge from each to the next of its
    /// part is left out; a part of points has no such points.
    public var gaps: [Int]
    /// What is drawn in place of what is left out.
    public var patches: [Patch]

    /// A path that belongs to a part.
    public struct Patch: Hashable, Sendable {
        /// Which part of the geometry.
        public var part: Int
        public var points: [Point]

        public init(part: Int, points: [Point]) {
            self.part = part
            self.points = points
        }
    }

    /// A vertex that is held, or a place of its own. A patch meets what it mends in the very dot only where it
    /// names the same vertex.
    public enum Point: Hashable, Sendable {
        case held(Int)
        case place(WorldPoint)
    }

    public init(
        geometry: PackedGeometry, parts: Range<UInt32>, box: WorldBox, style: ShapeStyle,
        way: WorldVector = .zero, gaps: [Int] = [], patches: [Patch] = []
    ) {
        self.geometry = geometry
        self.parts = parts
        self.box = box
        self.style = style
        self.way = way
        self.gaps = gaps
        self.patches = patches
    }

    /// Those of the parts that there are.
    var partIndices: Range<Int> {
        (Int(parts.lowerBound)..<Int(parts.upperBound)).clamped(to: 0..<geometry.partCount)
    }

    /// Those of the gaps that lie in a range of vertices.
    func gaps(in range: Range<Int>) -> ArraySlice<Int> {
        let low = gaps.partitioningIndex { $0 >= range.lowerBound }
        let high = gaps.partitioningIndex { $0 >= range.upperBound }
        return gaps[low..<max(low, high)]
    }
}

extension Array {
    /// The first index at which the test holds; it must hold for all behind it.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
