import Geography

/// Where a person tapped, held or dragged.
public struct InteractionContext: Hashable, Sendable {
    /// On the screen.
    public var point: ScreenPoint
    /// On the earth: what is drawn at `point`.
    public var coordinate: Coordinate

    /// A place of both kinds, which are not compared.
    public init(point: ScreenPoint, coordinate: Coordinate) {
        self.point = point
        self.coordinate = coordinate
    }
}

/// A place on the screen in points from the upper left corner: a cell is 8 x 16 of them.
public struct ScreenPoint: Hashable, Sendable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// So many points right of the upper left corner and below it.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    init(_ dot: DotPoint) {
        self.init(x: dot.x * DotPoint.sizeInPoints, y: dot.y * DotPoint.sizeInPoints)
    }

    var dot: DotPoint { DotPoint(x: x / DotPoint.sizeInPoints, y: y / DotPoint.sizeInPoints) }
}
