import GeoJSON
import Input
import Testing

@testable import Editor

/// What the editor asks when the file is not what it was.
@Suite struct DiskQuestionTests {
    /// An editor whose save was refused, since another program wrote the file.
    private func refusedEditor(thenQuits: Bool = false) throws -> Editor {
        var editor = try Samples.editor(Samples.square)
        let request = SaveRequest(layer: 0, path: nil, isForced: false, thenQuits: thenQuits)
        _ = editor.update(.result(.saveRefused(request, reason: "changed", isChangedOnDisk: true)))
        return editor
    }

    private func press(_ key: Unicode.Scalar, _ editor: inout Editor) -> [Effect] {
        editor.update(.input(.key(Key(.character(key)))), at: Moment(milliseconds: 500))
    }

    /// Who typed on when the question came up answered nothing.
    @Test func whatWasStillBeingTypedIsNoAnswer() throws {
        var editor = try refusedEditor()
        for time: Int64 in [0, 199] {
            let effects = editor.update(
                .input(.key(Key(.character("o")))), at: Moment(milliseconds: time))
            #expect(effects == [] && editor.state.question != nil)
        }
        #expect(editor.state.question?.wasMissed == false)
        #expect(editor.update(.input(.key(.control("c"))), at: Moment(milliseconds: 199)) == [])
        #expect(editor.state.question == nil)
    }

    @Test func anotherCharacterIsToldWhatCanBePressed() throws {
        var editor = try Samples.editor(Samples.square, columns: 70)
        _ = editor.update(.result(.exportExists(path: "plat.txt")))
        #expect(press("x", &editor) == [.bell])
        #expect(Screenshot.lines(editor).last?.hasPrefix(" Press o, or Escape.") == true)
        #expect(press("o", &editor) == [.export(path: "plat.txt", isForced: true)])
        #expect(editor.state.question == nil)
    }

    @Test(arguments: [false, true]) func overwrites(thenQuits: Bool) throws {
        var editor = try refusedEditor(thenQuits: thenQuits)
        let request = SaveRequest(layer: 0, path: nil, isForced: true, thenQuits: thenQuits)
        #expect(press("o", &editor) == [.save(request)])
        #expect(editor.state.question == nil)
    }

    /// That throws the edits away, so it takes a second key.
    @Test func reloads() throws {
        var editor = try refusedEditor()
        #expect(press("r", &editor) == [])
        #expect(editor.state.prompt?.string == "open!")
        #expect(editor.update(.input(.key(Key(.enter)))) == [.reload(layer: 0)])
    }

    @Test func savesElsewhere() throws {
        var editor = try refusedEditor()
        #expect(press("s", &editor) == [])
        #expect(editor.state.prompt?.string == "write ")
    }

    @Test func cancels() throws {
        var editor = try refusedEditor()
        #expect(editor.update(.input(.key(Key(.escape)))) == [])
        #expect(editor.state.question == nil)
    }

    /// What changed is shown, scrolled with the keys of any panel, and the question still waits for its answer.
    @Test func showsWhatChanged() throws {
        var editor = try refusedEditor()
        #expect(press("d", &editor) == [.compareWithDisk(layer: 0)])
        let lines = (0..<50).map { "line \($0)" }
        _ = editor.update(.result(.compared(lines)))
        #expect(editor.state.panel?.content == .lines(title: "changed on disk", lines))
        #expect(press("j", &editor) == [])
        #expect(editor.state.panel?.scroll == 1)
        #expect(press("r", &editor) == [])
        #expect(editor.state.question == nil && editor.state.panel == nil)
    }

    /// The answers are about the layer that was to be saved.
    @Test func speaksOfTheRightLayer() throws {
        let layers =
            try Samples.editor(Samples.square).state.layers + Samples.editor(Samples.square).state.layers
        var editor = Editor(state: EditorState(layers: layers))
        let request = SaveRequest(layer: 1, path: nil, isForced: false, thenQuits: true)
        _ = editor.update(.result(.saveRefused(request, reason: "changed", isChangedOnDisk: true)))
        #expect(press("r", &editor) == [])
        #expect(editor.update(.input(.key(Key(.enter)))) == [.reload(layer: 1)])
    }

    private func halfWritten(path: String?) throws -> Editor {
        var layer = try #require(Samples.editor(Samples.square).state.layers.first)
        layer.path = path
        layer.backup = Backup(path: "/b", target: "/a")
        return Editor(state: EditorState(layers: [layer]))
    }

    @Test func offersTheOldFile() throws {
        var editor = try halfWritten(path: "a.geojson")
        #expect(editor.state.question?.text.contains("broke off half way: a.geojson") == true)
        #expect(press("r", &editor) == [.settleBackup(layer: 0, restores: true)])
    }

    @Test func keepsWhatIsThere() throws {
        var editor = try halfWritten(path: "a.geojson")
        #expect(press("k", &editor) == [.settleBackup(layer: 0, restores: false)])
    }

    /// Where what is there is no map, the old bytes are all there is of one: nothing drops them.
    @Test func keepsTheOnlyBytes() throws {
        var editor = try halfWritten(path: nil)
        #expect(press("k", &editor) == [.bell])
        #expect(editor.update(.input(.key(Key(.escape)))) == [])
        #expect(editor.update(.command("backup drop")) == [])
        #expect(editor.failure != nil)
        #expect(editor.update(.command("backup restore")) == [.settleBackup(layer: 0, restores: true)])
    }
}
