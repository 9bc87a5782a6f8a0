import Drawing
import Editor
import GeoJSON
import Geography
import Input
import Terminal

/// What a person sees and can do while the editor does what takes long: the status line says how far that is, and
/// Escape or Ctrl-C stop it. Nothing else of the screen changes, and what is typed meanwhile is kept.
final class WorkWatch {
    enum Work: String {
        case reading = "Reading", searching = "Searching", measuring = "Measuring", checking = "Checking"
        case saving = "Saving"

        init(of effect: Effect) {
            switch effect {
            case .search: self = .searching
            case .measure: self = .measuring
            case .check: self = .checking
            case .save: self = .saving
            default: self = .reading
            }
        }
    }

    /// What takes less, in milliseconds, is not worth a word.
    private static let patience: Int64 = 60
    /// How often it is told.
    private static let pause: Int64 = 100

    private let work: Work
    private let session: TerminalSession
    private let state: EditorState
    private var grid: Grid
    private var nextWord = TerminalSession.now() + WorkWatch.patience
    private var hasSpoken = false
    private var isStopped = false
    private var canShow: Bool
    /// What came before the work and after what began it; looked through once the work takes its time.
    private var ahead: ArraySlice<TerminalEvent>
    /// What came and does not concern the work.
    private var others: ArraySlice<TerminalEvent> = []

    /// What is to be handled after the work, in order.
    var rest: ArraySlice<TerminalEvent> { others + ahead }

    /// `grid` is the screen as it is shown.
    init(
        _ work: Work, session: TerminalSession, grid: Grid, state: EditorState,
        ahead: ArraySlice<TerminalEvent>
    ) {
        self.work = work
        self.ahead = ahead
        self.session = session
        self.grid = grid
        self.state = state
        canShow = grid.size == session.size
    }

    /// Told that `done` of the whole, 0...1, are done: whether the work is to go on.
    func goesOn(_ done: Double) -> Bool { goesOn(done, canStop: true) }

    /// The same of a save, which cannot be stopped once the old file changes.
    func goesOn(_ stage: SaveStage) -> Bool { goesOn(stage.done, canStop: stage.canStop) }

    private func goesOn(_ done: Double, canStop: Bool) -> Bool {
        let now = TerminalSession.now()
        for event in ahead + session.wait(until: now) { take(event, canStop) }
        ahead = []
        if !isStopped, canShow, now >= nextWord {
            nextWord = now + WorkWatch.pause
            hasSpoken = true
            let percent = Int(max(0, min(1, done)) * 100)
            let hint = canStop ? "Escape stops it." : "It is not to be stopped now."
            EditorScreen.say("\(work.rawValue): \(percent) %. \(hint)", in: state, over: &grid)
            session.present(grid)
        }
        return !isStopped
    }

    private func take(_ event: TerminalEvent, _ canStop: Bool) {
        switch event {
        case .input(.key(Key(.escape))), .input(.key(.control("c"))):
            // Who cannot know yet that a save takes its time means something else.
            if work == .saving, !hasSpoken { break }
            isStopped = isStopped || canStop
            return
        case .signal(.hangup), .gone:
            // The person wanted the save, and may have left because it was all there was to do.
            isStopped = isStopped || (canStop && work != .saving)
        case .signal: isStopped = isStopped || canStop
        // Another size wants another picture, which is drawn when the work is done.
        case .input(.resize), .resumed: canShow = false
        case .input, .background, .woken: break
        }
        others.append(event)
    }
}
