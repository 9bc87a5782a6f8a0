import Glibc
import Synchronization

/// A program that was run to its end.
struct Finished {
    var status: Int32
    var output: String
}

enum Program {
    /// Runs a program found in PATH and waits for it; what it prints is read from its standard output, and what it
    /// says on standard error is let go. Nil: it could not be started.
    static func run(_ words: [String]) -> Finished? {
        guard let name = words.first, let started = start(name, words) else { return nil }
        let (child, pipe) = started
        defer { close(pipe) }
        let output = readToEnd(pipe)
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 && errno == EINTR {}
        // WEXITSTATUS, which is a macro; what a signal ended counts as 128 and its number, as in a shell.
        let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
        return Finished(status: code, output: String(decoding: output, as: UTF8.self))
    }

    static func isInstalled(_ name: String) -> Bool {
        run(["sh", "-c", "command -v \(name)"])?.status == 0
    }

    /// Starts a program; the pipe is the end that its output is read from.
    private static func start(_ name: String, _ words: [String]) -> (child: pid_t, pipe: Int32)? {
        // One at a time: a program that another thread starts between these lines would inherit the pipe, and a
        // server that holds it open would keep its reader waiting.
        starting.withLock { _ in
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            let child = spawn(name, words, standardOutput: ends[1])
            close(ends[1])
            if child == nil { close(ends[0]) }
            return child.map { ($0, ends[0]) }
        }
    }

    private static let starting = Mutex(())

    private static func spawn(_ name: String, _ words: [String], standardOutput: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, standardOutput, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        var attributes = spawnAttributes()
        defer { posix_spawnattr_destroy(&attributes) }
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for word in argv { free(word) } }
        var child: pid_t = 0
        return posix_spawnp(&child, name, &actions, &attributes, &argv, environ) == 0 ? child : nil
    }

    /// No signal blocked: the threads that tests run on block them, and a program would inherit that, tmux's
    /// server with it, which could then be neither ended nor told that its own child has.
    private static func spawnAttributes() -> posix_spawnattr_t {
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        return attributes
    }

    private static func readToEnd(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer.prefix(count)
            } else if count == 0 || errno != EINTR {
                return bytes
            }
        }
    }
}
