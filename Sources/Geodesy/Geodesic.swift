import CProj
import Geography

/// Lengths and areas on the ellipsoid of WGS 84, by the geodesics of C. F. F. Karney, "Algorithms for
/// geodesics", J. Geodesy 87 (2013), as PROJ carries them out.
public enum Geodesic {
    /// The length of a line in metres: the sum of its segments' geodesics.
    public static func length(_ line: [Coordinate]) throws(GeodesyError) -> Double {
        try measured { withPairs(line) { plat_geodesic_length($0, line.count) } }
    }

    /// The area within a ring in square metres, its edges geodesics. The ring need not be closed, and may run
    /// either way round.
    public static func area(_ ring: [Coordinate]) throws(GeodesyError) -> Double {
        try measured { abs(withPairs(ring) { plat_geodesic_area($0, ring.count) }) }
    }

    private static func measured(_ measure: () -> Double) throws(GeodesyError) -> Double {
        if let problem = plat_proj_problem() { throw GeodesyError(String(cString: problem)) }
        let result = measure()
        guard result.isFinite else { throw GeodesyError("a latitude is beyond 90 degrees") }
        return result
    }
}

/// Why something cannot be measured: one line for a person.
public struct GeodesyError: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }
}

/// Calls with coordinates as the pairs of numbers that C takes; nil for none.
func withPairs<Result>(_ coordinates: [Coordinate], _ body: (UnsafePointer<Double>?) -> Result) -> Result {
    coordinates.withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: Double.self)) }
}
