import GeoJSON
import Geography
import Glibc
import Input
import TestSupport
import Testing

@testable import Drawing
@testable import Editor

/// Pictures with and without levels of detail agree within one dot, and have the same labels.
@Suite struct DetailTests {
    static let corpus = getenv("PLAT_CORPUS").map { String(cString: $0) }

    private static func editor(_ bytes: [UInt8], hasDetail: Bool) throws -> Editor {
        let document = try Document.read(bytes: bytes)
        if hasDetail { document.makeDetail() }
        return editor(document)
    }

    private static func editor(_ document: Document) -> Editor {
        let layer = Layer(
            document: document, path: "a.geojson", name: "a.geojson", isReadOnly: false, stamp: nil)
        var editor = Editor(state: EditorState(layers: [layer]))
        _ = editor.update(.input(.resize(CellSize(columns: 120, rows: 41))))
        _ = editor.update(.command("set labels off"))
        #expect(editor.failure == nil)
        return editor
    }

    /// Compares pictures at ten zooms; tells at how many of them a level is used.
    private func compare(_ bytes: [UInt8], commands: [String] = []) throws -> Int {
        var plain = try Self.editor(bytes, hasDetail: false)
        var detailed = try Self.editor(bytes, hasDetail: true)
        let start = plain.state.viewport.camera.zoom
        var levels = 0
        for step in 0..<10 {
            let zoom = start - 2 + Double(step) / 2
            for command in (step == 0 ? commands : []) + ["zoom \(zoom)"] {
                _ = plain.update(.command(command))
                _ = detailed.update(.command(command))
            }
            #expect(plain.failure == nil && detailed.failure == nil)
            #expect(plain.state.viewport == detailed.state.viewport)
            let dot = PackedWorld.scale / detailed.state.viewport.dotsPerWorld
            let detail = detailed.state.layers[0].document.sourceGeometry.detail
            if detail?.level(forDotsOf: dot) != nil { levels += 1 }
            let (one, other) = (DrawnPicture(plain), DrawnPicture(detailed))
            #expect(one.stray(from: other) == nil, "zoom \(zoom): without levels")
            #expect(other.stray(from: one) == nil, "zoom \(zoom): with levels")
            #expect(!one.dots.isEmpty || !one.marks.isEmpty)
            let names = [plain, detailed].map { editor in
                var state = editor.state
                state.settings.showsLabels = true
                return SceneBuilder.scene(for: state).labels.map { "\($0.text.text) \($0.places)" }
            }
            #expect(names[0] == names[1], "zoom \(zoom)")
        }
        return levels
    }

    /// Smooth lines, long and short, of so many vertices that there are some levels, and small squares among them.
    private static let manyBent: [UInt8] = {
        var random = SeededGenerator(seed: 21)
        let features = (0..<200).map { index in
            let isLine = index % 2 == 0
            let (x, y) = (Double.random(in: 0...8, using: &random), Double.random(in: -8...8, using: &random))
            let size = Double.random(in: 0.02...0.3, using: &random)
            let count = isLine ? 1600 : 4
            let corners = (0...count).map { corner in
                let angle = Double(corner % count) / Double(count) * 2 * .pi
                return "[\(x + size * cos(angle) + (isLine ? 0 : -8)),\(y + size * sin(angle))]"
            }
            let ring = "[" + corners.joined(separator: ",") + "]"
            let geometry =
                isLine ? #""LineString","coordinates":\#(ring)"# : #""Polygon","coordinates":[\#(ring)]"#
            return #"{"type":"Feature","properties":{"name":"B\#(index)"},"geometry":{"type":\#(geometry)}}"#
        }
        return Array(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#.utf8)
    }()

    /// Boxes, the tree over places, and each level: whatever there is so far, the picture is the same.
    @Test(arguments: [0.0, 40]) func eachStep(bearing: Double) throws {
        let document = try Document.read(bytes: Self.manyBent)
        let plain = try Document.read(bytes: Self.manyBent)
        var views: [(viewport: Viewport, picture: DrawnPicture, names: [Int])] = []
        for step in 0..<8 {
            let camera = Camera(
                center: plain.bounds.worldBox.center, zoom: 4.5 + Double(step) / 2, bearing: bearing)
            let viewport = Viewport(camera: camera, size: CellSize(columns: 120, rows: 40))
            views.append((viewport, Self.picture(of: plain, in: viewport), Self.named(plain, viewport)))
        }
        var counts: [Int] = []
        var used: Set<Int> = []
        document.makeDetail {
            counts.append(document.sourceGeometry.detail?.levels.count ?? -1)
            for view in views {
                used.formUnion(FeatureLayers.levelBits(of: document, in: view.viewport).map { [$0] } ?? [])
                let picture = Self.picture(of: document, in: view.viewport)
                let what = "zoom \(view.viewport.camera.zoom), levels \(counts)"
                #expect(view.picture.stray(from: picture) == nil, "\(what)")
                #expect(picture.stray(from: view.picture) == nil, "\(what)")
                #expect(Self.named(document, view.viewport) == view.names, "\(what)")
            }
        }
        #expect(counts == [0, 0] + Array(1..<counts.count - 1))
        #expect(used.count > 1)
        #expect(views.allSatisfy { !$0.names.isEmpty && $0.names.count < LabelCandidates.most })
    }

    private static func picture(of document: Document, in viewport: Viewport) -> DrawnPicture {
        var scene = Scene(viewport: viewport)
        let settings = Settings()
        FeatureLayers(document, at: 0, except: [], viewport: viewport, lists: KeptLists()).append(
            looks: FeatureLooks(settings), keeping: KeptLevels(), to: &scene)
        return DrawnPicture(scene, settings)
    }

    /// The features that may have a name.
    private static func named(_ document: Document, _ viewport: Viewport) -> [Int] {
        FeatureLayers(document, at: 0, except: [], viewport: viewport, lists: KeptLists()).labelCandidates
            .map(\.feature)
    }

    /// What is kept from frame to frame goes when a level comes that the view needs, and not when one comes that it does
    /// not need.
    @Test func keptUntilTheLevelComes() throws {
        let document = try Document.read(bytes: Self.manyBent)
        let state = Self.editor(document).state
        let dot = PackedWorld.scale / state.viewport.dotsPerWorld
        var kept = KeptScene()
        var drawn: [(still: ObjectIdentifier, level: Int?)] = []
        var held: [StillLayers] = []
        document.makeDetail {
            _ = SceneBuilder.scene(for: state, keeping: &kept)
            held.append(kept.layers)
            let level = document.sourceGeometry.detail?.level(forDotsOf: dot)
            drawn.append((ObjectIdentifier(kept.layers), level?.bits))
            let geometries = kept.layers.layers.compactMap { layer in
                if case .batch(let batch) = layer { batch.geometry } else { nil }
            }
            #expect(geometries.first === level?.geometry ?? document.sourceGeometry)
        }
        #expect(Set(drawn.map(\.level)).count == 2)
        #expect(drawn.count > 3)
        for (one, next) in zip(drawn, drawn.dropFirst()) {
            #expect((one.still == next.still) == (one.level == next.level))
        }
    }

    @Test(
        .enabled(if: corpus != nil, "PLAT_CORPUS names the folder of files to test against"),
        arguments: ["canada.json", "vienna-streets.geojson"])
    func realFiles(name: String) throws {
        let bytes = try #require(Files.bytes(of: "\(Self.corpus ?? "")/real/\(name)"))
        #expect(try compare(bytes) > 0)
    }

    /// Thousands of parcels that fill a square, each smaller than a dot, ponds in some, lines and points among them.
    private static let manyTiny: [UInt8] = {
        var features: [String] = []
        for row in 0..<70 {
            for column in 0..<70 {
                let (x, y) = (Double(column) / 100, Double(row) / 100)
                func ring(_ low: Double, _ high: Double) -> String {
                    let corners = [(low, low), (high, low), (high, high), (low, high), (low, low)]
                    return "[" + corners.map { "[\(x + $0.0),\(y + $0.1)]" }.joined(separator: ",") + "]"
                }
                let color = (row / 10 + column / 10) % 3 == 0 ? ##","fill":"#ff0000""## : ""
                let rings = ring(0, 0.009) + (column % 5 == 0 ? "," + ring(0.003, 0.005) : "")
                features.append(
                    #"{"type":"Feature","properties":{"name":"P\#(row).\#(column)"\#(color)},"geometry":{"type":"Polygon","coordinates":[\#(rings)]}}"#
                )
                if column % 20 == 7 {
                    features.append(
                        #"{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[\#(x + 1),\#(y)]}}"#
                    )
                }
            }
            features.append(
                #"{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[[0,\#(Double(row) / 50 - 1)],[1.5,\#(Double(row) / 40 - 1)]]}}"#
            )
        }
        return Array(#"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#.utf8)
    }()

    @Test(arguments: [
        [], ["turn 30"], ["select 300", "delete feature"],
        ["select 0", "delete feature", "select 2500", "delete feature"], ["select 40"],
    ])
    func manyTiny(commands: [String]) throws {
        #expect(try compare(Self.manyTiny, commands: commands) > 0)
    }

    /// Two threads may be told to make it, of a file that stays open while another is read.
    @Test func whatIsBegunIsLeftToThatCall() throws {
        let document = try Document.read(bytes: Self.manyTiny)
        var steps = 0
        document.makeDetail {
            steps += 1
            document.makeDetail { Issue.record("made twice") }
        }
        #expect(steps == 3)
        #expect(document.sourceGeometry.detail?.levels.count == 1)
    }

    /// What a level takes is little beside the vertices.
    @Test func levelsAreSmall() throws {
        let document = try Document.read(bytes: Self.manyTiny)
        document.makeDetail()
        let detail = try #require(document.sourceGeometry.detail)
        let bytes = detail.levels.reduce(0) { $0 + $1.byteCount }
        #expect(bytes < 8 * document.sourceGeometry.vertices.count)
        #expect(!detail.levels.isEmpty)
    }
}

private enum Files {
    static func bytes(of path: String) -> [UInt8]? {
        guard let stream = fopen(path, "r") else { return nil }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
        return bytes
    }
}
