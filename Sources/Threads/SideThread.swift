import Glibc

/// A call that runs on a thread of its own, pthread_create(3), beside the one that made it. Signals that come from
/// outside are the business of the thread that waits for them; those of a fault end the program wherever it happens.
public final class SideThread {
    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    private let thread: pthread_t
    private var isJoined = false

    /// nil where the system has no thread to give.
    public init?(_ body: @escaping @Sendable () -> Void) {
        guard let thread = SideThread.start(body) else { return nil }
        self.thread = thread
    }

    /// Waits for its end; what it wrote is seen after.
    public func join() {
        guard !isJoined else { return }
        isJoined = true
        pthread_join(thread, nil)
    }

    deinit { join() }

    /// Starts a call that nobody waits for. False where the system has no thread to give.
    public static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = start(body) else { return false }
        pthread_detach(thread)
        return true
    }

    private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
        let work = Unmanaged.passRetained(Work(body))
        // A new thread has the mask of the one that makes it.
        var (fromOutside, before) = (sigset_t(), sigset_t())
        sigfillset(&fromOutside)
        for fault in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE] { sigdelset(&fromOutside, fault) }
        pthread_sigmask(SIG_BLOCK, &fromOutside, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let failure = pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        guard failure == 0 else {
            work.release()
            return nil
        }
        return thread
    }
}
