/// How a shape looks. Widths are in points (a dot is 4 x 4 points); opacities from 0 to 1.
public struct ShapeStyle: Hashable, Sendable {
    /// nil: not filled.
    public var fill: Color?
    public var fillOpacity: Double
    /// How the fill shows where there is no colour.
    public var plainFill: PlainFill
    /// nil: no stroke.
    public var stroke: Color?
    public var strokeWidth: Double
    public var strokeOpacity: Double
    /// Lengths in points, by turns drawn and left out, from the start of each part; empty: a whole line.
    public var dash: [Double]
    /// The colour of the parts that are points.
    public var point: Color
    /// Whether a point is the one dot where it lies: of very many, marks as large as a cell would cover all.
    public var pointsAreDots = false
    /// A shape of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        fill: Color?, fillOpacity: Double = 0.3, plainFill: PlainFill = .dots, stroke: Color?,
        strokeWidth: Double = 4, strokeOpacity: Double = 1, dash: [Double] = [], point: Color, rank: UInt8 = 0
    ) {
        self.fill = fill
        self.fillOpacity = fillOpacity
        self.plainFill = plainFill
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.strokeOpacity = strokeOpacity
        self.dash = dash
        self.point = point
        self.rank = rank
    }
}

/// What a fill is where there is no colour.
public enum PlainFill: Hashable, Sendable {
    /// Sparse dots all over it.
    case dots
    /// Its outermost dots.
    case outline
}
