import Drawing
import Geography

/// The bar that marks the chosen line of a list or menu. It reverses, so that it is seen without colours too.
enum HighlightBar {
    static let attributes: GridCell.Attributes = [.reverse, .bold]

    /// Draws it over so many columns of text and the blank on either side.
    static func draw(at cell: Cell, columns: Int, theme: Theme, into grid: inout Grid) {
        let blank = GridCell(
            foreground: theme.panelForeground, background: theme.panelBackground, attributes: attributes)
        grid.fill(
            CellRect(column: cell.column - 1, row: cell.row, columns: columns + 2, rows: 1), with: blank)
    }
}
