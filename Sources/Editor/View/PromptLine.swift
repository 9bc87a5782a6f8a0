import Drawing
import Geography

/// A line that is being typed.
enum PromptLine {
    private static let gap = 3

    /// What may be typed, where a person cannot know.
    private static func hint(for prompt: Prompt) -> String? {
        guard let word = prompt.string.split(separator: " ").first, ["export", "export!"].contains(word),
            prompt.string.contains(" ")
        else { return nil }
        return "endings: \(PictureFormat.endings)"
    }

    /// Draws it into a row of cells and tells where its cursor stands. A long line is shown from where its cursor
    /// is still seen.
    static func draw(
        _ prompt: Prompt, in frame: CellRect, foreground: Color, theme: Theme, into grid: inout Grid
    ) -> Cell? {
        guard frame.columns > 0 else { return nil }
        var text = prompt.label + prompt.string
        let whole = text
        var cursor = TextWidth.columns(of: prompt.label + String(prompt.text[..<prompt.cursor]))
        while cursor >= frame.columns, !text.isEmpty {
            cursor -= TextWidth.columns(of: String(text.removeFirst()))
        }
        let used = grid.write(
            text, at: Cell(column: frame.column, row: frame.row), foreground: foreground, background: nil,
            maxColumns: frame.columns)
        if text == whole {
            grid.write(
                prompt.label, at: Cell(column: frame.column, row: frame.row), foreground: theme.accent,
                background: nil, attributes: .bold, maxColumns: frame.columns)
        }
        if text == whole, let start = prompt.proposalStart {
            let before = TextWidth.columns(of: prompt.label + String(prompt.text[..<start]))
            grid.write(
                String(prompt.text[start...]), at: Cell(column: frame.column + before, row: frame.row),
                foreground: foreground, background: nil, attributes: .reverse,
                maxColumns: max(0, frame.columns - before))
        }
        if let index = prompt.candidateIndex, prompt.candidates.count > 1 {
            grid.write(
                "  \(index + 1) of \(prompt.candidates.count)",
                at: Cell(column: frame.column + used, row: frame.row), foreground: theme.faint,
                background: nil, maxColumns: max(0, frame.columns - used))
        } else if let hint = hint(for: prompt), used + gap + TextWidth.columns(of: hint) < frame.columns {
            grid.write(
                hint, at: Cell(column: frame.column + used + gap, row: frame.row), foreground: theme.faint,
                background: nil)
        }
        return Cell(column: frame.column + min(max(0, cursor), frame.columns - 1), row: frame.row)
    }
}
