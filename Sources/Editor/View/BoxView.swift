import Drawing
import Geography

/// The rectangle of a box selection: a thin line around what is under it.
enum BoxView {
    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard case .box(let box) = state.drag else { return }
        let (a, b) = (box.start.cell, box.end.cell)
        let (left, right) = (min(a.column, b.column), max(a.column, b.column))
        let (top, bottom) = (min(a.row, b.row), max(a.row, b.row))
        let glyphs = FrameGlyphs.square(for: state.settings.glyphs)
        let color = state.settings.theme.selection
        let rows = state.mapSize.rows
        // A box may lie off the screen whole: after a resize, or dragged from edge to edge.
        for row in stride(from: max(0, top), through: min(bottom, rows - 1), by: 1) {
            for column in stride(from: max(0, left), through: min(right, grid.size.columns - 1), by: 1) {
                let (isSide, isEnd) = (column == left || column == right, row == top || row == bottom)
                guard isSide || isEnd else { continue }
                let glyph =
                    isSide && isEnd
                    ? glyphs.corner(isLeft: column == left, isUpper: row == top)
                    : isSide ? glyphs.vertical : glyphs.horizontal
                grid.write(
                    String(glyph), at: Cell(column: column, row: row), foreground: color, background: nil,
                    attributes: .bold)
            }
        }
    }
}
