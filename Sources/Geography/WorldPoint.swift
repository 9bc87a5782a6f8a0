import Glibc

/// A place on the Web Mercator map: x from 0 at 180 degrees west to 1 at 180 degrees east, y from 0 at the
/// northern edge (85.051129 degrees) to 1 at the southern. x outside 0...1 is a further copy of the world.
///
/// EPSG:3857's formulas on the unit square, as every web map's tile scheme uses them.
public struct WorldPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    /// The latitude, in degrees, at which the map is a square: atan(sinh(pi)).
    public static let latitudeLimit = 85.05112877980659

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Projects a coordinate. A latitude beyond the limit is drawn at the limit.
    @inlinable
    public init(_ coordinate: Coordinate) {
        let limit = WorldPoint.latitudeLimit
        let latitude = max(-limit, min(limit, coordinate.latitude)) * .pi / 180
        x = coordinate.longitude / 360 + 0.5
        y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    }

    /// The coordinate at this place; its longitude stays in the frame of the copy that x is in.
    @inlinable
    public var coordinate: Coordinate {
        Coordinate(
            longitude: (x - 0.5) * 360,
            latitude: atan(sinh((0.5 - y) * 2 * .pi)) * 180 / .pi)
    }

    @inlinable
    public static func + (left: WorldPoint, right: WorldVector) -> WorldPoint {
        WorldPoint(x: left.x + right.x, y: left.y + right.y)
    }

    @inlinable
    public static func - (left: WorldPoint, right: WorldPoint) -> WorldVector {
        WorldVector(x: left.x - right.x, y: left.y - right.y)
    }
}

/// The way from one world point to another.
public struct WorldVector: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = WorldVector(x: 0, y: 0)

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// An upright box of world points.
public struct WorldBox: Hashable, Sendable {
    public var minX: Double
    public var minY: Double
    public var maxX: Double
    public var maxY: Double

    @inlinable
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The box that contains nothing; growing it by a point gives that point.
    public static let empty = WorldBox(
        minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

    @inlinable public var isEmpty: Bool { minX > maxX || minY > maxY }
    @inlinable public var width: Double { maxX - minX }
    @inlinable public var height: Double { maxY - minY }
    @inlinable public var center: WorldPoint { WorldPoint(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

    @inlinable
    public mutating func formUnion(_ point: WorldPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    @inlinable
    public mutating func formUnion(_ other: WorldBox) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }

    @inlinable
    public func intersects(_ other: WorldBox) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    @inlinable
    public func contains(_ point: WorldPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    /// The box, this many copies of the world to the east.
    @inlinable
    public func shifted(byWorlds worlds: Int) -> WorldBox {
        WorldBox(minX: minX + Double(worlds), minY: minY, maxX: maxX + Double(worlds), maxY: maxY)
    }
}
