import GeoJSON
import Geography
import Input
import TestSupport
import Testing

@testable import Drawing
@testable import Editor

/// Of very many points each is a dot, until there is room for marks.
@Suite struct PointCrowdTests {
    /// A square of points, a degree wide, in one feature or in many.
    private static func document(_ count: Int, inOneFeature: Bool = false) throws -> Document {
        var random = SeededGenerator(seed: 3)
        let places = (0..<count).map { _ in
            "[\(Double.random(in: 0...1, using: &random)),\(Double.random(in: 0...1, using: &random))]"
        }
        let features =
            inOneFeature
            ? [
                #"{"type":"Feature","properties":null,"geometry":{"type":"MultiPoint","coordinates":["#
                    + places.joined(separator: ",") + "]}}"
            ]
            : places.map {
                #"{"type":"Feature","properties":null,"geometry":{"type":"Point","coordinates":\#($0)}}"#
            }
        return try Document.read(
            bytes: Array(
                #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#.utf8))
    }

    private static func viewport(zoom: Double) -> Viewport {
        Viewport(
            camera: Camera(center: WorldPoint(Coordinate(0.5, 0.5)), zoom: zoom, bearing: 0),
            size: CellSize(columns: 80, rows: 24))
    }

    /// At zoom 8 the square is 45 cells wide and 23 high, at zoom 9 twice that.
    @Test(arguments: [
        (499, false, 2.0, false), (500, false, 2, true), (500, true, 2, true), (1000, false, 7, true),
        (1000, true, 7, true), (300, false, 7, false), (1000, false, 8, true), (1000, false, 9, false),
        (5000, false, 9, true),
        (5000, false, 10, false), (0, false, 2, false),
    ])
    func dotsOrMarks(count: Int, inOneFeature: Bool, zoom: Double, areDots: Bool) throws {
        let document = try Self.document(count, inOneFeature: inOneFeature)
        #expect(PointCrowd.isDrawnAsDots(document, in: Self.viewport(zoom: zoom)) == areDots)
    }

    /// A picture keeps its marks when levels come, and zooming in and out changes them back.
    @Test func followsTheZoom() throws {
        let document = try Self.document(12_000)
        let layer = Layer(document: document, path: nil, name: "a", isReadOnly: false, stamp: nil)
        var editor = Editor(state: EditorState(layers: [layer]))
        _ = editor.update(.input(.resize(CellSize(columns: 80, rows: 25))))
        _ = editor.update(.command("set basemap none"))
        #expect(editor.failure == nil)
        let mark = Symbol.Kind.point.glyph(.braille).value
        for hasDetail in [false, true] {
            if hasDetail { document.makeDetail() }
            var screen = EditorScreen()
            var grid = Grid(size: CellSize(columns: 0, rows: 0))
            for (zoom, areDots) in [(7.0, true), (12, false), (7.5, true)] {
                _ = editor.update(.command("zoom \(zoom)"))
                screen.drawMap(editor, into: &grid)
                let scalars = grid.cells.map(\.scalar)
                let braille = scalars.filter { (0x2801...0x28FF).contains($0) }.count
                let marks = scalars.filter { $0 == mark }.count
                #expect((braille > 500) == areDots, "zoom \(zoom)")
                #expect((marks > 3) == !areDots, "zoom \(zoom)")
            }
        }
    }
}
