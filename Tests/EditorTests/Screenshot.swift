import Drawing
import Geography

@testable import Editor

/// What an editor shows, as lines of text.
enum Screenshot {
    static func lines(_ editor: Editor) -> [String] {
        var screen = EditorScreen()
        var grid = Grid(size: editor.state.size)
        _ = screen.draw(editor, into: &grid)
        return TextWriter.text(of: grid).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        .prefix(editor.state.size.rows).map(\.self)
    }
}
