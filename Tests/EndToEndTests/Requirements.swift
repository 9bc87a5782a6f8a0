import Glibc

/// What these tests need of the machine. A test that lacks it is skipped, and says what is missing.
enum Requirements {
    static let hasTmux = Program.isInstalled("tmux")

    /// The built program, from the environment: `make test` sets it.
    static let binary: String? = getenv("PLAT_BINARY").map { String(cString: $0) }
}
