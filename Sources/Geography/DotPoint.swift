/// A place on the screen in dots from the upper left corner, continuous. A cell is 2 x 4 dots; a dot is
/// 4 x 4 points, and so square.
public struct DotPoint: Hashable, Sendable {
    /// How many points a dot is wide and high.
    public static let sizeInPoints = 4.0

    public var x: Double
    public var y: Double

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable
    public init(_ point: CellPoint) {
        self.init(x: point.column * 2, y: point.row * 4)
    }

    @inlinable
    public func distance(to other: DotPoint) -> Double {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    @inlinable
    public static func + (left: DotPoint, right: DotVector) -> DotPoint {
        DotPoint(x: left.x + right.x, y: left.y + right.y)
    }

    @inlinable
    public static func - (left: DotPoint, right: DotPoint) -> DotVector {
        DotVector(x: left.x - right.x, y: left.y - right.y)
    }
}

/// The way from one dot point to another, in dots.
public struct DotVector: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public static let zero = DotVector(x: 0, y: 0)

    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    @inlinable
    public static prefix func - (vector: DotVector) -> DotVector {
        DotVector(x: -vector.x, y: -vector.y)
    }
}
