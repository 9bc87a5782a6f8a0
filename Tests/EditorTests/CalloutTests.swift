import Drawing
import Geography
import Testing

@testable import Editor

@Suite struct CalloutTests {
    private static let pins = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"title":"Pin","description":"One two three"},"geometry":{"type":"Point","coordinates":[0,0]}},
        {"type":"Feature","properties":{"name":"Shore"},"geometry":{"type":"LineString","coordinates":[[-5,-4],[0,3],[5,-4]]}},
        {"type":"Feature","properties":{"a":1},"geometry":{"type":"Point","coordinates":[3,0]}},
        {"type":"Feature","properties":{"title":"A\\u001b[31m"},"geometry":{"type":"Point","coordinates":[-3,0]}}
        ]}
        """

    private func selected(_ feature: Int, columns: Int = 60, rows: Int = 24) throws -> Editor {
        var editor = try Samples.editor(Self.pins, columns: columns, rows: rows)
        _ = editor.update(.command("select \(feature)"))
        return editor
    }

    @Test func itSaysTitleAndDescription() throws {
        let callout = try #require(CalloutView.callout(for: try selected(0).state))
        #expect(callout.title == ["Pin"])
        #expect(callout.text == ["One two three"])
    }

    /// What its label says already is not said again.
    @Test func aNameAloneShowsWhereThereAreNoLabels() throws {
        for (feature, title) in [(1, "Shore"), (3, "A?[31m")] {
            var editor = try selected(feature)
            #expect(CalloutView.callout(for: editor.state) == nil)
            _ = editor.update(.command("set labels off"))
            #expect(CalloutView.callout(for: editor.state)?.title == [title])
        }
        var editor = try selected(2)
        _ = editor.update(.command("set labels off"))
        #expect(CalloutView.callout(for: editor.state) == nil)
    }

    @Test func itStandsAboveAndCoversNoHandle() throws {
        for feature in [0, 1] {
            var editor = try selected(feature)
            _ = editor.update(.command("set labels off"))
            let state = editor.state
            let callout = try #require(CalloutView.callout(for: state))
            let placement = try #require(CalloutView.placement(of: callout, in: state))
            if feature == 0 { #expect(placement.side == .above) }
            let handles = try #require(EditorHits.handles(in: state))
            for handle in handles.vertices + handles.midpoints {
                #expect(!placement.frame.contains(CellPoint(handle.position).cell))
            }
        }
    }

    @Test func itIsNeverOffTheScreen() throws {
        for (columns, rows) in [(10, 5), (20, 8), (40, 12), (100, 30)] {
            for x in -8...8 {
                var editor = try selected(0, columns: columns, rows: rows)
                _ = editor.update(.command("goto \(x),\(x) 6"))
                guard let callout = CalloutView.callout(for: editor.state),
                    let placement = CalloutView.placement(of: callout, in: editor.state)
                else { continue }
                #expect(placement.frame.column >= 0 && placement.frame.row >= 0)
                #expect(placement.frame.column + placement.frame.columns <= columns)
                #expect(placement.frame.row + placement.frame.rows <= rows - 1)
            }
        }
    }

    @Test(arguments: ["set callouts off", "select none", "draw line"])
    func itGoes(_ command: String) throws {
        var editor = try selected(0)
        _ = editor.update(.command(command))
        #expect(CalloutView.callout(for: editor.state) == nil)
    }
}
