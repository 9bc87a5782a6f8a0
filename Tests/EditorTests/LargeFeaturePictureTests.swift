import GeoJSON
import Geography
import Glibc
import Input
import TestSupport
import Testing

@testable import Drawing
@testable import Editor

/// A large feature, drawn from where its vertices lie, and with the exact numbers of what shows where a dot is finer
/// than these, is within one dot of the same feature drawn whole from the numbers of the file.
@Suite struct LargeFeaturePictureTests {
    private static let vertexCount = 20_000

    /// The places of a closed ring of steps from some millimetres to some hundred metres, so that there is something
    /// to be seen at every zoom, and a second one within.
    private static let rings: [[Coordinate]] = {
        var random = SeededGenerator(seed: 21)
        return [(1.0, vertexCount), (0.4, vertexCount / 10)].map { size, count in
            let steps = (1..<count).map { _ in exp(Double.random(in: -16 ... -5, using: &random)) }
            let whole = steps.reduce(0, +)
            var angle = 0.0
            var ring = steps.map { step in
                angle += 2 * .pi * step / whole
                let radius =
                    size * (1 + 0.2 * sin(5 * angle) + step * Double.random(in: -1...1, using: &random))
                return Coordinate(11 + radius * cos(angle), 47 + radius * sin(angle) / 2)
            }
            ring.append(ring[0])
            return ring
        }
    }()

    private static let document: Result<Document, DocumentError> = {
        let coordinates = rings.map { ring in
            "[" + ring.map { "[\($0.longitude),\($0.latitude)]" }.joined(separator: ",") + "]"
        }
        let text = #"{"type":"Polygon","coordinates":[\#(coordinates.joined(separator: ","))]}"#
        return Result { () throws(DocumentError) in try Document.read(bytes: Array(text.utf8)) }
    }()

    private static let parts = rings.enumerated().map { index, ring in
        ExactShape.Part(
            kind: index == 0 ? .exteriorRing : .interiorRing, vertices: ring.map { WorldPoint($0) })
    }

    private static func editor() throws -> Editor {
        let document = try document.get()
        let layer = Layer(
            document: document, path: "a.geojson", name: "a.geojson", isReadOnly: false, stamp: nil)
        var editor = Editor(state: EditorState(layers: [layer]))
        _ = editor.update(.input(.resize(CellSize(columns: 100, rows: 31))))
        for command in ["set labels off", "set basemap none"] {
            _ = editor.update(.command(command))
        }
        return editor
    }

    /// A scene without handles, which hide what lies a dot further on, and with lines that have no second dot beside or
    /// below each: on which side it is may hang on a hair.
    private static func bare(_ scene: Scene) -> Scene {
        var bare = scene
        bare.layers = scene.layers.compactMap { layer in
            switch layer {
            case .symbol: return nil
            case .large(var large):
                large.style.strokeWidth = 4
                return .large(large)
            default: return layer
            }
        }
        return bare
    }

    /// The same scene with the feature drawn whole.
    private static func plain(_ scene: Scene) -> Scene {
        var plain = scene
        plain.layers = scene.layers.flatMap { layer -> [SceneLayer] in
            switch layer {
            case .batch(let batch):
                batch.items.map { .shape(ExactShape(parts: parts, style: batch.styles[Int($0.style)])) }
            case .large(let large): [.shape(ExactShape(parts: parts, style: large.style))]
            default: [layer]
            }
        }
        return plain
    }

    private static func isLarge(_ layer: SceneLayer) -> Bool {
        if case .large = layer { true } else { false }
    }

    @Test(arguments: [0, 5, 10, 15, 19, 20, 21, 22, 23, 24, 26], [[], ["select 0"]])
    func agreesWithTheWhole(zoom: Int, commands: [String]) throws {
        var editor = try Self.editor()
        var random = SeededGenerator(seed: UInt64(zoom))
        for bearing in [0, 33] {
            let place = Self.rings[bearing == 0 ? 0 : 1][Int.random(in: 0..<1900, using: &random)]
            let view = "goto \(place.longitude),\(place.latitude) \(zoom)"
            for command in commands + [view, "turn \(bearing)"] { _ = editor.update(.command(command)) }
            try #require(editor.failure == nil && editor.state.viewport.camera.zoom == Double(zoom))
            let scene = Self.bare(SceneBuilder.scene(for: editor.state))
            let isLarge = !commands.isEmpty || Double(zoom) > ShapeSource.exactZoom
            #expect(scene.layers.contains(where: Self.isLarge) == isLarge)
            let settings = editor.state.settings
            let (drawn, whole) = (DrawnPicture(scene, settings), DrawnPicture(Self.plain(scene), settings))
            #expect(drawn.stray(from: whole) == nil, "zoom \(zoom), bearing \(bearing): as it is drawn")
            #expect(whole.stray(from: drawn) == nil, "zoom \(zoom), bearing \(bearing): whole")
            #expect(!whole.dots.isEmpty || !whole.marks.isEmpty)
        }
    }
}
