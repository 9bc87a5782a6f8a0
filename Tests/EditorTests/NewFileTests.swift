import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// A file that is not there yet, until it is saved.
@Suite struct NewFileTests {
    private func layer(_ path: String?) throws -> Layer {
        Layer(
            document: try Document.new(FileFormat(.collection)), path: path, name: path ?? "no file",
            isReadOnly: false, stamp: nil, isNew: true)
    }

    private func editor(path: String? = "new.geojson") throws -> Editor {
        var editor = Editor(state: EditorState(layers: [try layer(path)]))
        _ = editor.update(.input(.resize(CellSize(columns: 80, rows: 12))))
        return editor
    }

    private let own = SaveRequest(layer: 0, path: nil, isForced: false, thenQuits: false)

    @Test func theStatusLineSaysSo() throws {
        var editor = try editor()
        #expect(Screenshot.lines(editor).last?.hasPrefix(" MAP  new.geojson [New]  0 features") == true)
        _ = editor.update(.command("draw point 10,50"))
        #expect(Screenshot.lines(editor).last?.contains("new.geojson [New]  [+]  #0 Point") == true)
        _ = editor.update(.result(.saved(own, path: "new.geojson", stamp: nil, bytes: 1)))
        _ = editor.update(.shown)
        _ = editor.update(.input(.key(Key(.escape))))
        let line = Screenshot.lines(editor).last ?? ""
        #expect(line.contains("new.geojson  ") && !line.contains("[+]"), "\(line)")
    }

    /// A copy elsewhere does not make the file.
    @Test func aCopyElsewhere() throws {
        var editor = try editor()
        let copy = SaveRequest(layer: 0, path: "b.geojson", isForced: false, thenQuits: false)
        _ = editor.update(.result(.saved(copy, path: "b.geojson", stamp: nil, bytes: 1)))
        #expect(editor.state.layers[0].isNew)
    }

    /// What has no name gets the first that it is written under.
    @Test func unnamed() throws {
        var editor = try editor(path: nil)
        #expect(Screenshot.lines(editor).last?.hasPrefix(" MAP  no file  0 features") == true)
        _ = editor.update(.command("draw point 10,50"))
        let copy = SaveRequest(layer: 0, path: "b.geojson", isForced: false, thenQuits: false)
        _ = editor.update(.result(.saved(copy, path: "b.geojson", stamp: nil, bytes: 1)))
        let layer = editor.state.layers[0]
        #expect(layer.path == "b.geojson" && layer.name == "b.geojson")
        #expect(!layer.isNew && !layer.isModified)
        #expect(editor.update(.command("write")) == [.save(own)])
    }

    @Test func withoutEditsItIsLeftUnmade() throws {
        for command in ["quit", "x", "leave"] {
            var editor = try editor()
            #expect(editor.update(.command(command)) == [.quit(status: 0, discardsPipe: false)])
        }
        var editor = try editor()
        #expect(editor.update(.command("write")) == [.save(own)])
    }

    @Test func anotherProgramMadeIt() throws {
        var editor = try editor()
        _ = editor.update(.result(.saveRefused(own, reason: "exists", isChangedOnDisk: true)))
        let line = " The file exists.  o: overwrite   r: reload   s: save as   d: diff   Esc: stay"
        #expect(Screenshot.lines(editor).last?.hasPrefix(line) == true)
    }

    @Test func opened() throws {
        var editor = try editor()
        _ = editor.update(.result(.opened(try layer("b.geojson"))))
        #expect(Screenshot.lines(editor).last?.hasPrefix(" b.geojson: new") == true)
        #expect(editor.state.layers.map(\.name) == ["b.geojson"])
    }
}
