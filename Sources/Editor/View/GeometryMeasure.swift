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

    init(of geometry: FeatureGeometry, on surface: Surface) throws(GeodesyError) {
        for part in geometry.parts {
            switch part.kind {
            case .points: break
            case .line: length += try surface.length(part.coordinates)
            case .exteriorRing, .interiorRing:
                // A ring that is left open is measured as it is drawn: closed.
                length += try surface.length(part.coordinates + part.coordinates.prefix(1))
                let area = try surface.area(part.coordinates)
                self.area += part.kind == .exteriorRing ? area : -area
            }
        }
        guard area.isFinite, length.isFinite else { throw GeodesyError("the numbers are too large") }
    }

    static func += (sum: inout GeometryMeasure, other: GeometryMeasure) {
        sum.area += other.area
        sum.length += other.length
    }

    /// Such as `area 8363324.273 m², length 12034.551 m`.
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
    func length(_ line: [Coordinate]) throws(GeodesyError) -> Double {
        switch self {
        case .ellipsoid: try Geodesic.length(line)
        case .sphere: SphereMeasure.length(line)
        }
    }

    func area(_ ring: [Coordinate]) throws(GeodesyError) -> Double {
        switch self {
        case .ellipsoid: try Geodesic.area(ring)
        case .sphere: SphereMeasure.area(ring)
        }
    }
}
