import Geography

/// What kind of thing a hit is; the lower wins over the higher, whatever their distances.
public enum HitRank: Int, Hashable, Sendable, Comparable {
    case view
    case vertex
    case midpoint
    case point
    case edge
    case body

    @inlinable
    public static func < (left: HitRank, right: HitRank) -> Bool { left.rawValue < right.rawValue }
}

/// Something under the pointer.
public struct Hit<Target: Hashable & Sendable>: Hashable, Sendable {
    public var target: Target
    public var rank: HitRank
    /// In dots from the pointer; 0 inside a body.
    public var distance: Double
    /// Among equals the lower wins: what was drawn last has the lowest.
    public var order: Int

    @inlinable
    public init(_ target: Target, rank: HitRank, distance: Double, order: Int) {
        self.target = target
        self.rank = rank
        self.distance = distance
        self.order = order
    }

    /// Whether this one is taken before the other.
    @inlinable
    public static func precedes(_ left: Hit, _ right: Hit) -> Bool {
        if left.rank != right.rank { return left.rank < right.rank }
        if left.distance != right.distance { return left.distance < right.distance }
        return left.order < right.order
    }
}

/// Anything that can say what of it lies under the pointer: handles, features, annotations, views.
public protocol HitSource<Target> {
    associatedtype Target: Hashable & Sendable
    /// Appends everything within reach of the pointer, in any order.
    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<Target>])
}

public enum HitTest {
    /// The reach of the pointer, in dots.
    public static let radius = 4.0
    /// No point in the pointer's cell is further from it, in dots: a cell's diagonal is the root of 20.
    public static let cellReach = 4.5

    /// Everything under the pointer, what is taken first first.
    @inlinable
    public static func hits<Target>(
        at pointer: DotPoint, in viewport: Viewport, sources: [any HitSource<Target>]
    ) -> [Hit<Target>] {
        var hits: [Hit<Target>] = []
        for source in sources { source.appendHits(at: pointer, in: viewport, to: &hits) }
        return hits.sorted(by: Hit.precedes)
    }
}
