/// A place on the earth: longitude first, as in RFC 7946 section 3.1.1. Degrees, WGS 84.
///
/// Neither ordinate is limited: files hold longitudes beyond 180 and latitudes beyond 90.
public struct Coordinate: Hashable, Sendable {
    public var longitude: Double
    public var latitude: Double

    @inlinable
    public init(longitude: Double, latitude: Double) {
        self.longitude = longitude
        self.latitude = latitude
    }

    @inlinable
    public init(_ longitude: Double, _ latitude: Double) {
        self.init(longitude: longitude, latitude: latitude)
    }

    @inlinable
    public var isFinite: Bool { longitude.isFinite && latitude.isFinite }
}
