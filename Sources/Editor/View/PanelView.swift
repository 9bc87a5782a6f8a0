import Drawing
import Geography

/// Draws the open panel over the right side of the map.
enum PanelView {
    /// The cells a panel covers, border included: as many rows as its text needs. nil when there is none or no
    /// room.
    static func frame(in state: EditorState) -> CellRect? {
        guard let panel = state.panel, state.mapSize.columns >= 4, state.mapSize.rows >= 3 else { return nil }
        let columns = columns(of: panel, on: state.mapSize)
        let count = PanelText.count(of: panel, in: state, columns: columns - 4)
        return CellRect(
            column: state.mapSize.columns - columns, row: 0, columns: columns,
            rows: min(state.mapSize.rows, max(1, count) + 2))
    }

    /// Two fifths of the map, as long as lines of text are neither too short nor too long for it. On a narrow map
    /// a list of features leaves enough of it to see what is chosen.
    private static func columns(of panel: Panel, on map: CellSize) -> Int {
        let usual = max(36, min(48, map.columns * 2 / 5))
        guard panel.list != nil else { return min(map.columns, usual) }
        return min(map.columns, usual, max(20, map.columns - 16))
    }

    static func visibleLines(in state: EditorState) -> Int { max(0, (frame(in: state)?.rows ?? 0) - 2) }

    static func lineCount(of panel: Panel, in state: EditorState) -> Int {
        PanelText.count(of: panel, in: state, columns: columns(of: panel, on: state.mapSize) - 4)
    }

    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard let panel = state.panel, let frame = frame(in: state) else { return }
        let theme = state.settings.theme
        grid.box(
            frame, foreground: theme.border, background: theme.panelBackground, glyphs: state.settings.glyphs)
        let room = frame.columns - 4
        let lines = PanelText.lines(of: panel, in: state, columns: room, rows: frame.rows - 2)
        for (index, line) in lines.enumerated() {
            draw(
                line, at: Cell(column: frame.column + 2, row: frame.row + 1 + index), room: room,
                settings: state.settings, into: &grid)
        }
        ScrollMark.draw(
            beside: frame, first: panel.scroll, of: lineCount(of: panel, in: state),
            settings: state.settings, into: &grid)
        grid.write(
            " \(PanelText.title(of: panel)) ", at: Cell(column: frame.column + 2, row: frame.row),
            foreground: theme.accent, background: nil, attributes: .bold, maxColumns: room)
    }

    private static func draw(
        _ line: PanelLine, at cell: Cell, room: Int, settings: Settings, into grid: inout Grid
    ) {
        let theme = settings.theme
        if line.isCurrent { HighlightBar.draw(at: cell, columns: room, theme: theme, into: &grid) }
        let attributes: GridCell.Attributes =
            line.isTitle ? .bold : line.isCurrent ? HighlightBar.attributes : []
        let isAlone = line.isTitle || line.text.isEmpty
        grid.write(
            line.key, at: cell, foreground: line.isTitle ? theme.accent : theme.selection, background: nil,
            attributes: attributes, maxColumns: isAlone ? room : PanelLine.keyColumns)
        guard !line.isTitle else { return }
        let indent = line.isWide ? 0 : PanelLine.keyColumns
        let aside = min(TextWidth.columns(of: line.aside), room / 2)
        let textRoom = max(0, room - indent - (aside > 0 ? aside + 1 : 0))
        grid.write(
            StatusLine.shortened(line.text, to: textRoom, glyphs: settings.glyphs),
            at: Cell(column: cell.column + indent, row: cell.row),
            foreground: theme.panelForeground, background: nil, attributes: attributes,
            maxColumns: textRoom)
        grid.write(
            line.aside, at: Cell(column: cell.column + room - aside, row: cell.row),
            foreground: line.isCurrent ? theme.panelForeground : theme.faint, background: nil,
            attributes: attributes, maxColumns: aside)
    }
}
