import GeoJSON
import Geography

/// Where a ring of a geometry crosses itself: the first such place that GEOS finds. nil where none does, where GEOS
/// is not installed, and for what has no rings.
///
/// Costs O(n log n) for n vertices. An open ring is judged as if it were closed; a ring that touches itself, and
/// one that runs around a pole, does not cross itself.
public func selfIntersection(of geometry: FeatureGeometry) -> Coordinate? {
    for part in geometry.parts where part.kind.isRing {
        guard let line = UnrolledRing.make(part.coordinates) else { continue }
        let ring = Despiked(line).ring
        guard ring.count >= 4 else { continue }
        if case .invalid(let fault) = Validity.of([[ring]], allowTouching: true) { return fault.place }
    }
    return nil
}
