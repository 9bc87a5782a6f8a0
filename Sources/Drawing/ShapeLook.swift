/// A style made ready to draw many shapes. A class, so that to hand it on counts one reference and not one for each
/// array that it holds.
final class ShapeLook {
    /// nil: nothing of a fill is to be seen.
    let fill: Color?
    let fillOpacity: Double
    let plainFill: PlainFill
    /// nil: nothing of a stroke is to be seen.
    let stroke: Stroke?
    let point: Color
    let pointRank: UInt16

    init(_ style: ShapeStyle) {
        fill = style.fillOpacity > 0 ? style.fill : nil
        fillOpacity = style.fillOpacity
        plainFill = style.plainFill
        stroke = Stroke(style)
        point = style.point
        pointRank = InkLayer.Rank.point(style.rank)
    }
}
