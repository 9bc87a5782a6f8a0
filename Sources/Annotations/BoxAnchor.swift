/// A way on the screen in points.
public struct WayInPoints: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down, or up where that is said.
    public var y: Double

    /// A way of so many points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// No way at all.
    public static let zero = WayInPoints(x: 0, y: 0)
}

/// A box beside a place, in points right of it and below it.
public struct BoxInPoints: Hashable, Sendable {
    /// From the place to the box's left side; negative left of the place.
    public var left: Double
    /// From the place to the box's upper side; negative above the place.
    public var top: Double
    /// Of the box.
    public var width: Double
    /// Of the box.
    public var height: Double

    /// A box with its upper left corner so far from the place.
    public init(left: Double, top: Double, width: Double, height: Double) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// From the place to the box's right side.
    public var right: Double { left + width }
    /// From the place to the box's lower side.
    public var bottom: Double { top + height }

    /// Whether a spot lies in the box or on its edge.
    public func contains(_ way: WayInPoints) -> Bool {
        left <= way.x && way.x <= right && top <= way.y && way.y <= bottom
    }

    /// Whether two boxes have more than an edge in common.
    public func intersects(_ other: BoxInPoints) -> Bool {
        left < other.right && other.left < right && top < other.bottom && other.top < bottom
    }
}

/// The spot of a box that lies on its place: `bottom` puts the box above it.
public enum BoxAnchor: String, Hashable, Sendable, CaseIterable {
    /// The middle.
    case center
    /// The middle of the left side.
    case left
    /// The middle of the right side.
    case right
    /// The middle of the upper side: the box hangs below its place.
    case top
    /// The middle of the lower side: the box stands above its place.
    case bottom
    /// The upper left corner.
    case topLeft
    /// The upper right corner.
    case topRight
    /// The lower left corner.
    case bottomLeft
    /// The lower right corner.
    case bottomRight

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
