import Drawing
import Geography

/// Draws a state: the map, what lies over it, and the status line. Keeps the rasteriser's buffers.
public struct EditorScreen {
    private var rasterizer = Rasterizer()
    private var kept = KeptScene()
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
        let callout = CalloutView.shown(in: state)
        drawMap(editor, into: &map, namesSelection: callout == nil)
        grid.reset(
            to: state.size, filledWith: GridCell(foreground: theme.statusForeground, background: theme.ground)
        )
        for (index, cell) in map.cells.enumerated() where index < grid.cells.count {
            grid.cells[index] = cell
        }
        FoundPlaceView.draw(state, into: &grid)
        BoxView.draw(state, into: &grid)
        NorthMark.draw(state, into: &grid)
        if let callout { CalloutView.draw(callout.callout, at: callout.placement, state, into: &grid) }
        let filterCursor = PanelView.draw(state, into: &grid)
        let promptCursor = StatusLine.draw(state, into: &grid)
        let paletteCursor = PaletteView.draw(state, into: &grid)
        MenuView.draw(state, into: &grid)
        return paletteCursor ?? promptCursor ?? filterCursor
    }

    /// Lays a text over the status line of a screen that was drawn.
    public static func say(_ text: String, in state: EditorState, over grid: inout Grid) {
        StatusLine.draw(text, in: state, into: &grid)
    }

    /// Draws the map alone.
    public mutating func drawMap(_ editor: Editor, into grid: inout Grid) {
        drawMap(editor, into: &grid, namesSelection: true)
    }

    /// A callout says the name of what is selected; then it needs no label too.
    private mutating func drawMap(_ editor: Editor, into grid: inout Grid, namesSelection: Bool) {
        let settings = editor.state.settings
        var scene = SceneBuilder.scene(for: editor.state, keeping: &kept)
        if !namesSelection { scene.labels.removeAll { $0.rank == FeatureLabels.Rank.selected } }
        SketchView.append(editor.state, to: &scene)
        rasterizer.draw(
            scene, into: &grid, theme: settings.theme, glyphs: settings.glyphs,
            depth: settings.colorDepth)
    }
}
