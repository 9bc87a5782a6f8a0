import Drawing
import Editor
import GeoJSON
import Geography
import Glibc
import Input
import Options
import Terminal

/// The one loop: what waits is decoded, each event changes the state, and the screen is drawn once.
struct EditorLoop {
    private let session: TerminalSession
    private var editor: Editor
    private var runner = EffectRunner(asks: true)
    private var recorder: Recorder?
    private let history: HistoryKeeper?
    /// Whether what was not saved is applied without asking.
    private var recovers: Bool
    private var screen = EditorScreen()
    private var grid = Grid(size: CellSize(columns: 0, rows: 0))
    private let start = TerminalSession.now()
    private let isPiped: Bool
    private let place: SourcePlace?
    private let view: ViewOptions
    private var ending: (status: Int32, discardsPipe: Bool)?
    /// How long the last picture took to make, in milliseconds.
    private var drawingTime: Int64 = 0
    /// What came and was not handled yet.
    private var waiting: ArraySlice<TerminalEvent> = []

    init(
        session: TerminalSession, layers: [Layer], settings: Settings, options: EditorOptions,
        recorder: Recorder?
    ) {
        self.session = session
        self.recorder = recorder
        history = HistoryKeeper(waker: session.waker)
        recovers = options.recovers
        place = options.place
        view = options.view
        isPiped = options.files.contains(.standardInput) && isatty(STDOUT_FILENO) == 0
        var settings = settings
        settings.colorDepth = session.colorDepth
        settings.automaticDepth = session.automaticDepth
        settings.isDepthChosen = options.view.colorDepth != nil
        if !session.supportsUnicode { settings.glyphs = .ascii }
        if session.colorDepth == .none, !settings.isThemeChosen {
            settings.theme = .mono
            settings.isThemeChosen = true
        }
        editor = Editor(
            state: EditorState(layers: layers, settings: settings, view: options.view.requestedView))
        runner.writesToPipe = isPiped
    }

    mutating func run() -> Int32 {
        send(.input(.resize(session.size)))
        runStartupFile()
        goToPlace()
        // The first picture waits for nothing.
        draw()
        DetailWorker.start(for: editor.state.layers)
        openHistory()
        recovers = false
        while ending == nil {
            draw()
            let deadline = editor.deadline.map { $0.milliseconds + start }
            waiting = session.wait(until: deadline)[...]
            if waiting.isEmpty { send(.tick) }
            while ending == nil, let event = waiting.popFirst() { handle(event) }
        }
        history?.end()
        session.close()
        return finish()
    }

    /// The person's own commands. What the call says itself goes before them.
    private mutating func runStartupFile() {
        guard let file = StartupFile.read() else { return }
        let called = editor.state.settings
        var complaint: String?
        for line in file.lines where ending == nil {
            send(.command(line.command))
            if let reason = editor.failure, complaint == nil { complaint = file.complaint(line, reason) }
            editor.failure = nil
        }
        let view = view
        editor.apply { view.keep(called, in: &$0) }
        if let complaint { send(.result(.startFailed(reason: complaint))) }
    }

    /// Shows the state. Where a picture takes long to make, the one before is whole on the terminal first: it may wait
    /// as long for that.
    private mutating func draw() {
        session.settle(within: drawingTime)
        session.use(editor.state.settings.colorDepth)
        let began = TerminalSession.now()
        let cursor = screen.draw(editor, into: &grid)
        drawingTime = TerminalSession.now() - began
        session.present(grid, cursor: cursor)
        _ = editor.update(.shown)
    }

    private mutating func handle(_ event: TerminalEvent) {
        switch event {
        case .input(let input): send(.input(input))
        case .background(let light): send(.background(light))
        case .resumed: break
        case .woken: for news in history?.takeNews() ?? [] { send(.result(news)) }
        case .signal(let signal):
            history?.end()
            session.close()
            TerminalSession.die(of: signal)
        case .gone:
            history?.end()
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
        case .remember(let layer, let step): history?.remember(step, layer: layer)
        case .forgetUnsaved(let layer): history?.forgetUnsaved(layer: layer)
        case .settle(let layer, let decision): history?.settle(decision, layer: layer)
        case .save(let request): save(request)
        // Who types on wants what is typed then.
        case .search(let request) where request.narrowsList && waiting.first?.types == true: break
        case .search, .measure, .check, .export, .open, .reload, .settleBackup, .compareWithDisk, .readTheme,
            .openBasemap:
            let watch = WorkWatch(
                WorkWatch.Work(of: effect), session: session, grid: grid, state: editor.state, ahead: waiting)
            let result = runner.run(effect, in: editor, progress: watch.goesOn)
            waiting = watch.rest
            if let result { take(result) }
        }
    }

    /// The journal knows of the new file before it is there; it learns of it while that is written beside the old one.
    private mutating func save(_ request: SaveRequest) {
        guard editor.state.layers.indices.contains(request.layer) else { return }
        let layer = editor.state.layers[request.layer]
        let isOwnFile = EffectRunner.isOwnFile(request, layer)
        if isOwnFile { history?.willWrite(layer.document, layer: request.layer) }
        let history = history
        let watch = WorkWatch(.saving, session: session, grid: grid, state: editor.state, ahead: waiting)
        let saved = runner.save(
            request, in: editor, progress: watch.goesOn, ready: { history?.awaitWriting() })
        waiting = watch.rest
        guard let result = saved else { return }
        if case .saved(_, let path, _, _, _) = result {
            if isOwnFile {
                history?.didWrite(layer: request.layer)
            } else if layer.isUnnamed {
                history?.begin(layer, at: request.layer, writtenTo: path)
            }
        }
        send(.result(result))
    }

    /// Tells the editor a result. Layers that were read with it have a history of their own.
    private mutating func take(_ result: EffectResult) {
        send(.result(result))
        switch result {
        case .opened:
            DetailWorker.start(for: editor.state.layers)
            history?.closeAll()
            openHistory()
        case .reloaded(let layer, _):
            DetailWorker.start(for: editor.state.layers)
            history?.close(layer)
            openHistory(of: layer)
        default: break
        }
    }

    private mutating func openHistory() {
        for index in editor.state.layers.indices { openHistory(of: index) }
        history?.prune()
    }

    private mutating func openHistory(of index: Int) {
        guard let history, editor.state.layers.indices.contains(index) else { return }
        let results = history.open(editor.state.layers[index], at: index, recovers: recovers)
        for result in results { send(.result(result)) }
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

extension TerminalEvent {
    /// Whether it types a character.
    fileprivate var types: Bool {
        guard case .input(.key(let key)) = self, case .character = key.code else { return false }
        return key.modifiers.isSubset(of: .shift)
    }
}
