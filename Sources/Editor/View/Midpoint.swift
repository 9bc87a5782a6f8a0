import GeoJSON
import Geography

/// The virtual vertices between the real ones.
enum Midpoint {
    /// The middle, on the Mercator map, of the segment behind a vertex; nil when there is none.
    static func place(after vertex: VertexReference, in geometry: FeatureGeometry) -> Coordinate? {
        guard let (a, b) = segment(after: vertex, in: geometry) else { return nil }
        let middle = WorldPoint(
            x: (WorldPoint(a).x + WorldPoint(b).x) / 2, y: (WorldPoint(a).y + WorldPoint(b).y) / 2
        ).coordinate
        return Coordinate(
            (a.longitude + b.longitude) / 2, a.latitude == b.latitude ? a.latitude : middle.latitude)
    }

    /// The ends of the segment behind a vertex. Behind the last vertex of a ring comes its first.
    static func segment(
        after vertex: VertexReference, in geometry: FeatureGeometry
    ) -> (Coordinate, Coordinate)? {
        guard geometry.parts.indices.contains(vertex.part) else { return nil }
        let part = geometry.parts[vertex.part]
        guard part.kind != .points, (0..<part.vertexCount).contains(vertex.vertex) else { return nil }
        var next = vertex.vertex + 1
        if next == part.vertexCount {
            guard part.kind.isRing, part.vertexCount > 2 else { return nil }
            next = 0
        }
        return (part.coordinates[vertex.vertex], part.coordinates[next])
    }

    /// The segment that ends at a vertex: the vertex it begins at, and its middle.
    static func before(
        _ vertex: VertexReference, in geometry: FeatureGeometry
    ) -> (vertex: VertexReference, place: Coordinate)? {
        guard vertex.vertex > 0 else { return nil }
        let start = VertexReference(feature: vertex.feature, part: vertex.part, vertex: vertex.vertex - 1)
        return place(after: start, in: geometry).map { (start, $0) }
    }
}
