import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

/// Clicks on one spot go through what lies there.
@Suite struct TapRoundTests {
    /// Four squares over each other, with a corner at the same place.
    private static let squares: String = {
        let features = (1...4).map { size in
            """
            {"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[[[0,0],[\(size),0],
            [\(size),\(size)],[0,\(size)],[0,0]]]}}
            """
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }()

    private static func click(_ editor: inout Editor, at place: Coordinate, _ moment: Int64) -> String? {
        let position = CellPoint(middleOf: CellPoint(editor.state.viewport.dot(of: WorldPoint(place))).cell)
        for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
            _ = editor.update(
                .input(.mouse(MouseEvent(kind, at: position))), at: Moment(milliseconds: moment * 1000))
        }
        return editor.state.message?.text.split(separator: " here").first.map(String.init)
    }

    /// The corner becomes a handle once the first is selected: none is passed over for that.
    @Test func noneIsPassedOver() throws {
        var editor = try Samples.editor(Self.squares, columns: 60, rows: 20)
        var said: [String?] = []
        var features: [Int?] = []
        for moment in 1...4 {
            said.append(Self.click(&editor, at: Coordinate(0, 0), Int64(moment)))
            features.append(editor.state.selection?.feature)
        }
        #expect(said == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"])
        #expect(Set(features.compactMap(\.self)) == [0, 1, 2, 3])
        // The next round begins with the corner of what is selected.
        _ = Self.click(&editor, at: Coordinate(0, 0), 5)
        #expect(editor.state.selection?.vertex != nil)
    }

    @Test func theCornerOfOneAloneIsNext() throws {
        var editor = try Samples.editor(Samples.square)
        _ = Self.click(&editor, at: Coordinate(10, 50), 1)
        #expect(editor.state.selection?.vertex == nil)
        _ = Self.click(&editor, at: Coordinate(10, 50), 2)
        #expect(editor.state.selection?.vertex?.vertex == 0)
    }
}
