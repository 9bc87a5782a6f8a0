import Geography

/// A circle on the screen, of one size at every zoom. Sizes are in points, opacities from 0 to 1.
public struct Circle: Hashable, Sendable {
    public var center: DotPoint
    public var radius: Double
    /// nil: not filled.
    public var fill: Color?
    public var fillOpacity: Double
    /// nil: no stroke. The stroke lies outside of the radius.
    public var stroke: Color?
    public var strokeWidth: Double
    public var strokeOpacity: Double
    /// A mark of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        center: DotPoint, radius: Double, fill: Color?, fillOpacity: Double = 1, stroke: Color? = nil,
        strokeWidth: Double = 0, strokeOpacity: Double = 1, rank: UInt8 = 0
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
