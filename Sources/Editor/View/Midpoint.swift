import GeoJSON
import Geography

/// The virtual vertices between the real ones.
enum Midpoint {
    /// The middle, on the Mercator map, of the segment behind a vertex; nil when there is none.
    static func place(after vertex: VertexReference, in selection: Selection) -> Coordinate? {
        guard selection.shape.has(vertex),
            let next = selection.shape.next(after: vertex.vertex, inPart: vertex.part),
            let a = selection.coordinate(of: vertex),
            let b = selection.coordinate(
                of: VertexReference(feature: vertex.feature, part: vertex.part, vertex: next))
        else { return nil }
        let middle = WorldPoint(
            x: (WorldPoint(a).x + WorldPoint(b).x) / 2, y: (WorldPoint(a).y + WorldPoint(b).y) / 2
        ).coordinate
        return Coordinate(
            (a.longitude + b.longitude) / 2, a.latitude == b.latitude ? a.latitude : middle.latitude)
    }

    /// The segment that ends at a vertex: the vertex it begins at, and its middle.
    static func before(
        _ vertex: VertexReference, in selection: Selection
    ) -> (vertex: VertexReference, place: Coordinate)? {
        guard vertex.vertex > 0 else { return nil }
        let start = VertexReference(feature: vertex.feature, part: vertex.part, vertex: vertex.vertex - 1)
        return place(after: start, in: selection).map { (start, $0) }
    }
}
