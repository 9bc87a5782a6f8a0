/// A style made ready to draw many shapes. A class, so that to hand it on counts one reference and not one for each
/// array that it holds.
final class ShapeLook {
    let isFilled: Bool
    let plainFill: PlainFill
    /// Remembers from one shape to the next what its colour makes of what lies beneath.
    var brush: Brush
    /// Set where lines are thin and whole, and no `stroke`: most are.
    let pen: Pen?
    /// Where the dots of the pen go.
    let place: Int
    /// nil: nothing else of a stroke is to be seen.
    let stroke: Stroke?
    let point: Color
    let pointRank: UInt16
    let pointsAreDots: Bool

    /// - Parameter place: where the dots of a pen go.
    init(_ style: ShapeStyle, depth: ColorDepth, place: (Pen) -> Int = { _ in 0 }) {
        isFilled = style.fillOpacity > 0 && style.fill != nil
        plainFill = style.plainFill
        brush = Brush(color: style.fill ?? .terminalDefault, opacity: style.fillOpacity, depth: depth)
        let stroke = Stroke(style)
        pen = stroke?.barePen
        self.place = pen.map(place) ?? 0
        self.stroke = pen == nil ? stroke : nil
        point = style.point
        pointRank = InkLayer.Rank.point(style.rank)
        pointsAreDots = style.pointsAreDots
    }

    /// nil where it has a stroke that is more than a pen's.
    var plain: PlainLook? {
        guard stroke == nil, pen != nil || !isFilled else { return nil }
        return PlainLook(
            pen: pen, place: place, isFilled: isFilled, plainFill: plainFill, point: point,
            pointRank: pointRank, pointsAreDots: pointsAreDots)
    }
}

/// A look that most have: plain data, for those who ask a hundred thousand times a frame.
struct PlainLook {
    let pen: Pen?
    let place: Int
    let isFilled: Bool
    let plainFill: PlainFill
    let point: Color
    let pointRank: UInt16
    let pointsAreDots: Bool
}
