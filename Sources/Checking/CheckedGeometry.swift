import GeoJSON
import Geography

/// A geometry as it is spelled, in parts; those of a collection's members are its own as well.
struct CheckedGeometry {
    var kind = GeometryKind.none
    /// Where it begins.
    var offset = 0
    var parts: [CheckedPart] = []
    /// The geometries of a collection.
    var members: [CheckedGeometry] = []
    /// Where the values of its `bbox` members begin.
    var box: Int?

    /// Its parts and those of all its members.
    func forEachPart(_ body: (CheckedPart) -> Void) {
        for part in parts { body(part) }
        for member in members { member.forEachPart(body) }
    }

    /// Itself, or where it is a collection all that are in it.
    func forEachSimple(_ body: (CheckedGeometry) -> Void) {
        if kind != .geometryCollection { return body(self) }
        for member in members { member.forEachSimple(body) }
    }
}

/// A run of positions: the points of a geometry, a line or a ring.
struct CheckedPart {
    let kind: PartKind
    /// Where it begins.
    let offset: Int
    /// Those that are well formed and finite.
    var positions: [ReadPosition] = []
    /// Whether all that stands in it is in `positions`.
    var isWhole = true

    var isClosed: Bool { positions.first?.coordinate == positions.last?.coordinate }
}

extension ReadPosition {
    /// Whether it says the same as another, altitude and all. Further numbers are not known, so that positions
    /// that have any are never the same.
    func repeats(_ other: ReadPosition) -> Bool {
        coordinate == other.coordinate && count == other.count && count <= 3
            && (count < 3 || altitude == other.altitude)
    }
}
