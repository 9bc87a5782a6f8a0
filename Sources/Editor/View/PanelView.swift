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
            rows: min(state.mapSize.rows, max(1, count) + 2 + filterRows(of: panel)))
    }

    /// What is typed to narrow a list stands above it.
    private static func filterRows(of panel: Panel) -> Int { panel.list?.filter == nil ? 0 : 1 }

    /// The entry of the open list in a row of the screen that the panel covers.
    static func entry(atRow row: Int, in state: EditorState) -> Int? {
        guard let panel = state.panel, let list = panel.list, let frame = frame(in: state) else { return nil }
        let line = row - frame.row - 1 - filterRows(of: panel)
        guard (0..<visibleLines(in: state)).contains(line), list.entries.indices.contains(line + panel.scroll)
        else { return nil }
        return line + panel.scroll
    }

    /// Two fifths of the map, as long as lines of text are neither too short nor too long for it. On a narrow map
    /// a list of features leaves enough of it to see what is chosen.
    private static func columns(of panel: Panel, on map: CellSize) -> Int {
        let usual = max(36, min(48, map.columns * 2 / 5))
        guard panel.list != nil else { return min(map.columns, usual) }
        return min(map.columns, usual, max(20, map.columns - 16))
    }

    static func visibleLines(in state: EditorState) -> Int {
        guard let panel = state.panel, let frame = frame(in: state) else { return 0 }
        return max(0, frame.rows - 2 - filterRows(of: panel))
    }

    static func lineCount(of panel: Panel, in state: EditorState) -> Int {
        PanelText.count(of: panel, in: state, columns: columns(of: panel, on: state.mapSize) - 4)
    }

    /// Draws it and tells where the cursor of its filter stands.
    static func draw(_ state: EditorState, into grid: inout Grid) -> Cell? {
        guard let panel = state.panel, let frame = frame(in: state) else { return nil }
        let theme = state.settings.theme
        grid.box(
            frame, foreground: theme.border, background: theme.panelBackground, glyphs: state.settings.glyphs)
        let room = frame.columns - 4
        let listed = CellRect(
            column: frame.column, row: frame.row + filterRows(of: panel), columns: frame.columns,
            rows: frame.rows - filterRows(of: panel))
        let lines = PanelText.lines(of: panel, in: state, columns: room, rows: listed.rows - 2)
        for (index, line) in lines.enumerated() {
            draw(
                line, at: Cell(column: frame.column + 2, row: listed.row + 1 + index), room: room,
                settings: state.settings, into: &grid)
        }
        ScrollMark.draw(
            beside: listed, first: panel.scroll, of: lineCount(of: panel, in: state),
            settings: state.settings, into: &grid)
        grid.write(
            " \(PanelText.title(of: panel)) ", at: Cell(column: frame.column + 2, row: frame.row),
            foreground: theme.accent, background: nil, attributes: .bold, maxColumns: room)
        drawHint(of: panel, in: frame, theme: theme, into: &grid)
        return panel.list?.filter.flatMap { filter in
            PromptLine.draw(
                filter, in: CellRect(column: frame.column + 2, row: frame.row + 1, columns: room, rows: 1),
                foreground: theme.panelForeground, theme: theme, into: &grid)
        }
    }

    /// On the lower border; the longest that has room.
    private static func drawHint(of panel: Panel, in frame: CellRect, theme: Theme, into grid: inout Grid) {
        let fitting = PanelText.hints(for: panel).first { TextWidth.columns(of: $0) + 2 <= frame.columns - 2 }
        guard let fitting else { return }
        grid.write(
            " \(fitting) ", at: Cell(column: frame.column + 1, row: frame.row + frame.rows - 1),
            foreground: theme.faint, background: nil)
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
