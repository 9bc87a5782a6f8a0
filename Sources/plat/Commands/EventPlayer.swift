import Drawing
import Editor
import GeoJSON
import Geography
import Input

/// Feeds recorded events to an editor. Nothing sleeps: `wait` moves the editor's clock.
struct EventPlayer {
    enum Outcome {
        case goesOn
        case ends(status: Int32)
        /// The events themselves are wrong.
        case isWrong(String)
    }

    private(set) var editor: Editor
    private var runner = EffectRunner(asks: true)
    private var screen = EditorScreen()
    private var now = Moment.start
    /// The terminal's size until an event says it.
    private let usualSize: CellSize
    private var hasSize = false
    private var ending: Int32?

    init(editor: Editor, size: CellSize) {
        self.editor = editor
        usualSize = size
        // What a session on a pipe would send down it goes nowhere here.
        runner.writesToPipe = true
    }

    /// Why the last event's command failed, once.
    mutating func takeFailure() -> String? {
        defer { editor.failure = nil }
        return editor.failure
    }

    mutating func play(_ event: RecordedEvent) -> Outcome {
        if case .size = event {} else if !hasSize { send(.input(.resize(usualSize))) }
        hasSize = true
        if event.needsDetail { for layer in editor.state.layers { layer.document.makeDetail() } }
        switch event {
        case .size(let size): send(.input(.resize(size)))
        case .key(let key, let count): for _ in 0..<count where ending == nil { send(.input(.key(key))) }
        case .text(let text):
            for scalar in text.unicodeScalars where ending == nil { send(.input(.key(.character(scalar)))) }
        case .mouse(let kind, let position):
            if let reason = mouse(kind, position) { return .isWrong(reason) }
        case .wait(let milliseconds): wait(milliseconds)
        case .screen(let path):
            if let reason = show(path) { return .isWrong(reason) }
        }
        return ending.map { .ends(status: $0) } ?? .goesOn
    }

    private mutating func mouse(_ kind: MouseEvent.Kind, _ position: RecordedEvent.Position) -> String? {
        let place = point(of: position)
        if case .press = kind, !editor.state.size.contains(place.cell) {
            return "the press lies off the screen"
        }
        send(.input(.mouse(MouseEvent(kind, at: place))))
        return nil
    }

    /// Where a position lies on the screen now; a coordinate in the nearest copy of the world.
    private func point(of position: RecordedEvent.Position) -> CellPoint {
        switch position {
        case .cell(let point): return point
        case .coordinate(let place):
            let viewport = editor.state.viewport
            let world = WorldPoint(place)
            let offset = Double(viewport.nearestWorldOffset(of: world))
            return CellPoint(viewport.dot(of: WorldPoint(x: world.x + offset, y: world.y)))
        }
    }

    /// Timers fire within the time that passes, each at its moment.
    private mutating func wait(_ milliseconds: Int64) {
        let end = now + milliseconds
        while let deadline = editor.deadline, deadline <= end, ending == nil {
            now = max(now, deadline)
            send(.tick)
        }
        now = end
        send(.tick)
    }

    private mutating func send(_ event: EditorEvent) {
        for effect in editor.update(event, at: now) {
            if case .quit(let status, _) = effect {
                ending = status
                return
            }
            if let result = runner.run(effect, in: editor) { send(.result(result)) }
        }
        // Each recorded event is one of somebody who saw what the one before it did.
        _ = editor.update(.shown)
    }

    private mutating func show(_ path: String?) -> String? {
        let format = path.map(PictureFormat.init(path:)) ?? .text
        guard let format else {
            return "the ending of '\(path ?? "")' names no format: use \(PictureFormat.endings)"
        }
        let stamp = path.flatMap(FileStamp.init(path:))
        if let path, stamp != nil, editor.state.layers.contains(where: { $0.stamp == stamp }) {
            return "\(path) is the open map; it is not overwritten by a picture"
        }
        let bytes = Picture.bytes(of: editor, format: format, mapOnly: false, screen: &screen)
        if let path { return FileWriting.write(bytes, to: path).map { "\(path): \($0)" } }
        return StandardOutput.write(bytes) ? nil : "standard output could not be written"
    }
}

extension RecordedEvent {
    /// Whether what happens is to be the same however long the events before it took: nothing that is drawn or hit may
    /// hang on what a thread has made by then.
    fileprivate var needsDetail: Bool {
        switch self {
        case .mouse, .screen: true
        case .size, .key, .text, .wait: false
        }
    }
}
