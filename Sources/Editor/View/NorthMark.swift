import Drawing
import Geography
import Glibc

/// A needle and the N it points to, in the upper right corner of a map that is turned.
enum NorthMark {
    /// The cells that it takes; nil where the map stands upright, or is too small for it.
    static func frame(in state: EditorState) -> CellRect? {
        let free = FreeArea.size(in: state)
        guard state.camera.bearing != 0, free.columns >= 24, free.rows >= 8 else { return nil }
        return CellRect(column: free.columns - 8, row: 0, columns: 7, rows: 3)
    }

    static func draw(_ state: EditorState, into grid: inout Grid) {
        guard let frame = frame(in: state) else { return }
        let theme = state.settings.theme
        grid.fill(frame, with: GridCell(foreground: theme.panelForeground, background: theme.panelBackground))
        let eighth = eighth(of: state.camera.bearing)
        let (right, down) = steps[eighth]
        let (column, row) = (frame.column + 3, frame.row + 1)
        let needle = state.settings.glyphs == .ascii ? "+" : String(arrows[eighth])
        grid.write(
            needle, at: Cell(column: column, row: row), foreground: theme.panelForeground, background: nil)
        grid.write(
            "N", at: Cell(column: column + 2 * right, row: row + down), foreground: theme.accent,
            background: nil, attributes: .bold)
    }

    /// Where north lies on the screen, in eighths of a turn clockwise from up.
    static func eighth(of bearing: Double) -> Int {
        let eighth = Int((-bearing / 45).rounded()) % 8
        return (eighth + 8) % 8
    }

    private static let arrows: [Character] = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]
    private static let steps = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
}
