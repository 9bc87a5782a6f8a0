import GeoJSON
import Geography

/// A feature that is being drawn. The document is untouched until it is finished.
struct Sketch: Sendable {
    struct Vertex: Hashable, Sendable {
        let place: Coordinate
        let precision: Precision
    }

    let kind: SketchKind
    private(set) var vertices: [Vertex] = []
    /// Where the pointer or the crosshair is, to which the rubber band runs.
    var cursor: CellPoint
    /// Whether the crosshair was moved by the keys since the last vertex.
    var isAimed = false

    init(kind: SketchKind, cursor: CellPoint) {
        self.kind = kind
        self.cursor = cursor
    }

    var isEmpty: Bool { vertices.isEmpty }
    var isComplete: Bool { vertices.count == kind.mostPlaces }
    /// Whether a drag draws it, and does not move the map.
    var isDrawnByDrag: Bool { isEmpty && (kind == .rectangle || kind == .circle) }

    var reasonAgainstFinish: String? {
        let missing = kind.fewestPlaces - vertices.count
        guard missing > 0 else { return nil }
        return "a \(kind.rawValue) needs \(missing == 1 ? "one more place" : "\(missing) more places")"
    }

    /// Adds a place; the same one again adds nothing. Its longitude is taken in the copy of the world that lies
    /// nearest to the place before.
    mutating func add(_ place: Coordinate, _ precision: Precision) {
        let place = near(place)
        guard place != vertices.last?.place else { return }
        vertices.append(Vertex(place: place, precision: precision))
        isAimed = false
    }

    mutating func removeLast() { _ = vertices.popLast() }

    /// The places so far, with one more where it is given.
    func places(with next: Coordinate?) -> [Coordinate] {
        vertices.map(\.place) + [next.map(near)].compactMap(\.self).filter { $0 != vertices.last?.place }
    }

    private func near(_ place: Coordinate) -> Coordinate {
        guard let last = vertices.last?.place else { return place }
        let turns = ((last.longitude - place.longitude) / 360).rounded()
        return Coordinate(place.longitude + turns * 360, place.latitude)
    }

    /// The vertices as a file has them: the first within 180 degrees.
    var settledVertices: [Vertex] {
        guard let first = vertices.first?.place.longitude else { return [] }
        let way = first.wrappedLongitude - first
        return vertices.map { vertex in
            Vertex(
                place: Coordinate(vertex.place.longitude + way, vertex.place.latitude),
                precision: vertex.precision)
        }
    }
}
