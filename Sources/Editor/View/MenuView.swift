import Drawing
import Geography

/// Draws the open menu beside the place it was asked for, whole on the screen.
enum MenuView {
    /// Between a title and its key.
    private static let gap = 2

    /// The cells it covers, border included; nil when there is none or no room.
    static func frame(in state: EditorState) -> CellRect? {
        guard let menu = state.menu, state.mapSize.columns >= 8, state.mapSize.rows >= 3 else { return nil }
        let titles = menu.items.map { TextWidth.columns(of: $0.title) }.max() ?? 0
        let keys = menu.items.map { TextWidth.columns(of: $0.key) }.max() ?? 0
        let inner = max(titles + (keys > 0 ? gap + keys : 0), min(24, TextWidth.columns(of: menu.title) + 2))
        let columns = min(state.mapSize.columns, inner + 4)
        let rows = min(state.mapSize.rows, menu.items.count + 2)
        return CellRect(
            column: beside(menu.anchor.column, columns, of: state.mapSize.columns),
            row: beside(menu.anchor.row, rows, of: state.mapSize.rows), columns: columns, rows: rows)
    }

    /// Behind the place, else before it, else as far as there is room.
    private static func beside(_ place: Int, _ length: Int, of room: Int) -> Int {
        if place + 1 + length <= room, place + 1 >= 0 { return place + 1 }
        return max(0, min(room - length, place - length))
    }

    /// The item in a row of the screen.
    static func item(at cell: Cell, in state: EditorState) -> Int? {
        guard let menu = state.menu, let frame = frame(in: state), frame.contains(cell) else { return nil }
        let index = cell.row - frame.row - 1 + firstItem(of: menu, in: frame)
        let isBorder = cell.row == frame.row || cell.row == frame.row + frame.rows - 1
        guard !isBorder, menu.items.indices.contains(index), !menu.items[index].isRule else { return nil }
        return index
    }

    /// The item at the top: not the first where there is no room for all.
    private static func firstItem(of menu: Menu, in frame: CellRect) -> Int {
        let visible = frame.rows - 2
        return max(0, min(menu.items.count - visible, (menu.current ?? 0) - visible + 1))
    }

    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard let menu = state.menu, let frame = frame(in: state) else { return }
        let settings = state.settings
        grid.box(
            frame, foreground: settings.theme.border, background: settings.theme.panelBackground,
            glyphs: settings.glyphs)
        grid.write(
            " \(menu.title) ", at: Cell(column: frame.column + 1, row: frame.row),
            foreground: settings.theme.accent, background: nil, attributes: .bold,
            maxColumns: frame.columns - 2)
        let first = firstItem(of: menu, in: frame)
        for (row, index) in (first..<menu.items.count).prefix(frame.rows - 2).enumerated() {
            draw(
                menu.items[index], isCurrent: index == menu.current,
                at: Cell(column: frame.column, row: frame.row + 1 + row), columns: frame.columns, settings,
                into: &grid)
        }
        ScrollMark.draw(
            beside: frame, first: first, of: menu.items.count, settings: settings, into: &grid)
    }

    private static func draw(
        _ item: Menu.Item, isCurrent: Bool, at cell: Cell, columns: Int, _ settings: Settings,
        into grid: inout Grid
    ) {
        let theme = settings.theme
        if item.isRule { return grid.rule(at: cell, columns: columns, theme: theme, settings.glyphs) }
        let room = columns - 4
        let text = Cell(column: cell.column + 2, row: cell.row)
        if isCurrent { HighlightBar.draw(at: text, columns: room, theme: theme, into: &grid) }
        let isGrey = item.reason != nil
        // Without colours grey is another weight.
        let grey: GridCell.Attributes = settings.colorDepth == .none ? .dim : []
        let attributes: GridCell.Attributes =
            isCurrent ? (isGrey ? .reverse : HighlightBar.attributes) : isGrey ? grey : []
        let foreground = isGrey ? theme.faint : theme.panelForeground
        grid.write(
            item.title, at: text, foreground: foreground, background: nil, attributes: attributes,
            maxColumns: room)
        let keyColumns = TextWidth.columns(of: item.key)
        grid.write(
            item.key, at: Cell(column: text.column + room - keyColumns, row: cell.row),
            foreground: isGrey || isCurrent ? foreground : theme.selection, background: nil,
            attributes: attributes, maxColumns: keyColumns)
    }
}

extension Grid {
    /// A line across a box, joined to its sides.
    mutating func rule(at cell: Cell, columns: Int, theme: Theme, _ glyphs: GlyphSet) {
        let line = String(repeating: glyphs == .ascii ? "-" : "─", count: max(0, columns - 2))
        write(
            glyphs == .ascii ? "+\(line)+" : "├\(line)┤", at: cell, foreground: theme.border, background: nil)
    }
}
