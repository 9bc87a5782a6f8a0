import Drawing
import Geography

/// The rectangle of a box selection.
enum BoxView {
    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard case .box(let box) = state.drag else { return }
        let (a, b) = (box.start.cell, box.end.cell)
        let (left, right) = (min(a.column, b.column), max(a.column, b.column))
        let (top, bottom) = (min(a.row, b.row), max(a.row, b.row))
        let rows = state.mapSize.rows
        // A box may lie off the screen whole: after a resize, or dragged from edge to edge.
        for column in stride(from: max(0, left), through: min(right, grid.size.columns - 1), by: 1) {
            for row in stride(from: max(0, top), through: min(bottom, rows - 1), by: 1) {
                guard column == left || column == right || row == top || row == bottom else { continue }
                grid[column, row].attributes.insert(.reverse)
            }
        }
    }
}
