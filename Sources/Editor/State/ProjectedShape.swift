import Drawing
import GeoJSON
import Geography
import Interaction

/// A feature's exact vertices on the Mercator map: projected once when it is selected, so that a frame of a drag
/// costs no projection of what does not move.
struct ProjectedShape: MapShape {
    private(set) var parts: [ExactShape.Part]
    private var vertexCounts: [Int]
    private(set) var box = WorldBox.empty

    init(_ geometry: FeatureGeometry) {
        parts = geometry.parts.map { part in
            ExactShape.Part(kind: part.kind, vertices: part.coordinates.map { WorldPoint($0) })
        }
        vertexCounts = geometry.parts.map(\.vertexCount)
        for part in parts { for vertex in part.vertices { box.formUnion(vertex) } }
    }

    var partCount: Int { parts.count }
    func kind(ofPart part: Int) -> PartKind { parts[part].kind }
    func vertexCount(ofPart part: Int) -> Int { vertexCounts[part] }
    func positionCount(ofPart part: Int) -> Int { parts[part].vertices.count }
    func place(_ vertex: Int, inPart part: Int) -> WorldPoint { parts[part].vertices[vertex] }

    mutating func move(_ vertex: VertexReference, to place: WorldPoint) {
        guard has(vertex) else { return }
        parts[vertex.part].vertices[vertex.vertex] = place
        if vertex.vertex == 0, parts[vertex.part].kind.isRing {
            for closing in vertexCounts[vertex.part]..<parts[vertex.part].vertices.count {
                parts[vertex.part].vertices[closing] = place
            }
        }
        box.formUnion(place)
    }

    mutating func insert(_ place: WorldPoint, after vertex: VertexReference) {
        guard has(vertex) else { return }
        parts[vertex.part].vertices.insert(place, at: vertex.vertex + 1)
        vertexCounts[vertex.part] += 1
        box.formUnion(place)
    }

    mutating func translate(by way: WorldVector) {
        box = .empty
        for part in parts.indices {
            for index in parts[part].vertices.indices {
                let moved = parts[part].vertices[index] + way
                let place = WorldPoint(x: moved.x, y: max(0, min(1, moved.y)))
                parts[part].vertices[index] = place
                box.formUnion(place)
            }
        }
    }
}
