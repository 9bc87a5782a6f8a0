import GeoJSON
import Geography

/// What can be drawn, and the geometry that its places make.
enum SketchKind: String, CaseIterable, Sendable {
    case point, line, polygon, rectangle, circle

    /// How many places it takes at least.
    var fewestPlaces: Int {
        switch self {
        case .point: 1
        case .line, .rectangle, .circle: 2
        case .polygon: 3
        }
    }

    /// How many places it takes at most; nil: any number.
    var mostPlaces: Int? {
        switch self {
        case .point: 1
        case .rectangle, .circle: 2
        case .line, .polygon: nil
        }
    }

    /// The geometry of these places: of a rectangle two opposite corners, of a circle its middle and a place on
    /// it. Rings are closed and run counter-clockwise, RFC 7946 section 3.1.6.
    func geometry(of places: [Coordinate]) throws(CommandFailure) -> FeatureGeometry {
        switch self {
        case .point:
            guard places.count == 1 else { throw CommandFailure("a point has one place") }
            return FeatureGeometry(
                kind: .point, parts: [.init(kind: .points, path: [], coordinates: places)])
        case .line:
            guard places.count >= 2 else { throw CommandFailure("a line has two places or more") }
            return FeatureGeometry(
                kind: .lineString, parts: [.init(kind: .line, path: [], coordinates: places)])
        case .polygon:
            var ring = places
            if ring.count > 1, ring.first == ring.last { ring.removeLast() }
            guard ring.count >= 3 else { throw CommandFailure("a polygon has three places or more") }
            return SketchKind.polygon(ring)
        case .rectangle:
            guard places.count == 2, places[0].longitude != places[1].longitude,
                places[0].latitude != places[1].latitude
            else { throw CommandFailure("a rectangle has two opposite corners") }
            return SketchKind.polygon([
                places[0], Coordinate(places[1].longitude, places[0].latitude), places[1],
                Coordinate(places[0].longitude, places[1].latitude),
            ])
        case .circle:
            guard places.count == 2, places[0] != places[1] else {
                throw CommandFailure("a circle has a middle and a place on it")
            }
            let distance = SphereMeasure.distance(places[0], places[1])
            guard let ring = SphereMeasure.circle(around: places[0], distance: distance) else {
                throw CommandFailure("a circle cannot hold a pole")
            }
            return SketchKind.polygon(Array(ring.dropLast()))
        }
    }

    private static func polygon(_ ring: [Coordinate]) -> FeatureGeometry {
        let closed = ring + ring.prefix(1)
        let area = zip(closed, closed.dropFirst()).reduce(0.0) { sum, segment in
            sum + segment.0.longitude * segment.1.latitude - segment.1.longitude * segment.0.latitude
        }
        return FeatureGeometry(
            kind: .polygon,
            parts: [
                .init(kind: .exteriorRing, path: [0], coordinates: area < 0 ? closed.reversed() : closed)
            ])
    }
}
