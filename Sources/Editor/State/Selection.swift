import GeoJSON
import Geography

/// The selected feature, with its exact numbers, and perhaps one vertex of it.
public struct Selection: Sendable {
    public let layer: Int
    public let feature: Int
    /// Read from the document when the feature was selected, and again after each edit of it.
    public internal(set) var geometry: FeatureGeometry
    /// The selected vertex; a feature that is a single point has none, it is its own vertex.
    public internal(set) var vertex: VertexReference?

    /// The vertex that arrows nudge and `move` moves: the selected one, or the single one of a point.
    var movableVertex: VertexReference? {
        if let vertex { return vertex }
        guard geometry.kind == .point, let part = geometry.parts.first, part.coordinates.count == 1 else {
            return nil
        }
        return VertexReference(feature: feature, part: 0, vertex: 0)
    }

    /// Where a vertex is, or nil when there is no such vertex.
    func coordinate(of vertex: VertexReference) -> Coordinate? {
        guard geometry.parts.indices.contains(vertex.part) else { return nil }
        let part = geometry.parts[vertex.part]
        return part.coordinates.indices.contains(vertex.vertex) ? part.coordinates[vertex.vertex] : nil
    }
}
