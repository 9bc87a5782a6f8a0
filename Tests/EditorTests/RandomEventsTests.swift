import Checking
import Drawing
import GeoJSON
import Geography
import Input
import TestSupport
import Testing

@testable import Editor

/// Ten thousand random events, every invariant after each.
@Suite struct RandomEventsTests {
    @Test(arguments: 0..<20) func everyInvariantHolds(_ seed: UInt64) throws {
        let original = Array(Samples.everything.utf8)
        var run = Run(editor: try Samples.editor(Samples.everything), seed: seed, savedBytes: original)
        for step in 0..<500 { try run.step(step) }
        run.backOut()
        let last = run.document.bytes
        #expect(try Self.recovered(run.steps) == last)
        var count = 0
        while try run.editor.undo() != nil {
            count += 1
            run.check("undo \(count)")
        }
        #expect(run.text == Samples.everything)
        #expect(!run.document.isModified)
        // No further than that: the run itself may have undone something last.
        for number in 0..<count where try run.editor.redo() != nil { run.check("redo \(number)") }
        #expect(run.document.bytes == last)
        // A run that edits nothing tells nothing.
        #expect(count > 0)
    }

    /// What another session makes of the steps that this one had remembered; undone, all is as it was.
    private static func recovered(_ steps: [HistoryStep]) throws -> [UInt8] {
        var editor = try Samples.editor(Samples.everything)
        let unsaved = EarlierHistory.Unsaved(steps: steps, count: 1, time: "12:03", fit: .exactly)
        let history = EarlierHistory(done: [], undone: [], unsaved: unsaved)
        _ = editor.update(.result(.recalled(layer: 0, history, recovers: true)))
        #expect(editor.failure == nil)
        let bytes = editor.state.layers[0].document.bytes
        while try editor.undo() != nil {}
        #expect(editor.state.layers[0].document.bytes == Array(Samples.everything.utf8))
        return bytes
    }

    struct Run {
        var editor: Editor
        var events: RandomEvents
        var savedBytes: [UInt8]
        /// What the editor wanted to have remembered.
        var steps: [HistoryStep] = []
        private var now: Int64 = 0
        private var screen = EditorScreen()
        private var grid = Grid(size: CellSize(columns: 0, rows: 0))

        init(editor: Editor, seed: UInt64, savedBytes: [UInt8]) {
            self.editor = editor
            events = RandomEvents(seed: seed)
            self.savedBytes = savedBytes
        }

        var document: Document { editor.state.layers[0].document }
        var text: String { String(decoding: document.bytes, as: UTF8.self) }

        mutating func step(_ step: Int) throws {
            let event = events.next(size: editor.state.size)
            now += Int64.random(in: 0...500, using: &events.random)
            let before = document.bytes
            let wasDragging = editor.state.isDragging
            let effects = editor.update(event, at: Moment(milliseconds: now))
            if wasDragging && editor.state.isDragging {
                #expect(document.bytes == before, "step \(step): changed in a drag by \(event)")
            }
            for effect in effects { carryOut(effect) }
            check("step \(step): \(event)")
        }

        /// Out of drags, questions, prompts and panels.
        mutating func backOut() {
            for _ in 0..<9 { _ = editor.update(.input(.key(Key(.escape))), at: Moment(milliseconds: now)) }
            #expect(!editor.state.isDragging)
            #expect(editor.state.selection == nil)
            check("escape")
        }

        private mutating func carryOut(_ effect: Effect) {
            var result: EffectResult?
            switch effect {
            case .save(let request) where events.random.chance(3):
                result = .saveRefused(request, reason: "disk full", isChangedOnDisk: events.random.chance(2))
            case .save(let request):
                if request.path == nil { savedBytes = document.bytes }
                result = .saved(request, path: request.path ?? "a.geojson", stamp: nil, bytes: 1)
            case .open, .openBasemap, .reload, .settleBackup, .compareWithDisk:
                result = .openFailed(reason: "no such file")
            case .search(let request):
                result = events.random.chance(5) ? .searchStopped : Samples.result(of: request, in: editor)
            case .measure(let feature, let onSphere):
                let stops = events.random.chance(5)
                result =
                    stops
                    ? .measureStopped : editor.state.measure(feature, onSphere: onSphere, progress: nil)
            case .check(let layer):
                let stops = events.random.chance(5)
                result = .checked(layer: layer, Checker.check(document) { _, _ in !stops })
            case .export(let path, _): result = .exported(path: path)
            case .readTheme: result = .themeFailed(reason: "no such file")
            case .remember(_, let step): steps.append(step)
            case .forgetUnsaved, .settle, .copy, .bell, .redraw, .suspend, .quit: break
            }
            guard let result else { return }
            for further in editor.update(.result(result), at: Moment(milliseconds: now)) { carryOut(further) }
        }

        mutating func check(_ what: String) {
            checkSelection(what)
            checkCamera(what)
            if !editor.state.isModified {
                #expect(document.bytes == savedBytes, "unsaved and unsaid, \(what)")
            }
            if let prompt = editor.state.prompt {
                #expect((0...prompt.text.count).contains(prompt.cursor), "\(what)")
            }
            // A frame costs more than all else: one in eight, and every new size.
            guard grid.size != editor.state.size || events.random.chance(8) else { return }
            let cursor = screen.draw(editor, into: &grid)
            #expect(grid.size == editor.state.size, "\(what)")
            if let cursor { #expect(grid.size.contains(cursor), "cursor off the screen, \(what)") }
        }

        private func checkSelection(_ what: String) {
            guard let selection = editor.state.selection else { return }
            guard selection.layer == 0, (0..<document.featureCount).contains(selection.feature) else {
                Issue.record("no such feature, \(what)")
                return
            }
            #expect(selection.geometry == document.geometry(of: selection.feature), "stale, \(what)")
            guard let vertex = selection.vertex else { return }
            #expect(vertex.feature == selection.feature, "\(what)")
            #expect(selection.coordinate(of: vertex) != nil, "no such vertex, \(what)")
            if selection.geometry.parts.indices.contains(vertex.part) {
                #expect(
                    vertex.vertex < selection.geometry.parts[vertex.part].vertexCount, "a closer, \(what)")
            }
        }

        private func checkCamera(_ what: String) {
            let camera = editor.state.camera
            let shallowest = CameraLimits.shallowest(for: editor.state.mapSize)
            // On no map at all the camera waits as it was.
            if !editor.state.mapSize.isEmpty {
                #expect((shallowest...CameraLimits.deepest).contains(camera.zoom), "zoom, \(what)")
            }
            #expect((0..<1).contains(camera.center.x) && (0...1).contains(camera.center.y), "centre, \(what)")
            #expect((0..<360).contains(camera.bearing), "bearing, \(what)")
        }
    }
}
