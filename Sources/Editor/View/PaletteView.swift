import Drawing
import Geography

/// Draws the command palette over the upper part of the map.
enum PaletteView {
    /// In a narrower list a key shows only where it leaves the help whole.
    private static let roomForKeys = 48

    /// The cells it covers, border included: what is typed, a rule, and the commands; nil when there is none.
    static func frame(in state: EditorState) -> CellRect? {
        guard state.palette != nil, state.mapSize.columns >= 12, state.mapSize.rows >= 5 else { return nil }
        let columns = min(state.mapSize.columns, 76)
        let rows = min(state.mapSize.rows, 18)
        return CellRect(
            column: (state.mapSize.columns - columns) / 2, row: min(2, (state.mapSize.rows - rows) / 2),
            columns: columns, rows: rows)
    }

    static func visibleEntries(in state: EditorState) -> Int { max(1, (frame(in: state)?.rows ?? 5) - 4) }

    /// The entry in a row of the screen, among those that match.
    static func entry(at cell: Cell, in state: EditorState) -> Int? {
        guard let palette = state.palette, let frame = frame(in: state), frame.contains(cell) else {
            return nil
        }
        let row = cell.row - frame.row - 3
        guard (0..<visibleEntries(in: state)).contains(row) else { return nil }
        let index = row + first(palette, in: state)
        return PaletteEntries.matching(palette.prompt.string, in: state).indices.contains(index) ? index : nil
    }

    private static func first(_ palette: Palette, in state: EditorState) -> Int {
        max(0, palette.current - visibleEntries(in: state) + 1)
    }

    /// Draws it and tells where the cursor stands.
    static func draw(_ state: EditorState, into grid: inout Grid) -> Cell? {
        guard let palette = state.palette, let frame = frame(in: state) else { return nil }
        let (theme, glyphs) = (state.settings.theme, state.settings.glyphs)
        grid.box(frame, foreground: theme.border, background: theme.panelBackground, glyphs: glyphs)
        grid.rule(
            at: Cell(column: frame.column, row: frame.row + 2), columns: frame.columns, theme: theme, glyphs)
        let entries = PaletteEntries.matching(palette.prompt.string, in: state)
        let title = entries.isEmpty ? "commands" : "commands  \(palette.current + 1)/\(entries.count)"
        grid.write(
            " \(title) ", at: Cell(column: frame.column + 2, row: frame.row), foreground: theme.accent,
            background: nil, attributes: .bold, maxColumns: frame.columns - 4)
        let first = first(palette, in: state)
        let names = nameColumns(of: entries, room: frame.columns - 4)
        for (row, entry) in entries.dropFirst(first).prefix(visibleEntries(in: state)).enumerated() {
            draw(
                entry, isCurrent: first + row == palette.current,
                at: Cell(column: frame.column + 2, row: frame.row + 3 + row), room: frame.columns - 4,
                names: names, state, into: &grid)
        }
        let list = CellRect(
            column: frame.column, row: frame.row + 2, columns: frame.columns, rows: frame.rows - 2)
        ScrollMark.draw(
            beside: list, first: first, of: entries.count, settings: state.settings, into: &grid)
        return PromptLine.draw(
            palette.prompt,
            in: CellRect(column: frame.column + 2, row: frame.row + 1, columns: frame.columns - 4, rows: 1),
            foreground: theme.panelForeground, theme: theme, into: &grid)
    }

    /// How many columns all names have, the gap to the help included.
    private static func nameColumns(of entries: [PaletteEntries.Entry], room: Int) -> Int {
        let widest = entries.reduce(0) { max($0, TextWidth.columns(of: $1.line)) }
        return min(max(16, widest) + gap, room / 2)
    }

    private static let gap = 2

    private static func draw(
        _ entry: PaletteEntries.Entry, isCurrent: Bool, at cell: Cell, room: Int, names: Int,
        _ state: EditorState, into grid: inout Grid
    ) {
        let theme = state.settings.theme
        if isCurrent { HighlightBar.draw(at: cell, columns: room, theme: theme, into: &grid) }
        let attributes: GridCell.Attributes = isCurrent ? .reverse : []
        func write(_ text: String, _ column: Int, _ color: Color, _ columns: Int, bold: Bool = false) {
            grid.write(
                StatusLine.shortened(text, to: columns, glyphs: state.settings.glyphs),
                at: Cell(column: cell.column + column, row: cell.row),
                foreground: isCurrent ? theme.panelForeground : color, background: nil,
                attributes: bold ? attributes.union(.bold) : attributes, maxColumns: max(0, columns))
        }
        let reason = CommandReasons.reason(against: entry.line, in: state)
        let help = reason.map { "(\($0))" } ?? entry.help
        let key = TextWidth.columns(of: entry.key)
        let hasRoom = room >= roomForKeys || names + TextWidth.columns(of: help) + 1 + key <= room
        let keyColumns = hasRoom && key > 0 ? key + 1 : 0
        write(
            entry.line, 0, reason == nil ? theme.panelForeground : theme.faint, names - 1,
            bold: reason == nil)
        write(help, names, theme.faint, room - names - keyColumns)
        if hasRoom { write(entry.key, room - key, theme.selection, key) }
    }
}
