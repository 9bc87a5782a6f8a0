import GeoJSON
import Geography
import Interaction

/// A feature's vertices on the Mercator map, however they are held.
protocol MapShape: Sendable {
    var partCount: Int { get }
    /// Holds every vertex; after a drag it may be larger than they need.
    var box: WorldBox { get }
    func kind(ofPart part: Int) -> PartKind
    /// How many vertices of a part can be taken; behind them comes a ring's closing run.
    func vertexCount(ofPart part: Int) -> Int
    /// How many there are with the closing run.
    func positionCount(ofPart part: Int) -> Int
    /// Where a vertex or a closing position lies, which must be there.
    func place(_ vertex: Int, inPart part: Int) -> WorldPoint
    /// Puts a vertex elsewhere; a ring stays closed.
    mutating func move(_ vertex: VertexReference, to place: WorldPoint)
    mutating func insert(_ place: WorldPoint, after vertex: VertexReference)
    /// Carries the whole along; no vertex leaves the map.
    mutating func translate(by way: WorldVector)
}

extension MapShape {
    var positionCount: Int { (0..<partCount).reduce(0) { $0 + positionCount(ofPart: $1) } }
    var isPoints: Bool { (0..<partCount).allSatisfy { kind(ofPart: $0) == .points } }

    func has(_ vertex: VertexReference) -> Bool {
        (0..<partCount).contains(vertex.part)
            && (0..<vertexCount(ofPart: vertex.part)).contains(vertex.vertex)
    }

    /// nil where there is no such vertex.
    func place(of vertex: VertexReference) -> WorldPoint? {
        has(vertex) ? place(vertex.vertex, inPart: vertex.part) : nil
    }

    /// The vertex at the end of the segment behind a vertex; behind the last of a ring comes its first.
    func next(after vertex: Int, inPart part: Int) -> Int? {
        let kind = kind(ofPart: part)
        guard kind != .points else { return nil }
        let count = vertexCount(ofPart: part)
        if vertex + 1 < count { return vertex + 1 }
        return kind.isRing && count > 2 ? 0 : nil
    }

    /// The ends of the segment behind a vertex.
    func segment(after vertex: Int, inPart part: Int) -> (WorldPoint, WorldPoint)? {
        next(after: vertex, inPart: part).map { (place(vertex, inPart: part), place($0, inPart: part)) }
    }

    /// The middle of the segment behind a vertex.
    func middle(after vertex: Int, inPart part: Int) -> WorldPoint? {
        segment(after: vertex, inPart: part).map {
            WorldPoint(x: ($0.0.x + $0.1.x) / 2, y: ($0.0.y + $0.1.y) / 2)
        }
    }

    /// The vertex before the segment that lies nearest to a place, in whichever copy of the world.
    func nearestSegment(to place: WorldPoint, feature: Int) -> VertexReference? {
        guard !box.isEmpty else { return nil }
        let turns = (box.center.x - place.x).rounded()
        let place = WorldPoint(x: place.x + turns, y: place.y)
        var best: (vertex: VertexReference, distance: Double)?
        for part in 0..<partCount {
            for index in 0..<vertexCount(ofPart: part) {
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
