import Drawing
import Geography

/// A box of text over the picture, at whole cells.
struct TextBox {
    let upperLeft: DotPoint
    let columns: Int
    let rows: Int
    let lines: [String]
    /// What it is about.
    let place: DotPoint
    let isClosable: Bool
    let isEmphasised: Bool

    private var rect: CellRect {
        let corner = CellPoint(upperLeft)
        return CellRect(
            column: Int(corner.column.rounded()), row: Int(corner.row.rounded()), columns: columns, rows: rows
        )
    }

    func draw(into grid: inout Grid, theme: Theme, glyphs: GlyphSet) {
        let rect = rect
        let border = isEmphasised ? theme.accent : theme.border
        grid.box(
            rect, foreground: border, background: theme.calloutBackground,
            attributes: isEmphasised ? .bold : [], glyphs: glyphs)
        let room = max(0, columns - 4)
        for (index, line) in lines.prefix(max(0, rows - 2)).enumerated() {
            grid.write(
                line, at: Cell(column: rect.column + 2, row: rect.row + 1 + index),
                foreground: theme.calloutForeground, background: theme.calloutBackground, maxColumns: room)
        }
        if isClosable {
            grid.write(
                glyphs == .ascii ? "x" : "×", at: Cell(column: rect.column + columns - 2, row: rect.row),
                foreground: theme.calloutForeground, background: theme.calloutBackground)
        }
        drawTail(of: rect, into: &grid, color: border, background: theme.calloutBackground, glyphs: glyphs)
    }

    /// A notch in the frame above or below the place.
    private func drawTail(
        of rect: CellRect, into grid: inout Grid, color: Color, background: Color, glyphs: GlyphSet
    ) {
        let cell = CellPoint(place).cell
        let isAbove = cell.row >= rect.row + rect.rows
        guard isAbove || cell.row < rect.row, columns > 2 else { return }
        let column = max(rect.column + 1, min(rect.column + columns - 2, cell.column))
        let glyph = glyphs == .ascii ? (isAbove ? "v" : "^") : (isAbove ? "▼" : "▲")
        grid.write(
            glyph, at: Cell(column: column, row: isAbove ? rect.row + rect.rows - 1 : rect.row),
            foreground: color, background: background)
    }
}
