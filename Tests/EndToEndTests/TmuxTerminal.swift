import Glibc

/// A real terminal that a test holds: tmux, with a server of its own that reads no configuration.
///
/// Use it by `TmuxTerminal.with`, which ends the server however the test goes.
struct TmuxTerminal {
    enum Button: Int {
        case left = 0
        case middle = 1
        case right = 2
        case wheelUp = 64
        case wheelDown = 65
    }

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// How long a screen may take to become what a test waits for. Far beyond what is ever needed: it ends a
    /// test that would hang, and measures nothing.
    static let patience = 60.0

    private let server: String
    /// Where the program's exit status appears once it has ended.
    private var statusFile: String { "/tmp/\(server).status" }

    /// Runs a program in a terminal of this size, and the body on it. The words are given to the program as they
    /// are; the shell around it only keeps the exit status, which tmux 3.3a often loses (`pane_dead_status`).
    static func with<Value>(
        columns: Int = 80, rows: Int = 24, run words: [String],
        _ body: (TmuxTerminal) throws -> Value
    ) throws -> Value {
        let terminal = TmuxTerminal(server: "plat-\(getpid())-\(UInt64.random(in: 0...UInt64.max))")
        defer { terminal.end() }
        let size = ["-x", "\(columns)", "-y", "\(rows)"]
        // The status line of tmux would take a row.
        let options = ["set", "-g", "status", "off", ";"]
        // The status appears whole: the file is renamed to its name. Something must live on in the terminal: when
        // nothing does, tmux itself hides the cursor, and its flags say no more what the program left behind. A Ctrl-C
        // that ends the program must not end the shell.
        let keeping = [
            "sh", "-c", #"trap : INT; "$@"; echo $? > "$0.new"; mv "$0.new" "$0"; exec cat"#,
            terminal.statusFile,
        ]
        try terminal.tmux(options + ["new-session", "-d"] + size + ["--"] + keeping + words)
        return try body(terminal)
    }

    // MARK: Input

    /// Sends bytes as the terminal would, untouched by tmux's own keys.
    func send(bytes: some Sequence<UInt8>) throws {
        let hexadecimal = bytes.map { String($0, radix: 16) }
        guard !hexadecimal.isEmpty else { return }
        try tmux(["send-keys", "-H"] + hexadecimal)
    }

    func type(_ text: String) throws { try send(bytes: text.utf8) }

    /// Cells from 0 at the upper left; the report counts from 1 (SGR 1006, ctlseqs of xterm, "Mouse Tracking").
    func press(_ button: Button, column: Int, row: Int) throws {
        try mouse(button.rawValue, column, row, isRelease: false)
    }

    func drag(_ button: Button, column: Int, row: Int) throws {
        try mouse(button.rawValue + 32, column, row, isRelease: false)
    }

    func release(_ button: Button, column: Int, row: Int) throws {
        try mouse(button.rawValue, column, row, isRelease: true)
    }

    func wheel(up: Bool, column: Int, row: Int) throws {
        try press(up ? .wheelUp : .wheelDown, column: column, row: row)
    }

    func resize(columns: Int, rows: Int) throws {
        try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
    }

    // MARK: Output

    /// The screen's lines, their ends trimmed; with `styled`, with the escape sequences of colours.
    func screen(styled: Bool = false) throws -> [String] {
        let text = try tmux(["capture-pane", "-p"] + (styled ? ["-e"] : []))
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A tmux format of the pane, such as `alternate_on`, `cursor_flag`, `mouse_any_flag`.
    func flag(_ name: String) throws -> String {
        let text = try tmux(["display", "-p", "#{\(name)}"])
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// Waits until the screen is as the predicate wants it, and returns it.
    @discardableResult
    func wait(until what: String, _ predicate: ([String]) throws -> Bool) throws -> [String] {
        let deadline = Self.now + Self.patience
        var lines = try screen()
        while try !predicate(lines) {
            guard Self.now < deadline else {
                throw Failure(description: "never came: \(what)\n" + lines.joined(separator: "\n"))
            }
            usleep(20_000)
            lines = try screen()
        }
        return lines
    }

    /// Takes the moment that a person takes to read a question: what is typed sooner is no answer.
    func readQuestion() { usleep(300_000) }

    /// Waits until a flag has a value.
    func wait(for name: String, _ value: String) throws {
        try wait(until: "\(name) = \(value)") { _ in try flag(name) == value }
    }

    /// Waits until the program has ended, and returns its exit status: 128 and the number of a signal that ended it.
    func exitStatus() throws -> Int? {
        var text: String?
        try wait(until: "the end of the program") { _ in
            text = Program.run(["cat", statusFile]).flatMap { $0.status == 0 ? $0.output : nil }
            return text != nil
        }
        return text.flatMap { Int($0.prefix { $0 != "\n" }) }
    }

    /// The program's process, for a test that sends it a signal.
    func process() throws -> pid_t {
        let shell = try flag("pane_pid")
        let children = Program.run(["cat", "/proc/\(shell)/task/\(shell)/children"])?.output ?? ""
        guard let child = children.split(separator: " ").first.flatMap({ pid_t($0) }) else {
            throw Failure(description: "no program runs in the terminal")
        }
        return child
    }

    // MARK: tmux

    /// Ends the server, and takes away the socket that it leaves behind.
    private func end() {
        let socket = try? flag("socket_path")
        _ = Program.run(["tmux", "-L", server, "kill-server"])
        if let socket { unlink(socket) }
        unlink(statusFile)
    }

    @discardableResult
    private func tmux(_ words: [String]) throws -> String {
        let line = ["tmux", "-L", server, "-f", "/dev/null", "-u"] + words
        guard let finished = Program.run(line), finished.status == 0 else {
            throw Failure(description: "tmux failed: \(line.joined(separator: " "))")
        }
        return finished.output
    }

    private func mouse(_ code: Int, _ column: Int, _ row: Int, isRelease: Bool) throws {
        try type("\u{1b}[<\(code);\(column + 1);\(row + 1)\(isRelease ? "m" : "M")")
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
