import Drawing
import Geography

/// Lines of text in a frame over the picture, at whole cells: a callout that a view draws.
struct TextBox {
    let callout: Callout
    let placement: Callout.Placement
    let isEmphasised: Bool

    /// - Parameter place: what it is about.
    init(
        _ lines: [String], upperLeft: DotPoint, columns: Int, rows: Int, place: DotPoint, isClosable: Bool,
        isEmphasised: Bool
    ) {
        let corner = CellPoint(upperLeft).nearestCorner
        let frame = CellRect(column: corner.column, row: corner.row, columns: columns, rows: rows)
        var callout = Callout(lines: lines)
        callout.isClosable = isClosable
        self.callout = callout
        placement = Callout.Placement(frame: frame, pointingAt: CellPoint(place).cell)
        self.isEmphasised = isEmphasised
    }

    func draw(into grid: inout Grid, theme: Theme, glyphs: GlyphSet) {
        grid.draw(
            callout, at: placement, foreground: theme.calloutForeground, background: theme.calloutBackground,
            border: isEmphasised ? theme.accent : theme.border, glyphs: glyphs)
    }
}

extension CellPoint {
    /// The corner between cells that is nearest.
    fileprivate var nearestCorner: Cell { CellPoint(column: column + 0.5, row: row + 0.5).cell }
}
