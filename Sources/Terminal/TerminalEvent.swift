import Glibc
import Input

/// What `TerminalSession.wait` returns.
public enum TerminalEvent: Hashable, Sendable {
    case input(InputEvent)
    /// The process is asked to end: save, close the session, and `TerminalSession.die(of:)`.
    case signal(TerminationSignal)
    /// The terminal is no more. Nothing can be shown: save, close, and end as after a hangup.
    case gone
    /// The program was stopped and goes on. A resize event follows, and the next picture is drawn whole.
    case resumed
    /// A worker called `Waker.wake`.
    case woken
}

public enum TerminationSignal: Hashable, Sendable, CaseIterable {
    case terminate, hangup, interrupt, quit

    public var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .hangup: SIGHUP
        case .interrupt: SIGINT
        case .quit: SIGQUIT
        }
    }
}
