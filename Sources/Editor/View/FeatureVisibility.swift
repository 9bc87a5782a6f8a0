import GeoJSON
import Geography
import Interaction

/// Whether any of a feature shows.
enum FeatureVisibility {
    /// A feature whose box misses the screen is not seen; one with a vertex on it, or an edge across it, is. A
    /// polygon is also seen when the middle of the screen lies inside it.
    static func isVisible(_ selection: Selection, box: WorldBox, in viewport: Viewport) -> Bool {
        guard let offsets = viewport.worldOffsets(of: box) else { return false }
        for offset in offsets where shows(selection.geometry, offset: offset, in: viewport) { return true }
        return false
    }

    private static func shows(_ geometry: FeatureGeometry, offset: Int, in viewport: Viewport) -> Bool {
        let view = viewport.worldBox.shifted(byWorlds: -offset)
        let middle = view.center
        var isInside = false
        for part in geometry.parts {
            var previous: WorldPoint?
            for coordinate in part.coordinates {
                let point = WorldPoint(coordinate)
                if view.contains(point) { return true }
                if let last = previous, part.kind != .points {
                    if crosses(view, last, point) { return true }
                    if part.kind.isRing, ShapeDistance.crosses(middle, last, point) { isInside.toggle() }
                }
                previous = point
            }
        }
        return isInside
    }

    /// Whether the segment touches the box: Liang and Barsky's clipping, kept to the question.
    static func crosses(_ box: WorldBox, _ a: WorldPoint, _ b: WorldPoint) -> Bool {
        var (enter, leave) = (0.0, 1.0)
        for (p, q) in [
            (a.x - b.x, a.x - box.minX), (b.x - a.x, box.maxX - a.x),
            (a.y - b.y, a.y - box.minY), (b.y - a.y, box.maxY - a.y),
        ] {
            if p == 0 {
                if q < 0 { return false }
            } else if p < 0 {
                enter = max(enter, q / p)
            } else {
                leave = min(leave, q / p)
            }
        }
        return enter <= leave
    }
}
