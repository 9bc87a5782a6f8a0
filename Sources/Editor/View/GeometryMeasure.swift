import GeoJSON
import Geodesy
import Geography
import Glibc

/// The area and the length of a geometry: all its polygons less their holes, and all its lines and rings.
struct GeometryMeasure {
    enum Surface { case ellipsoid, sphere }

    /// In square metres.
    private(set) var area = 0.0
    /// In metres.
    private(set) var length = 0.0

    /// Of nothing.
    init() {}

    /// `progress` is told now and then what of it is done, 0...1; false stops it with `GeodesyError.stopped`.
    init(
        of geometry: FeatureGeometry, on surface: Surface, progress: ((Double) -> Bool)? = nil
    ) throws(GeodesyError) {
        var exterior: [Coordinate] = []
        // Each vertex counts twice: once for the length and once for the area.
        let all = Double(max(1, 2 * geometry.parts.reduce(0) { $0 + $1.coordinates.count }))
        var before = 0
        for part in geometry.parts {
            let count = part.coordinates.count
            let (first, second) = (before, before + count)
            before += 2 * count
            func goesOn(_ done: Int) -> Bool { progress?(Double(done) / all) ?? true }
            switch part.kind {
            case .points: break
            case .line: length += try surface.length(part.coordinates) { goesOn(first + $0) }
            case .exteriorRing, .interiorRing:
                // A ring that is left open is measured as it is drawn: closed.
                let closed = part.coordinates + part.coordinates.prefix(1)
                length += try surface.length(closed) { goesOn(first + $0) }
                let area = try surface.area(part.coordinates) { goesOn(second + $0) }
                if part.kind == .exteriorRing { exterior = part.coordinates }
                // A ring that lies outside takes nothing away: it is filled, by the even-odd rule.
                let isHole =
                    part.kind == .interiorRing && GeometryMeasure.encloses(exterior, part.coordinates)
                self.area += isHole ? -area : area
            }
        }
        guard area.isFinite, length.isFinite else { throw GeodesyError("the numbers are too large") }
    }

    /// Whether a ring holds another one, which does not cross it, by the even-odd rule.
    private static func encloses(_ ring: [Coordinate], _ other: [Coordinate]) -> Bool {
        // A vertex that both share says nothing.
        let shared = Set(ring)
        guard let place = other.first(where: { !shared.contains($0) }) else { return true }
        var isInside = false
        for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
            guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { continue }
            let fraction = (place.latitude - start.latitude) / (end.latitude - start.latitude)
            let crossing = start.longitude + fraction * (end.longitude - start.longitude)
            if crossing > place.longitude { isInside.toggle() }
        }
        return isInside
    }

    static func += (sum: inout GeometryMeasure, other: GeometryMeasure) {
        sum.area += other.area
        sum.length += other.length
    }

    /// Such as `area 716097.634 m², length 3567.54021 m`.
    var text: String {
        "area \(GeometryMeasure.number(area)) m², length \(GeometryMeasure.number(length)) m"
    }

    /// To a thousandth, and small numbers to nine digits.
    static func number(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return Format.fixed(value, 3) }
        return Format.fixed(value, max(3, min(15, 8 - Int(log10(abs(value)).rounded(.down)))))
    }
}

extension GeometryMeasure.Surface {
    /// On the sphere it takes no time that could be felt.
    func length(_ line: [Coordinate], progress: @escaping Geodesic.Progress) throws(GeodesyError) -> Double {
        switch self {
        case .ellipsoid: try Geodesic.length(line, progress: progress)
        case .sphere: SphereMeasure.length(line)
        }
    }

    func area(_ ring: [Coordinate], progress: @escaping Geodesic.Progress) throws(GeodesyError) -> Double {
        switch self {
        case .ellipsoid: try Geodesic.area(ring, progress: progress)
        case .sphere: SphereMeasure.area(ring)
        }
    }
}
