import Geography

/// Distances between the pointer and shapes, in world units, exact for the shape as it is drawn.
public enum ShapeDistance {
    /// The square of the distance from a point to a segment.
    @inlinable
    public static func squared(_ p: WorldPoint, segment a: WorldPoint, _ b: WorldPoint) -> Double {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        var t = 0.0
        if length > 0 { t = max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length)) }
        let (ex, ey) = (p.x - a.x - t * dx, p.y - a.y - t * dy)
        return ex * ex + ey * ey
    }

    /// Whether a ray from `p` crosses the edge from `a` to `b`: an odd number of crossings is inside.
    @inlinable
    public static func crosses(_ p: WorldPoint, _ a: WorldPoint, _ b: WorldPoint) -> Bool {
        guard (a.y > p.y) != (b.y > p.y) else { return false }
        return p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x
    }

    /// The square of the distance from a point to a path, infinite for one of no vertices, and whether the point is
    /// inside of it, if it is a ring, by the even-odd rule. A ring need not repeat its first vertex.
    @inlinable
    public static func measure(
        _ p: WorldPoint, count: Int, isRing: Bool, vertex: (Int) -> WorldPoint
    ) -> (squared: Double, isInside: Bool) {
        guard count > 0 else { return (.infinity, false) }
        var last = vertex(isRing ? count - 1 : 0)
        var nearest = Double.infinity
        var isInside = false
        for index in 0..<count {
            let next = vertex(index)
            nearest = min(nearest, squared(p, segment: last, next))
            if isRing, crosses(p, last, next) { isInside.toggle() }
            last = next
        }
        return (nearest, isInside)
    }
}
