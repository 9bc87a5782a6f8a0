import Geography

/// How lines of one style are drawn: in dots of ink while they are thin, as areas when they are wide.
struct Stroke {
    private enum Tool {
        case pen(Pen)
        case band(Band)
    }

    private let tool: Tool
    private let dashes: Dashes?
    private let color: Color
    private let opacity: Double
    let rank: UInt16

    /// From these widths on, in dots, a line is two dots of ink wide, and an area. An area of two dots would be
    /// cells of mixed colours more than a line.
    private static let leastDouble = 1.5
    private static let leastBand = 2.5

    /// Nil where there is nothing to be seen.
    init?(_ style: ShapeStyle) {
        guard let color = style.stroke, style.strokeWidth > 0, style.strokeOpacity > 0 else { return nil }
        self.color = color
        opacity = style.strokeOpacity
        rank = InkLayer.Rank.stroke(style.rank)
        dashes = style.dash.isEmpty ? nil : Dashes(points: style.dash)
        let dots = style.strokeWidth / 4
        if dots < Stroke.leastBand {
            let isDouble = dots >= Stroke.leastDouble
            tool = .pen(Pen(color: color, opacity: Canvas.byte(opacity), rank: rank, isDouble: isDouble))
        } else {
            tool = .band(Band(dots: dots))
        }
    }

    /// The pen, where there is nothing but it.
    var barePen: Pen? {
        if case .pen(let pen) = tool, dashes == nil { return pen }
        return nil
    }

    /// How far from its vertices a line reaches, in dots.
    static func reach(of style: ShapeStyle) -> Double {
        max(Double(Pen.reach), min(Band.widest, max(0, style.strokeWidth / 4)) / 2) + 1
    }

    func draw<Path: DotPath>(_ path: Path, isClosed: Bool, on canvas: inout Canvas) {
        switch tool {
        case .pen(let pen):
            guard let dashes else { return pen.draw(path, isClosed: isClosed, into: &canvas.ink) }
            dashes.forEachDash(of: path, isClosed: isClosed, within: view(of: canvas, margin: 0)) {
                start, end in
                pen.draw(from: (start.dotX, start.dotY), to: (end.dotX, end.dotY), into: &canvas.ink)
            }
        case .band(let band):
            guard let dashes else { return band.draw(path, isClosed: isClosed, into: &canvas.mask) }
            let view = view(of: canvas, margin: band.radius)
            dashes.forEachDash(of: path, isClosed: isClosed, within: view) { start, end in
                band.draw(from: start, to: end, isCutOff: true, into: &canvas.mask)
            }
        }
    }

    /// Ends a shape: what its lines cover is laid as one area.
    func finish(on canvas: inout Canvas) {
        if case .band = tool { canvas.cover(color: color, opacity: opacity, rank: rank) }
    }

    private func view(of canvas: Canvas, margin: Int) -> FixedView {
        FixedView(dotColumns: canvas.size.dotColumns, dotRows: canvas.size.dotRows, margin: margin)
    }
}
