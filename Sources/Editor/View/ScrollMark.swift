import Drawing
import Geography

/// The mark on the right border of a box that shows which part of a longer text is seen.
enum ScrollMark {
    /// - Parameters:
    ///   - frame: the box, border included.
    ///   - first: the line at its top.
    ///   - count: how many lines there are in all.
    static func draw(
        beside frame: CellRect, first: Int, of count: Int, settings: Settings, into grid: inout Grid
    ) {
        guard let rows = rows(first: first, of: count, visible: frame.rows - 2) else { return }
        for row in rows {
            grid.write(
                settings.glyphs == .ascii ? "#" : "┃",
                at: Cell(column: frame.column + frame.columns - 1, row: frame.row + 1 + row),
                foreground: settings.theme.accent, background: nil)
        }
    }

    /// The rows of the mark among the visible ones; nil where everything is seen. It touches an end just where
    /// the text does.
    static func rows(first: Int, of count: Int, visible: Int) -> Range<Int>? {
        guard visible > 0, count > visible else { return nil }
        let length = max(1, min(visible - 1, visible * visible / count))
        let room = visible - length
        let last = count - visible
        if first <= 0 { return 0..<length }
        if first >= last { return room..<visible }
        let inner = max(1, min(room - 1, first * room / last))
        return room < 2 ? 0..<length : inner..<(inner + length)
    }
}
