import Geography

/// Where a person tapped, held or dragged.
public struct InteractionContext: Hashable, Sendable {
    /// On the screen.
    public var point: ScreenPoint
    public var coordinate: Coordinate

    public init(point: ScreenPoint, coordinate: Coordinate) {
        self.point = point
        self.coordinate = coordinate
    }
}

/// A place on the screen in points from the upper left corner: a cell is 8 x 16 of them.
public struct ScreenPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(_ dot: DotPoint) {
        self.init(x: dot.x * DotPoint.sizeInPoints, y: dot.y * DotPoint.sizeInPoints)
    }

    var dot: DotPoint { DotPoint(x: x / DotPoint.sizeInPoints, y: y / DotPoint.sizeInPoints) }
}
