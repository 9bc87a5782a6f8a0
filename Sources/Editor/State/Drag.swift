import GeoJSON
import Geography
import Interaction

/// What the mouse, or the arrows, drag now. The document is untouched until the release: a drag holds the original and the
/// way of the pointer, and what is shown is computed from both.
enum Drag: Sendable {
    case pan(Pan)
    case shape(ShapeDrag)
    case box(BoxDrag)
    /// A rectangle or circle of the sketch is drawn.
    case sketch
    /// The press was on a panel or a prompt: it moves nothing.
    case captured
}

/// The map follows the pointer.
struct Pan: Sendable {
    /// The camera before, for Escape.
    let camera: Camera
    /// The place on the map that stays under the pointer.
    let anchor: WorldPoint
}

/// A vertex, a new vertex or a whole feature follows the pointer.
struct ShapeDrag: Sendable {
    enum Target: Hashable, Sendable {
        case vertex(VertexReference)
        /// A new vertex behind this one, first at the middle of the segment.
        case insertion(after: VertexReference, at: Coordinate)
        case feature
    }

    let target: Target
    let layer: Int
    let feature: Int
    /// The exact places of the vertex before the drag, or of the only one of a point that is carried.
    let place: Coordinate?
    let originalShape: any MapShape
    /// What moves together with the dragged vertex.
    var companions: [VertexReference] = []
    /// The other features that these are of.
    var companionShapes: [Int: any MapShape] = [:]
    /// Which copy of the world it was taken in.
    let worldOffset: Int
    /// For Escape.
    let selectionBefore: Selection?
    var grab: Grab
    /// Whether the arrows carry it, and not the mouse.
    var isByKeys = false

    /// Where the dragged vertex was and is; nil when the whole feature is dragged.
    var places: (from: Coordinate, to: Coordinate)? {
        switch target {
        case .vertex: return place.map { ($0, grab.carried($0)) }
        case .insertion(_, let middle): return (middle, grab.carried(middle))
        case .feature: return nil
        }
    }

    /// Where a point that is dragged as a whole was and is, or where anything else was taken and is.
    var carried: (from: Coordinate, to: Coordinate) {
        guard let place else { return (grab.start.coordinate, grab.pointer.coordinate) }
        return (place, grab.carried(place))
    }

    /// How far a whole feature is carried: never beyond the edge of the map.
    var featureWay: WorldVector { grab.way.keepingOnMap(originalShape.box) }

    /// The feature as it looks now.
    var shape: any MapShape { changed(originalShape) }

    /// What the drag makes of a shape of the feature.
    func changed(_ shape: any MapShape) -> any MapShape {
        var shape = shape
        switch target {
        case .vertex(let vertex):
            guard grab.isMoved, let places else { break }
            for vertex in [vertex] + companions where vertex.feature == feature {
                shape.move(vertex, to: WorldPoint(places.to))
            }
        case .insertion(let vertex, let middle):
            shape.insert(WorldPoint(grab.carried(middle)), after: vertex)
        case .feature:
            if grab.isMoved { shape.translate(by: featureWay) }
        }
        return shape
    }

    /// The other features that change with it, as they look now.
    var shapesAlong: [(feature: Int, shape: any MapShape)] {
        guard let places, grab.isMoved else { return [] }
        return companionShapes.map { feature, original in
            var shape = original
            for vertex in companions where vertex.feature == feature {
                shape.move(vertex, to: WorldPoint(places.to))
            }
            return (feature, shape)
        }
    }

    /// The vertex that is dragged, numbered as in `shape`.
    var draggedVertex: VertexReference? {
        switch target {
        case .vertex(let vertex): vertex
        case .insertion(let vertex, _):
            VertexReference(feature: vertex.feature, part: vertex.part, vertex: vertex.vertex + 1)
        case .feature: nil
        }
    }
}

/// A rectangle is drawn with the mouse; the feature in it is selected, or all are counted.
struct BoxDrag: Sendable {
    let start: CellPoint
    var end: CellPoint
}
