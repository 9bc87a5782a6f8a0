import Drawing
import Editor
import Geography

/// Pictures of an editor as bytes.
enum Picture {
    static func bytes(
        of editor: Editor, format: PictureFormat, mapOnly: Bool, screen: inout EditorScreen
    ) -> [UInt8] {
        var editor = editor
        let depth = depth(for: format, wanted: editor.state.settings.colorDepth)
        editor.apply { $0.colorDepth = depth }
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        if mapOnly {
            screen.drawMap(editor, into: &grid)
        } else {
            _ = screen.draw(editor, into: &grid)
        }
        let title = editor.state.layers.map { fileName($0.name) }.joined(separator: ", ")
        return switch format {
        case .text: Array(TextWriter.text(of: grid).utf8)
        case .ansi: ANSIWriter.bytes(of: grid, depth: depth)
        case .html: Array(HTMLWriter.text(of: grid, title: title).utf8)
        case .svg: Array(SVGWriter.text(of: grid, title: title).utf8)
        }
    }

    /// As text a picture has no colours to tell a fill by, so it is drawn for none: fills are stippled. A browser
    /// has them all.
    private static func depth(for format: PictureFormat, wanted: ColorDepth) -> ColorDepth {
        switch format {
        case .text: .none
        case .ansi: wanted == .none ? .truecolor : wanted
        case .html, .svg: .truecolor
        }
    }

    /// Without the folders: where a file lies on this machine is nobody else's business.
    private static func fileName(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }
}
