import Drawing
import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

@Suite struct FeatureLabelsTests {
    private func labels(_ editor: Editor) -> [Label] { SceneBuilder.scene(for: editor.state).labels }

    private func texts(_ editor: Editor) -> [String] { labels(editor).map(\.text.text).sorted() }

    private func typed(_ command: String, _ editor: inout Editor) {
        for scalar in ":\(command)".unicodeScalars { _ = editor.update(.input(.key(.character(scalar)))) }
        _ = editor.update(.input(.key(Key(.enter))))
    }

    /// Names of what is on the screen, made harmless; none where there is no room.
    @Test func ofEverything() throws {
        var editor = try Samples.editor(Samples.everything, columns: 100, rows: 40)
        typed("goto 5,0 5", &editor)
        #expect(texts(editor) == ["?[31mWell", "Holed"])
        typed("zoom 1", &editor)
        #expect(!texts(editor).contains("Holed"))
    }

    @Test func theSettingAndTheKey() throws {
        var editor = try Samples.editor(Samples.square)
        #expect(texts(editor) == ["Square"])
        typed("set labels off", &editor)
        #expect(texts(editor) == [])
        _ = editor.update(.input(.key(.character("L"))))
        #expect(texts(editor) == ["Square"])
    }

    /// An edit is seen at once, and its undoing; the selected one comes before all others.
    @Test func editsAndSelection() throws {
        var editor = try Samples.editor(Samples.square)
        #expect(labels(editor).first?.rank ?? 0 < 200)
        typed("select 0", &editor)
        #expect(labels(editor).map(\.rank) == [200])
        #expect(labels(editor).first?.attributes == .bold)
        typed("property name=Circle", &editor)
        #expect(texts(editor) == ["Circle"])
        typed("property title=Ring", &editor)
        #expect(texts(editor) == ["Ring"])
        typed("undo", &editor)
        typed("undo", &editor)
        #expect(texts(editor) == ["Square"])
    }

    /// Each copy of the world has its own.
    @Test func copiesOfTheWorld() throws {
        var editor = try Samples.editor(
            #"{"type":"Feature","properties":{"name":"P"},"geometry":{"type":"Point","coordinates":[0,0]}}"#,
            columns: 200, rows: 20)
        typed("goto 0,0 0", &editor)
        let count = SceneBuilder.scene(for: editor.state).labels.count
        #expect(count >= 3)
        #expect(count == Int((400 / editor.state.viewport.dotsPerWorld).rounded()))
    }

    /// However many there are, few are asked for their names: points and others, the largest of these.
    @Test func candidates() throws {
        let points = (0..<1200).map {
            #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":[\#($0 % 40),1]}}"#
        }
        let lines = (0..<1200).map {
            #"{"type":"Feature","properties":null,"geometry":{"type":"LineString","coordinates":[[0,0],[\#(1 + $0 / 30),0]]}}"#
        }
        let text = (lines + points).joined(separator: "\n") + "\n"
        let editor = try Samples.editor(text, columns: 120, rows: 40)
        let found = LabelCandidates.list(
            of: Array(0..<2400), in: editor.state.layers[0].document, viewport: editor.state.viewport)
        #expect(found.count == 2 * LabelCandidates.most)
        #expect(
            found.prefix(LabelCandidates.most).map(\.feature) == Array(1200..<1200 + LabelCandidates.most))
        let others = found.dropFirst(LabelCandidates.most)
        #expect(others.allSatisfy { $0.feature < 1200 && !$0.isPoint })
        // The 240 longest, from 33 degrees on, are among them.
        #expect(Set(others.map(\.feature)).isSuperset(of: 960..<1200))
    }
}
