import Drawing
import Geography

/// The crosshair on a place that was found.
enum FoundPlaceView {
    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard let place = state.foundPlace else { return }
        let viewport = state.viewport
        let point = WorldPoint(place)
        let offset = Double(viewport.nearestWorldOffset(of: point))
        let cell = CellPoint(viewport.dot(of: WorldPoint(x: point.x + offset, y: point.y))).cell
        guard state.mapSize.contains(cell) else { return }
        let text = state.settings.glyphs == .ascii ? "-+-" : "─┼─"
        grid.write(
            text, at: Cell(column: cell.column - 1, row: cell.row),
            foreground: state.settings.theme.selection, background: nil, attributes: .bold)
    }
}
