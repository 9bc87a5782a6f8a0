import Geography

/// Where the map is to be looked at from; what is nil stays as it is.
public struct CameraOptions: Hashable, Sendable {
    /// What lies in the middle of the map.
    public var center: Coordinate?
    /// A world is 512 x 2^zoom points wide.
    public var zoom: Double?
    /// The compass direction that is up, in degrees clockwise from north.
    public var bearing: Double?

    /// What is left out stays as it is.
    public init(center: Coordinate? = nil, zoom: Double? = nil, bearing: Double? = nil) {
        self.center = center
        self.zoom = zoom
        self.bearing = bearing
    }

    func applied(to camera: Camera) -> Camera {
        Camera(
            center: center.map { WorldPoint($0) } ?? camera.center, zoom: zoom ?? camera.zoom,
            bearing: bearing ?? camera.bearing)
    }
}

/// Where the map is looked at from.
public struct CameraState: Hashable, Sendable {
    /// What lies in the middle of the map.
    public let center: Coordinate
    /// A world is 512 x 2^zoom points wide; a cell is 8 x 16 points.
    public let zoom: Double
    /// The compass direction that is up, in degrees clockwise from north, from 0 to below 360.
    public let bearing: Double

    init(_ camera: Camera) {
        center = camera.center.coordinate
        zoom = camera.zoom
        bearing = camera.bearing
    }
}
