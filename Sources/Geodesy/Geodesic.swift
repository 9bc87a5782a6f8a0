import CProj
import Geography

/// Lengths and areas on the ellipsoid of WGS 84, by the geodesics of C. F. F. Karney, "Algorithms for
/// geodesics", J. Geodesy 87 (2013), as PROJ carries them out.
public enum Geodesic {
    /// Told now and then how many vertices are done; false stops the measuring, which then throws
    /// `GeodesyError.stopped`.
    public typealias Progress = (Int) -> Bool

    /// The length of a line in metres: the sum of its segments' geodesics.
    public static func length(
        _ line: [Coordinate], progress: Progress? = nil
    ) throws(GeodesyError) -> Double {
        try measured(progress) { goesOn, context in
            withPairs(line) { plat_geodesic_length($0, line.count, goesOn, context) }
        }
    }

    /// The area within a ring in square metres, its edges geodesics. The ring need not be closed, and may run
    /// either way round.
    public static func area(
        _ ring: [Coordinate], progress: Progress? = nil
    ) throws(GeodesyError) -> Double {
        try measured(progress) { goesOn, context in
            abs(withPairs(ring) { plat_geodesic_area($0, ring.count, goesOn, context) })
        }
    }

    /// What C asks whether to go on, and what it hands to that.
    private struct Watch {
        let progress: Progress
        var isStopped = false
    }

    private static func measured(
        _ progress: Progress?, _ measure: (@escaping plat_goes_on, UnsafeMutableRawPointer?) -> Double
    ) throws(GeodesyError) -> Double {
        if let problem = plat_proj_problem() { throw GeodesyError(String(cString: problem)) }
        var watch = Watch(progress: progress ?? { _ in true })
        let result = withUnsafeMutablePointer(to: &watch) { watch in
            measure(
                { context, done in
                    guard let watch = context?.assumingMemoryBound(to: Watch.self) else { return 1 }
                    watch.pointee.isStopped = !watch.pointee.progress(done)
                    return watch.pointee.isStopped ? 0 : 1
                }, watch)
        }
        if watch.isStopped { throw .stopped }
        guard result.isFinite else { throw GeodesyError("a latitude is beyond 90 degrees") }
        return result
    }
}

/// Why something cannot be measured: one line for a person.
public struct GeodesyError: Error, Hashable, Sendable {
    public let reason: String

    public static let stopped = GeodesyError("it was stopped")

    public init(_ reason: String) { self.reason = reason }
}

/// Calls with coordinates as the pairs of numbers that C takes; nil for none.
func withPairs<Result>(_ coordinates: [Coordinate], _ body: (UnsafePointer<Double>?) -> Result) -> Result {
    coordinates.withUnsafeBytes { body($0.baseAddress?.assumingMemoryBound(to: Double.self)) }
}
