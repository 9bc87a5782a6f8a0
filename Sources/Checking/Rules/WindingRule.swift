import GeoJSON
import Geography

/// The right-hand rule of RFC 7946 section 3.1.6.
enum WindingRule {
    /// `ring` is the part's way as `UnrolledRing` has it.
    static func finding(_ part: CheckedPart, _ ring: [Coordinate]) -> Finding? {
        let area = signedArea(ring)
        guard let first = part.positions.first, area != 0, (area > 0) != (part.kind == .exteriorRing) else {
            return nil
        }
        let message =
            part.kind == .exteriorRing
            ? "the exterior ring runs clockwise; reverse it" : "the hole runs counterclockwise; reverse it"
        return Finding(.winding, at: first.start, message, remedy: .path(firstPosition: first.start))
    }

    /// Twice the area that a ring encloses, in square degrees; positive where it runs counterclockwise.
    /// Measured from the first position, so that small rings far from the origin lose no digits.
    static func signedArea(_ ring: [Coordinate]) -> Double {
        guard let origin = ring.first, var before = ring.last else { return 0 }
        var area = 0.0
        for coordinate in ring {
            area +=
                (before.longitude - origin.longitude) * (coordinate.latitude - origin.latitude)
                - (coordinate.longitude - origin.longitude) * (before.latitude - origin.latitude)
            before = coordinate
        }
        return area
    }
}
