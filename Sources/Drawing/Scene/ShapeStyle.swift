/// How a shape looks. Widths are in points (a dot is 4 x 4 points); opacities from 0 to 1.
public struct ShapeStyle: Hashable, Sendable {
    /// nil: not filled.
    public var fill: Color?
    public var fillOpacity: Double
    /// nil: no stroke.
    public var stroke: Color?
    public var strokeWidth: Double
    /// The colour of the parts that are points.
    public var point: Color
    /// A shape of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        fill: Color?, fillOpacity: Double = 0.3, stroke: Color?, strokeWidth: Double = 4, point: Color,
        rank: UInt8 = 0
    ) {
        self.fill = fill
        self.fillOpacity = fillOpacity
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.point = point
        self.rank = rank
    }
}
