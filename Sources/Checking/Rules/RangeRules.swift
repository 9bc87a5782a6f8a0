import GeoJSON
import Geography

/// Degrees within their range, and ways across 180 degrees: RFC 7946 sections 3.1.9 and 4.
enum RangeRules {
    static func findings(_ part: CheckedPart) -> [Finding] { latitude(part) + longitude(part) }

    private static func latitude(_ part: CheckedPart) -> [Finding] {
        let beyond = part.positions.filter { abs($0.coordinate.latitude) > 90 }
        guard let first = beyond.first else { return [] }
        let swapped = beyond.allSatisfy { abs($0.coordinate.longitude) <= 90 }
        let hint = swapped ? "; are longitude and latitude swapped?" : ""
        return [
            Finding(
                .latitudeRange, at: first.start,
                "latitude \(Words.number(first.coordinate.latitude)) is beyond 90\(hint)"
                    + Words.more(beyond.count, in: Words.name(of: part.kind)),
                coordinate: first.coordinate)
        ]
    }

    private static func longitude(_ part: CheckedPart) -> [Finding] {
        if let crossing = crossing(part) { return [crossing] }
        let beyond = part.positions.filter { abs($0.coordinate.longitude) > 180 }
        guard let first = beyond.first else { return [] }
        return [
            Finding(
                .longitudeRange, at: first.start,
                "longitude \(Words.number(first.coordinate.longitude)) is beyond 180"
                    + Words.more(beyond.count, in: Words.name(of: part.kind)),
                coordinate: first.coordinate)
        ]
    }

    private static func crossing(_ part: CheckedPart) -> Finding? {
        guard part.kind != .points else { return nil }
        let positions = part.positions
        for index in positions.indices.dropFirst() {
            let (a, b) = (positions[index - 1].coordinate, positions[index].coordinate)
            guard crosses(a.longitude, b.longitude) || UnrolledRing.isJump(a, b) else { continue }
            let way =
                UnrolledRing.isJump(a, b)
                ? "spans \(Words.number(abs(b.longitude - a.longitude))) degrees of longitude;"
                    + " if it is meant to cross 180 degrees, cut it there into a Multi-geometry"
                : "crosses 180 degrees; cut it there into a Multi-geometry"
            return Finding(
                .antimeridianCrossing, at: positions[index].start,
                "the segment from \(Words.place(a)) to \(Words.place(b)) \(way)", coordinate: a)
        }
        return nil
    }

    /// Whether 180 degrees lie between two longitudes, at either side of the map, and are not merely touched.
    private static func crosses(_ a: Double, _ b: Double) -> Bool {
        let (low, high) = (min(a, b), max(a, b))
        return (low < 180 && high > 180) || (low < -180 && high > -180)
    }
}
