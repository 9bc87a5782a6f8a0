import Checking
import Drawing
import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// `:check`: what is wrong with what is open.
@Suite struct CheckTests {
    private static let text = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[5,5]}},
        {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[12,50],[13,50],[13,51]]]}},
        {"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[12,50]]}}
        ]}
        """

    private static func check(_ editor: inout Editor) {
        for case .check(let layer) in editor.update(.command("check")) {
            let report = Checker.check(editor.state.layers[layer].document)
            _ = editor.update(.result(.checked(layer: layer, report)))
        }
    }

    @Test func whatIsWrongIsListedWithItsPlace() throws {
        var editor = try Samples.editor(Self.text, columns: 100, rows: 24)
        Self.check(&editor)
        let list = try #require(editor.state.panel?.list)
        #expect(list.title == "check" && list.entries.count == 2)
        #expect(editor.answers.count == 2)
        #expect(editor.answers.first?.hasPrefix("3:96: error: ") == true)
        #expect(editor.answers.first?.hasSuffix(" [unclosed-ring]") == true)
        #expect(editor.state.selection?.feature == 1)
        #expect(editor.state.message == .warning(editor.answers[0]))
        let lines = Screenshot.lines(editor)
        #expect(lines[0].contains("check  1/2") && lines[1].contains("3:96 the ring"))
        _ = editor.update(.input(.key(.character("j"))))
        #expect(editor.state.selection?.feature == 2)
        #expect(editor.state.message == .warning(editor.state.panel?.list?.chosen?.line ?? ""))
        _ = editor.update(.input(.key(Key(.enter))))
        #expect(editor.state.panel == nil && editor.state.selection?.feature == 2)
    }

    /// What was edited is judged as it is now, not as it is on the disk.
    @Test func whatIsRightIsSaidToBe() throws {
        var editor = try Samples.editor(Self.text, columns: 100, rows: 24)
        for line in ["select 2", "delete feature", "select 1", "delete feature"] {
            _ = editor.update(.command(line))
        }
        Self.check(&editor)
        #expect(editor.state.panel == nil)
        #expect(editor.state.message == .note("Nothing is wrong with a.geojson"))
        #expect(editor.answers == ["Nothing is wrong with a.geojson"])
    }

    @Test func itIsStopped() throws {
        var editor = try Samples.editor(Self.text)
        let report = Checker.check(editor.state.layers[0].document) { _, _ in false }
        #expect(!report.isWhole && report.findings.count < 2)
        _ = editor.update(.result(.checked(layer: 0, report)))
        #expect(editor.state.panel == nil && editor.state.message == .note("The check was stopped"))
    }

    @Test func itTakesNothing() throws {
        var editor = try Samples.editor(Self.text)
        _ = editor.update(.command("check --fix all"))
        #expect(editor.failure == "check takes nothing; plat check --fix CODE FILE mends a file")
    }
}

extension ListEntry {
    fileprivate var line: String? { if case .finding(let finding) = self { finding.line } else { nil } }
}
