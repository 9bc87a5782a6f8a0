import Drawing
import Editor
import Geography

/// Pictures of an editor as bytes.
enum Picture {
    /// As text a picture has no colours to tell a fill by, so it is drawn for none: fills are stippled.
    static func bytes(of editor: Editor, isANSI: Bool, mapOnly: Bool, screen: inout EditorScreen) -> [UInt8] {
        var editor = editor
        let depth = editor.state.settings.colorDepth
        let drawn: ColorDepth = isANSI ? (depth == .none ? .truecolor : depth) : .none
        editor.apply { $0.colorDepth = drawn }
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        if mapOnly {
            screen.drawMap(editor, into: &grid)
        } else {
            _ = screen.draw(editor, into: &grid)
        }
        return Array((isANSI ? ANSIWriter.text(of: grid, depth: drawn) : TextWriter.text(of: grid)).utf8)
    }
}
