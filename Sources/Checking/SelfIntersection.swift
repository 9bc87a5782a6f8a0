import GeoJSON
import Geography

/// Where a ring of a geometry crosses itself; nil where none does, and for what has no rings.
///
/// Costs O(n log n) for n vertices, some tenths of a second for a million. What touches itself, or runs around a pole, does
/// not cross itself; an open ring is judged as if it were closed. Where crossing and touching cannot be told apart
/// quickly, GEOS decides. Without it, beyond a hundred thousand vertices, and where so many segments lie over each
/// other that GEOS would compute for minutes, that counts as no crossing.
public func selfIntersection(of geometry: FeatureGeometry) -> Coordinate? {
    for part in geometry.parts where part.kind.isRing {
        guard part.coordinates.allSatisfy(\.isFinite), let line = UnrolledRing.make(part.coordinates) else {
            continue
        }
        let ring = Despiked(line).ring
        guard ring.count >= 4 else { continue }
        switch RingMeetings.of(ring) {
        case .none: continue
        case .crossing(let place): return place
        case .tooMany: continue
        case .contact:
            if ring.count < 100_000, let place = Validity.crossing(of: ring) { return place }
        }
    }
    return nil
}

extension Validity {
    /// Where GEOS says that a closed ring crosses itself, and does not merely touch.
    fileprivate static func crossing(of ring: [Coordinate]) -> Coordinate? {
        guard case .invalid(let fault) = Validity.of([[ring]], allowTouching: true),
            fault.reason != .ringSelfIntersection
        else { return nil }
        return fault.place
    }
}
