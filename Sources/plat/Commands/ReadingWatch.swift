import Drawing
import Editor
import Geography
import Input
import Terminal

/// What a person sees and can do while the editor reads a file: the status line says how far it is, and Escape or
/// Ctrl-C stop it. Nothing else of the screen changes, and what is typed meanwhile is kept.
final class ReadingWatch {
    /// What takes less, in milliseconds, is not worth a word; and how often it is told.
    private static let patience: Int64 = 100

    private let session: TerminalSession
    private let state: EditorState
    private var grid: Grid
    private var nextWord = TerminalSession.now() + ReadingWatch.patience
    private var isStopped = false
    private var canShow: Bool
    /// What came before the reading and after what began it; looked through once the reading takes its time.
    private var ahead: ArraySlice<TerminalEvent>
    /// What came and does not concern the reading.
    private var others: ArraySlice<TerminalEvent> = []

    /// What is to be handled after the reading, in order.
    var rest: ArraySlice<TerminalEvent> { others + ahead }

    /// `grid` is the screen as it is shown.
    init(session: TerminalSession, grid: Grid, state: EditorState, ahead: ArraySlice<TerminalEvent>) {
        self.ahead = ahead
        self.session = session
        self.grid = grid
        self.state = state
        canShow = grid.size == session.size
    }

    /// Told that `done` of the whole, 0...1, are done: whether the reading is to go on.
    func goesOn(_ done: Double) -> Bool {
        let now = TerminalSession.now()
        for event in ahead + session.wait(until: now) { take(event) }
        ahead = []
        if !isStopped, canShow, now >= nextWord {
            nextWord = now + ReadingWatch.patience
            let percent = Int(max(0, min(1, done)) * 100)
            EditorScreen.say("Reading: \(percent) %. Escape stops it.", in: state, over: &grid)
            session.present(grid)
        }
        return !isStopped
    }

    private func take(_ event: TerminalEvent) {
        switch event {
        case .input(.key(Key(.escape))), .input(.key(.control("c"))):
            isStopped = true
            return
        case .signal, .gone: isStopped = true
        // Another size wants another picture, which is drawn when the reading is done.
        case .input(.resize), .resumed: canShow = false
        case .input, .background, .woken: break
        }
        others.append(event)
    }
}
