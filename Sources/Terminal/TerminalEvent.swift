import Drawing
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
    /// The terminal told how light its background is.
    case background(BackgroundLight)
    /// A worker called `Waker.wake`.
    case woken
}

/// The signals that come from outside and end a process unless it does something about them: signal(7).
public enum TerminationSignal: Hashable, Sendable, CaseIterable {
    case terminate, hangup, interrupt, quit
    case user1, user2, alarm, processorTime, virtualAlarm, profiling, poll, stackFault, power

    public var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .hangup: SIGHUP
        case .interrupt: SIGINT
        case .quit: SIGQUIT
        case .user1: SIGUSR1
        case .user2: SIGUSR2
        case .alarm: SIGALRM
        case .processorTime: SIGXCPU
        case .virtualAlarm: SIGVTALRM
        case .profiling: SIGPROF
        case .poll: SIGPOLL
        case .stackFault: SIGSTKFLT
        case .power: SIGPWR
        }
    }
}
