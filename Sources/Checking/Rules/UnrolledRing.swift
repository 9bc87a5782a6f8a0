import Geography

/// A ring as one way on the plane, closed. Where it jumps over 180 degrees its longitudes go on beyond them, so that
/// it can be judged like any other.
enum UnrolledRing {
    /// nil where the ring runs around a pole: it encloses no area of the plane.
    static func make(_ coordinates: [Coordinate]) -> [Coordinate]? {
        var ring = coordinates
        if let first = ring.first, ring.last != first { ring.append(first) }
        guard hasJump(ring) else { return ring }
        var turn = 0.0
        var before = ring[0]
        for index in ring.indices {
            let coordinate = ring[index]
            if isJump(before, coordinate) { turn += coordinate.longitude < before.longitude ? 360 : -360 }
            before = coordinate
            ring[index].longitude += turn
        }
        return turn == 0 ? ring : nil
    }

    static func hasJump(_ path: [Coordinate]) -> Bool {
        zip(path, path.dropFirst()).contains { isJump($0, $1) }
    }

    /// Whether a segment is the short way across 180 degrees and not the long one across the map. One along a
    /// pole, or once around the whole earth, closes a polygon on the plane; numbers that are no degrees jump nowhere.
    static func isJump(_ a: Coordinate, _ b: Coordinate) -> Bool {
        guard max(abs(a.longitude), abs(b.longitude)) <= 360, max(abs(a.latitude), abs(b.latitude)) <= 90
        else {
            return false
        }
        let way = abs(b.longitude - a.longitude)
        return way > 180 && way < 360 && !(a.latitude == b.latitude && abs(a.latitude) == 90)
    }

    /// Moves a ring by a whole turn where that brings it between the longitudes of another.
    static func align(_ ring: [Coordinate], with other: [Coordinate]) -> [Coordinate] {
        let longitudes = other.map(\.longitude)
        guard let first = ring.first, let low = longitudes.min(), let high = longitudes.max() else {
            return ring
        }
        let turn = first.longitude < low ? 360.0 : first.longitude > high ? -360 : 0
        return turn == 0 ? ring : ring.map { Coordinate($0.longitude + turn, $0.latitude) }
    }
}
