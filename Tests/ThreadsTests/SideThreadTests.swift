import Glibc
import Synchronization
import Testing
import Threads

@Suite struct SideThreadTests {
    private final class Found: Sendable {
        let value = Mutex<sigset_t?>(nil)
    }

    @Test func whatItWroteIsSeenAfter() throws {
        let sum = Found()
        let thread = try #require(
            SideThread { sum.value.withLock { $0 = sigset_t() } })
        thread.join()
        thread.join()
        #expect(sum.value.withLock { $0 != nil })
    }

    /// A fault on any thread has to reach what gives the terminal back.
    @Test(arguments: [
        (SIGINT, true), (SIGTERM, true), (SIGHUP, true), (SIGWINCH, true), (SIGSEGV, false),
        (SIGBUS, false), (SIGILL, false), (SIGTRAP, false), (SIGFPE, false),
    ])
    func signalsFromOutsideAreHeldBackAndFaultsAreNot(signal: Int32, isBlocked: Bool) throws {
        let found = Found()
        let thread = try #require(
            SideThread {
                var mask = sigset_t()
                pthread_sigmask(SIG_BLOCK, nil, &mask)
                found.value.withLock { [mask] in $0 = mask }
            })
        thread.join()
        var mask = try #require(found.value.withLock { $0 })
        #expect((sigismember(&mask, signal) == 1) == isBlocked)
    }

    @Test func oneThatNobodyWaitsForRuns() {
        let count = Count()
        #expect(SideThread.detach { count.value.add(1, ordering: .releasing) })
        while count.value.load(ordering: .acquiring) == 0 { usleep(1000) }
    }

    private final class Count: Sendable {
        let value = Atomic(0)
    }
}
