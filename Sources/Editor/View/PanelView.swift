import Drawing
import Geography
import Input

/// Draws the open panel over the right side of the map.
enum PanelView {
    /// The cells a panel covers, border included; nil when there is none or no room.
    static func frame(in state: EditorState) -> CellRect? {
        guard state.panel != nil, state.mapSize.columns >= 4, state.mapSize.rows >= 3 else { return nil }
        let columns = min(state.mapSize.columns, max(40, min(64, state.mapSize.columns / 2)))
        return CellRect(
            column: state.mapSize.columns - columns, row: 0, columns: columns, rows: state.mapSize.rows)
    }

    static func visibleLines(in state: EditorState) -> Int { max(0, (frame(in: state)?.rows ?? 0) - 2) }

    static func lineCount(of panel: Panel, in state: EditorState) -> Int { lines(of: panel, in: state).count }

    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard let panel = state.panel, let frame = frame(in: state) else { return }
        let theme = state.settings.theme
        grid.fill(frame, with: GridCell(foreground: theme.panelForeground, background: theme.panelBackground))
        grid.box(
            frame, foreground: theme.border, background: theme.panelBackground, glyphs: state.settings.glyphs)
        let lines = lines(of: panel, in: state)
        let room = frame.columns - 4
        for (index, line) in lines.dropFirst(panel.scroll).prefix(frame.rows - 2).enumerated() {
            let row = frame.row + 1 + index
            grid.write(
                line.key, at: Cell(column: frame.column + 2, row: row),
                foreground: line.isTitle ? theme.accent : theme.selection, background: nil,
                attributes: line.isTitle ? .bold : [],
                maxColumns: line.isTitle || line.text.isEmpty ? room : PanelLine.keyColumns)
            guard !line.isTitle else { continue }
            let indent = line.isWide ? 0 : PanelLine.keyColumns
            grid.write(
                line.text, at: Cell(column: frame.column + 2 + indent, row: row),
                foreground: theme.panelForeground, background: nil, maxColumns: max(0, room - indent))
        }
        let isLonger = panel.scroll + frame.rows - 2 < lines.count
        let title = " \(title(of: panel))\(isLonger ? ": more below" : "") "
        grid.write(
            title, at: Cell(column: frame.column + 2, row: frame.row), foreground: theme.accent,
            background: nil,
            attributes: .bold, maxColumns: room)
    }

    private static func title(of panel: Panel) -> String {
        switch panel.content {
        case .help: "help"
        case .properties: "properties"
        case .lines(let title, _): title
        }
    }

    private static func lines(of panel: Panel, in state: EditorState) -> [PanelLine] {
        switch panel.content {
        case .help(let topic):
            HelpText.lines(topic: topic, keyMap: state.keyMap, room: panelTextColumns(in: state))
        case .lines(_, let lines):
            lines.flatMap { PanelLine.wide($0, room: frameTextColumns(in: state)) }
        case .properties: PropertiesText.lines(of: state, room: panelTextColumns(in: state))
        }
    }

    private static func frameTextColumns(in state: EditorState) -> Int {
        max(8, (frame(in: state)?.columns ?? 40) - 4)
    }

    private static func panelTextColumns(in state: EditorState) -> Int {
        max(8, (frame(in: state)?.columns ?? 40) - 4 - PanelLine.keyColumns)
    }
}
