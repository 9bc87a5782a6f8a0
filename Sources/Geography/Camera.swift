/// Where the map is looked at from: a centre, a zoom (a world is 512 x 2^zoom points wide) and a bearing, the
/// compass direction that is up, in degrees clockwise from north, 0 up to but not including 360.
public struct Camera: Hashable, Sendable {
    public var center: WorldPoint
    public var zoom: Double
    public var bearing: Double

    public init(center: WorldPoint, zoom: Double, bearing: Double = 0) {
        self.center = center
        self.zoom = zoom
        self.bearing = Camera.normalized(bearing: bearing)
    }

    public static func normalized(bearing: Double) -> Double {
        guard bearing.isFinite else { return 0 }
        let rest = bearing.truncatingRemainder(dividingBy: 360)
        let positive = rest < 0 ? rest + 360 : rest
        return positive == 360 ? 0 : positive
    }
}
