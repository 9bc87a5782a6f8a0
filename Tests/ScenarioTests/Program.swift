import Glibc

/// The built program, run without a terminal.
enum Program {
    /// From the environment: `make test` sets it.
    static let binary: String? = getenv("PLAT_BINARY").map { String(cString: $0) }

    /// Runs it in a folder and waits; standard output and error go to files. Returns the exit status, 128 and its
    /// number for a signal, or nil when it could not be started.
    static func run(_ words: [String], in folder: Folder, output: String, messages: String) -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, flags, 0o600)
        // The C library's way to start a program in a folder is hidden from Swift.
        let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
        var argv: [UnsafeMutablePointer<CChar>?] = shell.map { strdup($0) } + [nil]
        defer { for word in argv { free(word) } }
        var child: pid_t = 0
        guard posix_spawn(&child, "/bin/sh", &actions, nil, &argv, environ) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(child, &status, 0) == -1 && errno == EINTR {}
        // WEXITSTATUS, which is a macro.
        return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
    }
}
