import Glibc

/// Web Mercator's y by cubics through points of the exact curve, a quarter of the time of `log(tan)`: at most half
/// a millimetre on the equator off `WorldPoint.init(_:)`, whose steps in a packed world are 37.
///
/// The curve is odd about the equator, so one hemisphere is held: cubic Hermite pieces of equal width, each in
/// Horner's form over 0...1. Their error is h^4 / 384 times the fourth derivative, largest at the edge of the map.
public struct MercatorTable: @unchecked Sendable {
    // Unchecked: nobody writes to the table once it is made.

    public static let shared = MercatorTable()

    @usableFromInline static let pieces = 2048
    /// The coefficients of each piece from the constant on, and one piece for the edge itself.
    @usableFromInline let cubics: UnsafePointer<SIMD4<Double>>

    private init() {
        let width = WorldPoint.latitudeLimit / Double(MercatorTable.pieces)
        let cubics = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: MercatorTable.pieces + 1)
        var low = MercatorTable.exact(0)
        for piece in 0..<MercatorTable.pieces {
            let isLast = piece == MercatorTable.pieces - 1
            var high = MercatorTable.exact(Double(piece + 1) * width)
            if isLast { high.value = 0.5 }
            let (first, last) = (low.slope * width, high.slope * width)
            let rise = high.value - low.value
            cubics[piece] = SIMD4(low.value, first, 3 * rise - 2 * first - last, first + last - 2 * rise)
            low = high
        }
        cubics[MercatorTable.pieces] = SIMD4(0.5, 0, 0, 0)
        self.cubics = UnsafePointer(cubics)
    }

    /// How far a latitude of 0...limit lies from the equator, in worlds, and the rise of that for one degree.
    private static func exact(_ degrees: Double) -> (value: Double, slope: Double) {
        let latitude = degrees * .pi / 180
        return (log(tan(.pi / 4 + latitude / 2)) / (2 * .pi), 1 / (360 * cos(latitude)))
    }

    /// The y of a latitude in degrees, from 0 at the northern edge of the map to 1 at the southern. A latitude
    /// beyond the limit, or none at all, is at the limit.
    @inlinable @inline(__always)
    public func y(ofLatitude latitude: Double) -> Double {
        let size = abs(latitude)
        let pieces = Double(MercatorTable.pieces)
        // Not a number is less than nothing: it goes to the limit.
        let place = size < WorldPoint.latitudeLimit ? size * (pieces / WorldPoint.latitudeLimit) : pieces
        let piece = Int32(place)
        let rest = place - Double(piece)
        let cubic = cubics[Int(piece)]
        let distance = ((cubic.w * rest + cubic.z) * rest + cubic.y) * rest + cubic.x
        return latitude < 0 ? 0.5 + distance : 0.5 - distance
    }

    /// Projects and packs a coordinate. A latitude beyond the limit is drawn at the limit.
    @inlinable @inline(__always)
    public func packed(_ coordinate: Coordinate) -> PackedWorld {
        let x = coordinate.longitude / 360 + 0.5
        let y = y(ofLatitude: coordinate.latitude)
        guard abs(x) < 1.9 else { return PackedWorld(WorldPoint(x: x, y: y)) }
        return PackedWorld(x: Int32(x * PackedWorld.scale), y: Int32(y * PackedWorld.scale))
    }
}
