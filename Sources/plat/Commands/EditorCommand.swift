import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Options
import Terminal

/// `plat FILE`: the editor on the controlling terminal.
enum EditorCommand {
    static func run(_ options: EditorOptions) -> Int32 {
        let layers: [Layer]
        do throws(LayerLoading.Failure) {
            layers =
                options.files.isEmpty
                ? [try LayerLoading.empty()]
                : try LayerLoading.layers(options.files, isReadOnly: options.isReadOnly, asks: true)
        } catch {
            Complaint.say(error.message)
            return 1
        }
        var recorder: Recorder?
        if let path = options.record {
            switch Recorder.open(path, besides: options.files) {
            case .success(let opened): recorder = opened
            case .failure(let failure):
                Complaint.say("\(path): \(failure.reason)")
                return 1
            }
        }
        do throws(TerminalError) {
            let session = try TerminalSession(
                options: TerminalOptions(
                    mouse: options.view.mouse.flatMap(MouseMode.init(rawValue:)) ?? .automatic,
                    color: options.view.colorDepth))
            var loop = EditorLoop(session: session, layers: layers, options: options, recorder: recorder)
            return loop.run()
        } catch {
            Complaint.say(error.reason)
            return 1
        }
    }
}

/// The one loop: what waits is decoded, each event changes the state, and the screen is drawn once.
struct EditorLoop {
    private let session: TerminalSession
    private var editor: Editor
    private var runner = EffectRunner(asks: true)
    private var recorder: Recorder?
    private var screen = EditorScreen()
    private var grid = Grid(size: CellSize(columns: 0, rows: 0))
    private let start = TerminalSession.now()
    private let isPiped: Bool
    private let place: SourcePlace?
    private var ending: (status: Int32, discardsPipe: Bool)?

    init(session: TerminalSession, layers: [Layer], options: EditorOptions, recorder: Recorder?) {
        self.session = session
        self.recorder = recorder
        place = options.place
        isPiped = options.files.contains(.standardInput) && isatty(STDOUT_FILENO) == 0
        var settings = options.view.settings(automaticDepth: session.colorDepth)
        settings.colorDepth = session.colorDepth
        if !session.supportsUnicode { settings.glyphs = .ascii }
        if session.colorDepth == .none, options.view.theme == nil { settings.theme = .mono }
        editor = Editor(
            state: EditorState(layers: layers, settings: settings, view: options.view.requestedView))
        runner.writesToPipe = isPiped
    }

    mutating func run() -> Int32 {
        send(.input(.resize(session.size)))
        goToPlace()
        while ending == nil {
            draw()
            let deadline = editor.deadline.map { $0.milliseconds + start }
            let events = session.wait(until: deadline)
            if events.isEmpty { send(.tick) }
            for event in events where ending == nil { handle(event) }
        }
        session.close()
        return finish()
    }

    private mutating func draw() {
        let cursor = screen.draw(editor, into: &grid)
        session.present(grid, cursor: cursor)
    }

    private mutating func handle(_ event: TerminalEvent) {
        switch event {
        case .input(let input): send(.input(input))
        case .resumed, .woken: break
        case .signal(let signal):
            session.close()
            TerminalSession.die(of: signal)
        case .gone:
            session.close()
            TerminalSession.die(of: .hangup)
        }
    }

    private mutating func send(_ event: EditorEvent) {
        let moment = Moment(milliseconds: TerminalSession.now() - start)
        if case .input(let input) = event { recorder?.record(input, at: moment) }
        for effect in editor.update(event, at: moment) { carryOut(effect) }
    }

    private mutating func carryOut(_ effect: Effect) {
        switch effect {
        case .quit(let status, let discards): if ending == nil { ending = (status, discards) }
        case .suspend: session.suspend()
        case .redraw: session.redraw()
        case .bell: session.write(raw: [0x07])
        case .copy(let text): session.write(raw: Clipboard.sequence(copying: text))
        case .save, .export, .open, .reload, .settleBackup, .compareWithDisk:
            if let result = runner.run(effect, in: editor) { send(.result(result)) }
        }
    }

    /// `+LINE:COLUMN`: selects what stands there.
    private mutating func goToPlace() {
        guard let place, let document = editor.state.layers.first?.document else { return }
        guard let found = document.feature(atLine: place.line, column: place.column ?? 1) else { return }
        send(.command("select \(found.feature)"))
        guard let vertex = found.vertex else { return }
        let path = document.geometry(of: found.feature).path(of: vertex).map(String.init).joined(
            separator: ".")
        send(.command("vertex \(path)"))
    }

    /// After the terminal is given back: the document down the pipe.
    private func finish() -> Int32 {
        guard let ending else { return 0 }
        guard isPiped, !ending.discardsPipe else { return ending.status }
        do throws(SaveError) {
            if let document = runner.pipeDocument {
                try FileSaver.write(document, to: STDOUT_FILENO)
            } else if let layer = editor.state.layers.first(where: { $0.path == nil }) {
                try FileSaver.writeOriginal(of: layer.document, to: STDOUT_FILENO)
            }
            return ending.status
        } catch {
            Complaint.say("standard output: \(error.reason)")
            return 1
        }
    }
}
