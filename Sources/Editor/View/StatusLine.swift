import Drawing
import GeoJSON
import Geography

/// The line under the map: mode, file, selection, coordinates, zoom and scale; or the prompt, a question, a
/// message.
enum StatusLine {
    /// Draws it and tells where the prompt's cursor stands.
    static func draw(_ state: EditorState, into grid: inout Grid) -> Cell? {
        guard let row = clear(state, &grid) else { return nil }
        let theme = state.settings.theme
        if let prompt = state.prompt {
            return PromptLine.draw(
                prompt, in: CellRect(column: 0, row: row, columns: grid.size.columns, rows: 1),
                foreground: theme.statusForeground, theme: theme, into: &grid)
        }
        if let said = said(state) {
            let text = fitted(said.text, to: state.size.columns - 1, glyphs: state.settings.glyphs)
            let columns = draw(
                text, at: 1, row: row, foreground: said.color, attributes: .bold, into: &grid)
            let room = state.size.columns - columns - 4
            draw(StatusPieces.all(of: state).filter { $0.side == .right }, room, state, row, into: &grid)
        } else {
            draw(StatusPieces.all(of: state), state.size.columns - 1, state, row, into: &grid)
        }
        return nil
    }

    /// Draws a text and nothing else.
    static func draw(_ text: String, in state: EditorState, into grid: inout Grid) {
        guard let row = clear(state, &grid) else { return }
        let shown = shortened(text, to: state.size.columns - 1, glyphs: state.settings.glyphs)
        draw(
            shown, at: 1, row: row, foreground: state.settings.theme.statusForeground, attributes: .bold,
            into: &grid)
    }

    /// An empty line, and in which row; nil where the screen has no room for one.
    private static func clear(_ state: EditorState, _ grid: inout Grid) -> Int? {
        guard state.size.rows >= 3, state.size.columns > 0 else { return nil }
        let theme = state.settings.theme
        let row = state.size.rows - 1
        grid.fill(
            CellRect(column: 0, row: row, columns: state.size.columns, rows: 1),
            with: GridCell(foreground: theme.statusForeground, background: theme.statusBackground))
        return row
    }

    /// Left pieces from the left, right ones up to the last column but one.
    private static func draw(
        _ pieces: [StatusPiece], _ room: Int, _ state: EditorState, _ row: Int, into grid: inout Grid
    ) {
        let theme = state.settings.theme
        // The right side ends with a blank.
        let hasRight = pieces.contains { $0.side == .right }
        let fitted = StatusLayout.fit(pieces, columns: max(0, room - (hasRight ? 1 : 0)))
        var left = 1
        var right = state.size.columns - 1
        for (piece, text) in fitted where piece.side == .left {
            // A chip has blanks of its own.
            let isChip = piece.look == .chip || piece.look == .activeChip
            let start = isChip ? left - 1 : left
            let shown = shortened(text, to: state.size.columns - start, glyphs: state.settings.glyphs)
            let columns = draw(
                shown, at: start, row: row, foreground: color(piece.look, theme),
                attributes: isChip ? [.reverse, .bold] : piece.look == .warning ? .bold : [], into: &grid)
            left = start + columns + (isChip ? 1 : StatusLayout.gap)
        }
        for (piece, text) in fitted.reversed() where piece.side == .right {
            right -= TextWidth.columns(of: text)
            draw(
                text, at: right, row: row, foreground: color(piece.look, theme), attributes: [], into: &grid)
            right -= StatusLayout.gap
        }
    }

    @discardableResult
    private static func draw(
        _ text: String, at column: Int, row: Int, foreground: Color, attributes: GridCell.Attributes,
        into grid: inout Grid
    ) -> Int {
        grid.write(
            text, at: Cell(column: column, row: row), foreground: foreground, background: nil,
            attributes: attributes, maxColumns: max(0, grid.size.columns - column))
    }

    private static func color(_ look: StatusPiece.Look, _ theme: Theme) -> Color {
        switch look {
        case .plain, .chip: theme.statusForeground
        case .quiet: theme.faint
        case .warning: theme.warning
        case .activeChip: theme.accent
        }
    }

    /// The text, its end left out and marked so where there is no room for it.
    static func shortened(_ text: String, to columns: Int, glyphs: GlyphSet) -> String {
        guard TextWidth.columns(of: text) > columns, columns > 1 else { return text }
        var rest = text
        while TextWidth.columns(of: rest) > columns - 1, !rest.isEmpty { rest.removeLast() }
        return rest + (glyphs == .ascii ? ">" : "…")
    }

    /// A message that has no room, without the folders of the file that it begins with: what to do stands at its end.
    private static func fitted(_ text: String, to columns: Int, glyphs: GlyphSet) -> String {
        guard TextWidth.columns(of: text) > columns else { return text }
        let path = text.prefix { $0 != " " }
        let rest = path.lastIndex(of: "/").map { text[text.index(after: $0)...] } ?? text[...]
        return shortened(String(rest), to: columns, glyphs: glyphs)
    }

    /// A question or a message, which the person must read before all else.
    private static func said(_ state: EditorState) -> (text: String, color: Color)? {
        let theme = state.settings.theme
        if let question = state.question {
            return (text(of: question, in: state), question.wasMissed ? theme.warning : theme.accent)
        }
        if let item = state.menu?.currentItem {
            return item.reason.map { ($0, theme.warning) } ?? (":\(item.command)", theme.statusForeground)
        }
        guard let message = state.message else { return nil }
        switch message.kind {
        case .failure: return (message.text, theme.error)
        case .warning: return (message.text, theme.warning)
        case .note: return (message.text, theme.statusForeground)
        }
    }

    private static func text(of question: Question, in state: EditorState) -> String {
        let room = state.size.columns - 2
        // The keys must be seen; the text may be cut, and the blanks.
        for gap in ["   ", " "] {
            let answers = question.answers.map { "\($0.key): \($0.label)" } + ["Esc: \(question.escape)"]
            let choices = "  " + answers.joined(separator: gap)
            let rest = room - TextWidth.columns(of: choices)
            if rest >= 12 || gap == " " {
                let said = question.wasMissed ? "Press \(question.keys)." : question.text
                let text = shortened(said, to: max(12, rest), glyphs: state.settings.glyphs)
                return text + choices
            }
        }
        return question.text
    }
}
