import Glibc

/// A program that was run to its end.
struct Finished {
    /// 128 and its number for a signal, as in a shell.
    var status: Int32
    /// What it said on standard error.
    var messages: String
}

enum Program {
    /// The built program, from the environment: `make test` sets it.
    static let binary: String? = getenv("PLAT_BINARY").map { String(cString: $0) }

    /// A program that is built with it, in the same folder.
    static func beside(_ name: String) -> String? {
        guard let binary, let slash = binary.lastIndex(of: "/") else { return nil }
        let path = binary[...slash] + name
        return access(String(path), X_OK) == 0 ? String(path) : nil
    }

    /// Runs a program found in PATH and waits for it. Nil: it could not be started.
    static func run(_ words: [String]) -> Finished? {
        var template = Array("/tmp/plat-messages-XXXXXX".utf8CString)
        let messages = mkstemp(&template)
        guard messages >= 0 else { return nil }
        unlink(template)
        defer { close(messages) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
        var argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for word in argv { free(word) } }
        var child: pid_t = 0
        guard let name = words.first, posix_spawnp(&child, name, &actions, nil, &argv, environ) == 0 else {
            return nil
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 && errno == EINTR {}
        // WEXITSTATUS, which is a macro.
        let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
        return Finished(status: code, messages: content(of: messages))
    }

    private static func content(of descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
