import GeoJSON
import Geography

/// How many numbers the positions of one geometry have: RFC 7946 section 3.1.1.
enum DimensionRules {
    static func findings(_ geometry: CheckedGeometry) -> [Finding] {
        let positions = geometry.parts.lazy.flatMap(\.positions)
        guard let first = positions.first else { return [] }
        var found: [Finding] = []
        if let extra = positions.first(where: { $0.count > 3 }) {
            found.append(
                Finding(
                    .extraOrdinates, at: extra.start,
                    "a position of \(extra.count) numbers; other programs read the first three at most"))
        }
        if let other = positions.first(where: { ($0.count > 2) != (first.count > 2) }) {
            let which =
                first.count > 2
                ? "no altitude, though those before it have one"
                : "an altitude, though those before it have none"
            found.append(Finding(.mixedDimensions, at: other.start, "this position has \(which)"))
        }
        return found
    }
}
