import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// What one undo takes back, and what it is called.
@Suite struct UndoTests {
    /// Commands and keys, 200 ms apart unless a number says otherwise, and how many steps come of them.
    @Test(
        arguments: [
            (["Right", "Right"], 1), (["Right", "Up", "S-Left", "A-Down"], 1), (["Right", "1000", "Up"], 1),
            (["Right", "1001", "Up"], 2), (["Right", "900", "Right", "900", "Right"], 1),
            (["Right", "next vertex", "Right"], 2),
            (["Right", "next vertex", "previous vertex", "Right"], 2),
            (["Right", "select 1", "select 0", "vertex 0.0", "Right"], 2),
            (["Right", "nudge east 5m", "Right"], 3), (["Right", "undo", "Right"], 1),
            (["Right", "undo", "redo", "Right"], 2),
            (["Right", "next vertex", "Right", "undo", "vertex 0.0", "Right"], 2),
        ] as [([String], Int)])
    func nudgesOfOneVertexInOneGoAreOneStep(_ row: (input: [String], steps: Int)) throws {
        let text = """
            {"type":"FeatureCollection","features":[
            {"type":"Feature","id":5,"properties":{},"geometry":{"type":"Polygon","coordinates":[[[0,0],[9,0],[9,9],[0,0]]]}},
            {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[3,12]}}
            ]}
            """
        var editor = try Samples.editor(text)
        for line in ["select 0", "vertex 0.0"] { _ = editor.update(.command(line)) }
        var now = Moment.start
        for word in row.input {
            if let milliseconds = Int64(word) {
                now = now + (milliseconds - 200)
                continue
            }
            now = now + 200
            let event: EditorEvent = KeyNotation.key(named: word).map { .input(.key($0)) } ?? .command(word)
            _ = editor.update(event, at: now)
            #expect(editor.failure == nil)
        }
        #expect(editor.state.undoStack.done.count == row.steps)
        for _ in 0..<row.steps { _ = editor.update(.command("undo"), at: now) }
        #expect(editor.state.layers[0].document.bytes == Array(text.utf8))
        #expect(editor.state.message == .note("Undone: move vertex (id 5)"))
    }

    /// One name for one thing, whichever session did it.
    @Test func whatAnEarlierSessionDidIsCalledTheSame() throws {
        var editor = try Samples.editor(Samples.everything, columns: 80)
        var document = editor.state.layers[0].document
        let entries = try [5, 0].map { feature in
            let edit = try document.setProperty("x", of: feature, to: .word("1"))
            _ = document.apply(edit)
            return EarlierHistory.Entry(edits: [edit], session: "12:03")
        }
        // The next to redo is the last.
        let history = EarlierHistory(done: [], undone: entries.reversed(), unsaved: nil)
        _ = editor.update(.result(.recalled(layer: 0, history, recovers: false)))
        let lines = HistoryText.lines(of: editor.state)
        #expect(lines.count == 3 && lines[0].contains("(id \"a\"), session of 12:03"))
        #expect(lines[1].contains("(#5), session of 12:03"))
        for word in ["(#5)", "(id \"a\")"] {
            _ = editor.update(.command("redo"))
            if editor.state.message?.text.contains(word) != true { _ = editor.update(.command("redo")) }
            #expect(editor.state.message?.text.contains(word) == true)
        }
        let after = HistoryText.lines(of: editor.state)
        #expect(after[0] == "now" && after[1].contains("(id \"a\")") && after[2].contains("(#5)"))
    }
}
