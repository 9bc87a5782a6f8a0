/// A way on the screen in points.
public struct WayInPoints: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    public static let zero = WayInPoints(x: 0, y: 0)
}

/// A box beside a place, in points right of it and below it.
public struct BoxInPoints: Hashable, Sendable {
    public var left: Double
    public var top: Double
    public var width: Double
    public var height: Double

    public init(left: Double, top: Double, width: Double, height: Double) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    public var right: Double { left + width }
    public var bottom: Double { top + height }

    public func contains(_ way: WayInPoints) -> Bool {
        left <= way.x && way.x <= right && top <= way.y && way.y <= bottom
    }

    public func intersects(_ other: BoxInPoints) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

/// The spot of a box that lies on its place: `bottom` puts the box above it.
public enum BoxAnchor: String, Hashable, Sendable, CaseIterable {
    case center, left, right, top, bottom, topLeft, topRight, bottomLeft, bottomRight

    /// Where the box's upper left corner lies, from the place.
    func corner(width: Double, height: Double) -> WayInPoints {
        let x =
            switch self {
            case .left, .topLeft, .bottomLeft: 0.0
            case .right, .topRight, .bottomRight: -width
            case .center, .top, .bottom: -width / 2
            }
        let y =
            switch self {
            case .top, .topLeft, .topRight: 0.0
            case .bottom, .bottomLeft, .bottomRight: -height
            case .center, .left, .right: -height / 2
            }
        return WayInPoints(x: x, y: y)
    }
}
