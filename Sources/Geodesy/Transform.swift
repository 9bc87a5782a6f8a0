import CProj
import Geography

/// What takes coordinates from a reference system to longitude and latitude on WGS 84, and back.
///
/// It is Sendable because nothing in it changes, and calls of the C side wait for each other.
final class Transform: @unchecked Sendable {
    private let transform: OpaquePointer

    /// The transform of a system that is named as `EPSG:2056`, or why there is none.
    init(name: String) throws(GeodesyError) {
        var reason = [CChar](repeating: 0, count: 200)
        guard let made = plat_transform_create(name, &reason, reason.count) else {
            let bytes = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw GeodesyError(String(decoding: bytes, as: UTF8.self))
        }
        transform = made
    }

    deinit { plat_transform_destroy(transform) }

    enum Direction { case toPlace, toFile }

    /// The transformed coordinates; one that has no counterpart is not finite.
    func run(_ coordinates: [Coordinate], _ direction: Direction) -> [Coordinate] {
        var result = coordinates
        result.withUnsafeMutableBytes { bytes in
            let pairs = bytes.baseAddress?.assumingMemoryBound(to: Double.self)
            plat_transform_run(transform, direction == .toFile ? 1 : 0, pairs, coordinates.count)
        }
        return result
    }

    func run(_ coordinate: Coordinate, _ direction: Direction) -> Coordinate? {
        run([coordinate], direction).first.flatMap { $0.isFinite ? $0 : nil }
    }
}
