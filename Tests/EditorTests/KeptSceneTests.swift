import Drawing
import GeoJSON
import Geography
import Glibc
import Input
import Interaction
import TestSupport
import Testing

@testable import Editor

/// A frame that keeps what was still in the one before has the same cells as one that keeps nothing.
@Suite(.enabled(if: corpus != nil, "PLAT_CORPUS names the folder of files to test against"))
struct KeptSceneTests {
    @Test(arguments: ["canada.json", "alaska.geojson", "vienna-streets.geojson"], [1] as [UInt64])
    func keepingChangesNoCell(_ name: String, seed: UInt64) throws {
        var run = try FrameRun("\(corpus ?? "")/real/\(name)", seed: seed)
        for step in 0..<8 { run.step("\(name) \(seed) \(step)") }
        #expect(run.frames > 15)
    }

    /// What boxes say of a large shape is what all its vertices say.
    @Test(arguments: [false, true]) func boxesHideNothing(hasDetail: Bool) throws {
        let document = try Document.open(path: "\(corpus ?? "")/real/canada.json")
        if hasDetail { document.sourceGeometry.makeDetail() }
        #expect(document.isLarge(0))
        var random = SeededGenerator(seed: 11)
        let box = document.packedBox(of: 0).worldBox
        for _ in 0..<20 {
            let place = WorldPoint(
                x: Double.random(in: box.minX...box.maxX, using: &random),
                y: Double.random(in: box.minY...box.maxY, using: &random))
            let camera = Camera(center: place, zoom: Double.random(in: 1...12, using: &random))
            let viewport = Viewport(camera: camera, size: CellSize(columns: 80, rows: 24))
            var (nearest, isInside) = (Double.infinity, false)
            ShapeSource(document: document, feature: 0, viewport: viewport).forEachPart {
                kind, count, vertex in
                let found = ShapeDistance.measure(place, count: count, isRing: kind.isRing, vertex: vertex)
                nearest = min(nearest, found.squared)
                if found.isInside { isInside.toggle() }
            }
            let runs = PackedRuns.of(0, in: document, viewport: viewport)
            let reach = 4 / viewport.dotsPerWorld
            var left = Int.max
            let found = runs.squaredDistance(to: place, reach: reach, left: &left)
            #expect(nearest > reach * reach || found == nearest)
            #expect(runs.contains(place) == isInside)
        }
    }

    /// Runs of vertices that are passed over would have had no handle.
    @Test func boxesThinHandlesAsAWalkDoes() throws {
        let plain = try Document.open(path: "\(corpus ?? "")/real/canada.json")
        let boxed = try Document.open(path: "\(corpus ?? "")/real/canada.json")
        boxed.sourceGeometry.makeDetail()
        let center = plain.packedBox(of: 0).worldBox.center
        for (zoom, bearing) in [(1.0, 0.0), (4, 30), (9, 200)] {
            let camera = Camera(center: center, zoom: zoom, bearing: bearing)
            let viewport = Viewport(camera: camera, size: CellSize(columns: 100, rows: 30))
            let sets = [plain, boxed].map {
                HandleSet(shape: HeldShape(of: 0, in: $0), feature: 0, viewport: viewport, first: nil)
            }
            #expect(sets[0].vertices.map(\.target) == sets[1].vertices.map(\.target))
            #expect(sets[0].midpoints.map(\.target) == sets[1].midpoints.map(\.target))
            #expect(sets[0].hiddenCount == sets[1].hiddenCount)
        }
    }

    /// Of a coast seen from afar few vertices have handles, far apart; from near all that have room.
    @Test func aCrowdHasFewHandles() throws {
        let document = try Document.open(path: "\(corpus ?? "")/real/canada.json")
        let center = document.packedBox(of: 0).worldBox.center
        func handles(zoom: Double) -> HandleSet {
            let viewport = Viewport(
                camera: Camera(center: center, zoom: zoom), size: CellSize(columns: 100, rows: 30))
            return HandleSet(
                shape: HeldShape(of: 0, in: document), feature: 0, viewport: viewport, first: nil)
        }
        func gaps(_ set: HandleSet) -> [(columns: Int, rows: Int)] {
            let cells = set.vertices.map { CellPoint($0.position).cell }
            return cells.indices.flatMap { one in
                cells[..<one].map { (abs($0.column - cells[one].column), abs($0.row - cells[one].row)) }
            }
        }
        let (far, near) = (handles(zoom: 1), handles(zoom: 9))
        #expect(far.vertices.count > 5)
        #expect(gaps(far).allSatisfy { $0.columns >= 6 || $0.rows >= 3 })
        #expect(gaps(near).contains { $0.columns < 6 && $0.rows < 3 })
        #expect(gaps(near).allSatisfy { $0.columns >= 2 || $0.rows >= 1 })
    }
}

private let corpus = getenv("PLAT_CORPUS").map { String(cString: $0) }

/// Selects, drags, zooms and undoes at random, and draws each state twice.
private struct FrameRun {
    private var editor: Editor
    private var random: SeededGenerator
    private var screen = EditorScreen()
    private(set) var frames = 0

    init(_ path: String, seed: UInt64) throws {
        let layer = Layer(
            document: try Document.open(path: path), path: path, name: "a", isReadOnly: false, stamp: nil)
        editor = Editor(state: EditorState(layers: [layer]))
        random = SeededGenerator(seed: seed)
        send(.input(.resize(CellSize(columns: 80, rows: 24))), "resize")
        send(.command("select \(Int.random(in: 0..<layer.document.featureCount, using: &random))"), "select")
    }

    mutating func step(_ what: String) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: send(.command("next"), what)
        case 1: send(.command("zoom in"), what)
        case 2: send(.command("undo"), what)
        case 3: send(.input(.key(random.pick([Key(.left), Key(.up), .character("n"), Key(.escape)]))), what)
        case 4: send(.command("set labels!"), what)
        default: drag(what)
        }
    }

    /// From a handle, or from anywhere.
    private mutating func drag(_ what: String) {
        let handles = EditorHits.handles(in: editor.state)
        let starts = (handles?.vertices ?? []) + (handles?.midpoints ?? [])
        var place =
            starts.isEmpty ? CellPoint(column: 20, row: 9) : CellPoint(random.pick(starts).position)
        mouse(.press(.left), place, what)
        for _ in 0..<4 {
            place.column += Double.random(in: -9...9, using: &random)
            place.row += Double.random(in: -4...4, using: &random)
            mouse(.drag(.left), place, what)
        }
        if random.chance(4) { return send(.input(.key(Key(.escape))), what) }
        mouse(.release(.left), place, what)
    }

    private mutating func mouse(_ kind: MouseEvent.Kind, _ place: CellPoint, _ what: String) {
        send(.input(.mouse(MouseEvent(kind, at: place))), what)
    }

    private mutating func send(_ event: EditorEvent, _ what: String) {
        _ = editor.update(event)
        let none = Grid(size: CellSize(columns: 0, rows: 0))
        var (kept, alone) = (none, none)
        screen.drawMap(editor, into: &kept)
        var rasterizer = Rasterizer()
        let settings = editor.state.settings
        rasterizer.draw(
            SceneBuilder.scene(for: editor.state), into: &alone, theme: settings.theme,
            glyphs: settings.glyphs, depth: settings.colorDepth)
        #expect(kept == alone, "\(what)")
        frames += 1
    }
}
