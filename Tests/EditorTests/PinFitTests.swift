import Drawing
import GeoJSON
import Geography
import Testing

@testable import Editor

/// Fit leaves room for the heads of pins.
@Suite struct PinFitTests {
    private func pins(size: String) -> String {
        let properties = "{\"marker-color\":\"red\",\"marker-size\":\"\(size)\"}"
        let features = [(0, 0), (10, 4), (5, 8)].map { x, y in
            "{\"type\":\"Feature\",\"properties\":\(properties),"
                + "\"geometry\":{\"type\":\"Point\",\"coordinates\":[\(x),\(y)]}}"
        }
        return "{\"type\":\"FeatureCollection\",\"features\":[\(features.joined(separator: ","))]}"
    }

    /// The row of dots where the uppermost head begins, and the last place.
    private func extent(_ editor: Editor, _ size: SimpleStyle.MarkerSize) -> (top: Double, bottom: Double) {
        var style = SimpleStyle()
        style.markerSize = size
        let height = MarkerPicture(style, looks: FeatureLooks(editor.state.settings)).height
        let rows = [(0.0, 0.0), (10, 4), (5, 8)].map {
            editor.state.viewport.dot(of: WorldPoint(Coordinate($0.0, $0.1))).y
        }
        return ((rows.min() ?? 0) - height, rows.max() ?? 0)
    }

    @Test(
        arguments: [SimpleStyle.MarkerSize.small, .medium, .large],
        [(40, 12), (80, 24), (200, 60)] as [(Int, Int)])
    func headsAreSeen(size: SimpleStyle.MarkerSize, screen: (columns: Int, rows: Int)) throws {
        var editor = try Samples.editor(
            pins(size: size.rawValue), columns: screen.columns, rows: screen.rows)
        for command in ["fit", "fit selection", "turn 20"] {
            let extent = extent(editor, size)
            #expect(extent.top >= 0, "before \(command)")
            #expect(extent.bottom <= Double(editor.state.mapSize.dotRows))
            for command in ["select 2", command, "fit"] { _ = editor.update(.command(command)) }
        }
    }

    /// Where no pins are drawn the data has the whole map.
    @Test func charactersNeedNoRoom() throws {
        var editor = try Samples.editor(pins(size: "large"))
        editor.apply { $0.glyphs = .ascii }
        _ = editor.update(.command("fit"))
        let plain = CameraLimits.fitting(editor.state.dataBox, size: editor.state.mapSize)
        #expect(editor.state.camera == plain)
    }
}
