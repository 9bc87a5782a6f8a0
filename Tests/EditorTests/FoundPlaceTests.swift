import Drawing
import Geography
import Input
import Testing

@testable import Editor

@Suite struct FoundPlaceTests {
    @Test func itIsMarkedAndSaidWhichComesFirst() throws {
        var editor = try Samples.editor(Samples.everything, columns: 60)
        _ = editor.update(.command("find 48.2,16.37"))
        #expect(editor.state.message == .note("Here is 48.2,16.37, longitude first"))
        #expect(Screenshot.lines(editor).contains { $0.contains("─┼─") })
        _ = editor.update(.command("back"))
        #expect(!Screenshot.lines(editor).contains { $0.contains("─┼─") })
    }

    @Test func itGoesWithTheNextSelection() throws {
        var editor = try Samples.editor(Samples.everything, columns: 60)
        _ = editor.update(.command("find 48.2,16.37"))
        _ = editor.update(.command("select 0"))
        #expect(editor.state.foundPlace == nil)
    }

    /// Each feature that is chosen in a list shows beside the list, whole where it is small enough.
    @Test(arguments: [36, 40, 60, 80, 120]) func theListHidesNothing(columns: Int) throws {
        let places = stride(from: -60, through: 60, by: 20)
        let features = places.map {
            "{\"type\":\"Feature\",\"properties\":{},"
                + "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[\($0),0],[\($0 + 5),3]]}}"
        }
        let text = "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
        var editor = try Samples.editor(text, columns: columns, rows: 12)
        _ = editor.update(.input(.key(.character("f"))))
        for longitude in places {
            let free = FreeArea.size(in: editor.state)
            #expect(free.columns < columns)
            for place in [Coordinate(Double(longitude), 0), Coordinate(Double(longitude) + 5, 3)] {
                let dot = editor.state.viewport.dot(of: WorldPoint(place))
                #expect(dot.x >= -1e-6 && dot.x <= Double(free.dotColumns) + 1e-6, "\(longitude)")
            }
            _ = editor.update(.input(.key(.character("j"))))
        }
    }
}
