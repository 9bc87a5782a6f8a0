import Drawing
import Geography

/// An annotation's geometry on the Mercator map.
enum ProjectedItem: Sendable {
    /// Held in place, so that thousands of points are one array.
    case point(WorldPoint)
    case shape([ExactShape.Part], WorldBox)

    init(_ geometry: AnnotationGeometry) {
        if case .point(let coordinate) = geometry {
            self = .point(WorldPoint(coordinate))
            return
        }
        let parts = geometry.parts
        var box = WorldBox.empty
        for part in parts { for vertex in part.vertices { box.formUnion(vertex) } }
        self = .shape(parts, box)
    }
}
