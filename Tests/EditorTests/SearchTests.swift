import GeoJSON
import Testing

@testable import Editor

/// A search is asked of the caller; what came of it is shown.
@Suite struct SearchTests {
    @Test(
        arguments: [
            ("select id=a", FeatureQuery.identifier("a")), ("select id=", .identifier("")),
            ("select name=Old Town", .property(name: "name", text: "Old Town")),
            ("select a=b=c", .property(name: "a", text: "b=c")), ("find Old Town", .text("Old Town")),
            ("find 5", .text("5")),
        ] as [(String, FeatureQuery)])
    func whatIsAsked(_ row: (line: String, query: FeatureQuery)) throws {
        var editor = try Samples.editor(Samples.everything)
        let effects = editor.update(.command(row.line))
        #expect(effects == [.search(SearchRequest(query: row.query, layers: 0..<1))])
        #expect(editor.state.selection == nil && editor.state.panel == nil)
    }

    @Test(
        arguments: [
            ("select id=a", 0, nil), ("select name=Far", 7, nil),
            ("select id=none", nil, .failure("no feature has id=none")),
            ("select name=none", nil, .failure("no feature has name=none")),
            ("find ell", 2, nil),
            ("find qqq", nil, .note("Nothing holds “qqq”, and no place is called so")),
        ] as [(String, Int?, Message?)])
    func whatIsShown(_ row: (line: String, feature: Int?, message: Message?)) throws {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        editor.search(row.line)
        #expect(editor.state.selection?.feature == row.feature)
        #expect(editor.state.message == row.message)
        #expect(editor.failure == (row.message?.kind == .failure ? row.message?.text : nil))
    }

    @Test func ofSeveralTheFirstIsSelected() throws {
        let twice = #"{"type":"Feature","id":5,"properties":{"a":1},"geometry":null}"#
        var editor = try Samples.editor(
            #"{"type":"FeatureCollection","features":[\#(twice),\#(twice)]}"#, columns: 80)
        for words in ["id=5", "a=1"] {
            editor.search("select \(words)")
            #expect(editor.state.selection?.feature == 0)
            #expect(editor.state.message == .note("The first of 2 with \(words)"))
        }
    }

    @Test func aStoppedSearchChangesNothing() throws {
        var editor = try Samples.editor(Samples.everything)
        editor.search("select 3")
        let selected = editor.state.selection?.feature
        _ = editor.update(.command("find name"))
        _ = editor.update(.result(.searchStopped))
        #expect(editor.state.message == .note("The search was stopped"))
        #expect(selected == 3 && editor.state.selection?.feature == selected && editor.state.panel == nil)
        #expect(editor.failure == nil)
    }
}
