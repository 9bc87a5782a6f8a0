import Glibc

/// The editor on a small file of its own, in a terminal of 80x24.
struct EditorSession {
    let binary: String
    /// A temporary folder, which holds `a.geojson`.
    let folder: String

    static let content = """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{"name":"Square"},"geometry":{"type":"Polygon","coordinates":[[
        [10.0,50.0],
        [11.0,50.0],
        [11.0,50.6],
        [10.0,50.6],
        [10.0,50.0]]]}}
        ]}

        """

    var file: String { "\(folder)/a.geojson" }
    /// What is kept for recovery.
    var database: String { "\(folder)/plat/history.sqlite" }

    static func with<Value>(_ binary: String, _ body: (EditorSession) throws -> Value) throws -> Value {
        var template = Array("/tmp/plat-session-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw TmuxTerminal.Failure(description: "no temporary folder")
        }
        let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let session = EditorSession(binary: binary, folder: folder)
        defer { _ = Program.run(["rm", "-r", "--", folder]) }
        try session.write(content, to: session.file)
        return try body(session)
    }

    func write(_ text: String, to path: String) throws {
        guard let file = fopen(path, "w") else { throw TmuxTerminal.Failure(description: "no file \(path)") }
        fputs(text, file)
        fclose(file)
    }

    func read(_ path: String) -> String? { Program.run(["cat", "--", path])?.output }

    /// Runs the editor under a shell that notes the terminal's settings before and behind it, and its exit status.
    func run<Value>(_ body: (TmuxTerminal) throws -> Value) throws -> Value {
        try run(script: "\"$0\" \"$1\"/a.geojson", body)
    }

    /// Runs a shell script in which $0 is the program and $1 the folder; it notes the same.
    func run<Value>(script: String, _ body: (TmuxTerminal) throws -> Value) throws -> Value {
        let whole = """
            export XDG_STATE_HOME="$1" XDG_CONFIG_HOME="$1" TERM=tmux-256color
            stty -a > "$1"/before
            \(script)
            echo $? > "$1"/status
            stty -a > "$1"/after
            echo the-end; read line
            """
        return try TmuxTerminal.with(run: ["bash", "-c", whole, binary, folder], body)
    }

    /// Sends a signal to the program that runs in the terminal, the last of the line of shells there, and waits
    /// for its end. (What a shell says then on a screen that nobody gave back may be anywhere.)
    func kill(_ signal: String, in terminal: TmuxTerminal) throws {
        var process = try terminal.flag("pane_pid")
        while let child = read("/proc/\(process)/task/\(process)/children")?.split(separator: " ").first {
            process = String(child)
        }
        _ = Program.run(["kill", "-\(signal)", process])
        try terminal.wait(until: "the end of the program") { _ in access("/proc/\(process)", F_OK) != 0 }
    }

    /// Waits until the editor has taken all that was typed: it shows a prompt that was typed last.
    func settle(_ terminal: TmuxTerminal) throws {
        try terminal.type(":settled")
        try terminal.wait(until: "the prompt") { $0.last?.hasPrefix(":settled") == true }
        try terminal.type("\u{3}")
        try terminal.wait(until: "no prompt") { $0.last?.hasPrefix(":") == false }
    }

    /// Where a character stands on the screen.
    static func cells(of character: Character, in lines: [String]) -> [(column: Int, row: Int)] {
        lines.enumerated().flatMap { row, line in
            line.enumerated().filter { $0.element == character }.map { (column: $0.offset, row: row) }
        }
    }
}
