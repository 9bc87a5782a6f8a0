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

    /// The square of the distance from a point to a path, infinite for a path of no vertices. A closed path has
    /// an edge from its end to its start.
    public static func squared(_ p: WorldPoint, path: [WorldPoint], isClosed: Bool) -> Double {
        guard var last = isClosed ? path.last : path.first else { return .infinity }
        var best = Double.infinity
        for vertex in path {
            best = min(best, squared(p, segment: last, vertex))
            last = vertex
        }
        return best
    }

    /// Whether a point is inside a ring by the even-odd rule; the ring need not repeat its first vertex.
    public static func isInside(_ p: WorldPoint, ring: [WorldPoint]) -> Bool {
        guard var last = ring.last else { return false }
        var isInside = false
        for vertex in ring {
            if crosses(p, last, vertex) { isInside.toggle() }
            last = vertex
        }
        return isInside
    }
}
