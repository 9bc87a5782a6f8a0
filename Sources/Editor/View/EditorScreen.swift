import Drawing
import Geography

/// Draws a state: the map, what lies over it, and the status line. Keeps the rasteriser's buffers.
public struct EditorScreen {
    private var rasterizer = Rasterizer()
    private var map = Grid(size: CellSize(columns: 0, rows: 0))

    public init() {}

    /// Draws the whole screen and tells where the cursor stands, where there is one.
    public mutating func draw(_ editor: Editor, into grid: inout Grid) -> Cell? {
        let state = editor.state
        let theme = state.settings.theme
        // Taken out and put back, so that the map is drawn in place.
        var map = Grid(size: CellSize(columns: 0, rows: 0))
        swap(&map, &self.map)
        defer { swap(&map, &self.map) }
        drawMap(editor, into: &map)
        grid.reset(
            to: state.size, filledWith: GridCell(foreground: theme.statusForeground, background: theme.ground)
        )
        for (index, cell) in map.cells.enumerated() where index < grid.cells.count {
            grid.cells[index] = cell
        }
        BoxView.draw(state, into: &grid)
        PanelView.draw(state, into: &grid)
        return StatusLine.draw(state, into: &grid)
    }

    /// Draws the map alone.
    public mutating func drawMap(_ editor: Editor, into grid: inout Grid) {
        let settings = editor.state.settings
        rasterizer.draw(
            SceneBuilder.scene(for: editor.state), into: &grid, theme: settings.theme,
            glyphs: settings.glyphs,
            depth: settings.colorDepth)
    }
}

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
