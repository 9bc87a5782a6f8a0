import Geography

/// A circle on the screen; sizes in points (a dot is 4 x 4 points), opacities from 0 to 1.
public struct Circle: Sendable {
    public var center: DotPoint
    public var radius: Double
    /// nil: not filled.
    public var fill: Color?
    public var fillOpacity: Double
    /// nil: no stroke.
    public var stroke: Color?
    public var strokeWidth: Double
    public var strokeOpacity: Double
    /// A circle of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        center: DotPoint, radius: Double, fill: Color?, fillOpacity: Double = 1, stroke: Color? = nil,
        strokeWidth: Double = 4, strokeOpacity: Double = 1, rank: UInt8 = 0
    ) {
        self.center = center
        self.radius = radius
        self.fill = fill
        self.fillOpacity = fillOpacity
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.strokeOpacity = strokeOpacity
        self.rank = rank
    }
}
