import Drawing
import GeoJSON
import Geography
import Interaction

/// A feature's exact vertices on the Mercator map: projected once when it is selected, so that a frame of a drag
/// costs no projection of what does not move.
struct ProjectedShape: Sendable {
    private(set) var parts: [ExactShape.Part]
    /// For each part, how many of its vertices can be taken; behind them comes a ring's closing run.
    private(set) var vertexCounts: [Int]
    /// Holds every vertex; after a drag it may be larger than they need.
    private(set) var box = WorldBox.empty

    init(_ geometry: FeatureGeometry) {
        parts = geometry.parts.map { part in
            ExactShape.Part(kind: part.kind, vertices: part.coordinates.map { WorldPoint($0) })
        }
        vertexCounts = geometry.parts.map(\.vertexCount)
        for part in parts { for vertex in part.vertices { box.formUnion(vertex) } }
    }

    func has(_ vertex: VertexReference) -> Bool {
        parts.indices.contains(vertex.part) && (0..<vertexCounts[vertex.part]).contains(vertex.vertex)
    }

    /// Puts a vertex elsewhere; a ring stays closed.
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

    /// Carries the whole along; no vertex leaves the map.
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

    /// The ends of the segment behind a vertex; behind the last of a ring comes its first.
    func segment(after vertex: Int, inPart index: Int) -> (WorldPoint, WorldPoint)? {
        let part = parts[index]
        guard part.kind != .points else { return nil }
        var next = vertex + 1
        if next == vertexCounts[index] {
            guard part.kind.isRing, vertexCounts[index] > 2 else { return nil }
            next = 0
        }
        return (part.vertices[vertex], part.vertices[next])
    }

    /// The vertex before the segment that lies nearest to a place, in whichever copy of the world.
    func nearestSegment(to place: WorldPoint, feature: Int) -> VertexReference? {
        guard !box.isEmpty else { return nil }
        let turns = (box.center.x - place.x).rounded()
        let place = WorldPoint(x: place.x + turns, y: place.y)
        var best: (vertex: VertexReference, distance: Double)?
        for part in parts.indices {
            for index in 0..<vertexCounts[part] {
                guard let (start, end) = segment(after: index, inPart: part) else { break }
                let distance = ShapeDistance.squared(place, segment: start, end)
                if distance < best?.distance ?? .infinity {
                    best = (VertexReference(feature: feature, part: part, vertex: index), distance)
                }
            }
        }
        return best?.vertex
    }
}
