import Drawing
import Geography
import Input
import Interaction

/// An event for the editor.
public enum EditorEvent: Sendable {
    case input(InputEvent)
    /// Only time has passed.
    case tick
    /// What came of an effect.
    case result(EffectResult)
    /// The terminal told how light its background is.
    case background(BackgroundLight)
    /// A frame of the state is on the screen.
    case shown
    /// A command line, as if it had been typed behind `:`.
    case command(String)
}

/// The editor without a terminal: events in, effects out. `update` is the only place where its state changes.
public struct Editor: Sendable {
    public internal(set) var state: EditorState
    /// What the running update wants to have carried out.
    var effects: [Effect] = []
    /// Why the last command or effect failed; a caller that runs scripts resets and reads it.
    public var failure: String?

    /// What the last command answered; a caller that runs scripts prints it.
    public internal(set) var answers: [String] = []

    public init(state: EditorState) { self.state = state }

    /// Takes one event that happened at a moment and returns what the caller must carry out.
    public mutating func update(_ event: EditorEvent, at moment: Moment = .start) -> [Effect] {
        state.now = max(state.now, moment)
        effects = []
        switch event {
        case .input(.key(let key)): handle(key)
        case .input(.mouse(let mouse)): handle(mouse)
        case .input(.paste(let text)): paste(text)
        case .input(.resize(let size)): resize(to: size)
        case .input(.focus): break
        case .tick: handle(state.gestures.tick(at: state.now))
        case .background(let light): follow(light)
        case .shown: state.isMessageUnseen = false
        case .result(let result):
            handle(result)
            state.isMessageUnseen = state.message != nil
        case .command(let line):
            if !endCarrying(by: EditorCommands.name(of: line)) { runCommandLine(line) }
        }
        return effects
    }

    /// When `tick` must be called next, if no event comes before.
    public var deadline: Moment? { state.gestures.deadline }

    public mutating func apply(_ change: (inout Settings) -> Void) { change(&state.settings) }

    mutating func resize(to size: CellSize) {
        state.size = size
        guard !state.mapSize.isEmpty else { return }
        if state.hasView {
            // A resize keeps the centre; only the limits of the zoom depend on the size.
            state.camera = state.cameraBeforeLimits.limited(state.camera, size: state.mapSize)
        } else {
            state.hasView = true
            let view = state.requestedView ?? .fit(bearing: 0)
            state.camera = view.camera(for: state.mapSize, data: state.dataBox)
            if case .fit = view {
                state.camera = FitView.leavingRoom(
                    state.camera, box: state.dataBox, size: state.mapSize, in: state)
            }
        }
    }

    private mutating func paste(_ text: String) {
        if state.prompt != nil {
            state.prompt?.insert(text)
        } else if state.palette != nil {
            state.palette?.prompt.insert(text)
            state.palette?.current = 0
        } else {
            pasteIntoFilter(text)
        }
    }

    /// The message was read; one that no frame has shown yet stays.
    mutating func wipeMessage() {
        if !state.isMessageUnseen { state.message = nil }
    }

    mutating func say(_ message: Message) {
        state.message = message
        state.isMessageUnseen = false
        if message.kind == .failure { failure = message.text }
    }

    mutating func want(_ effect: Effect) { effects.append(effect) }
}
