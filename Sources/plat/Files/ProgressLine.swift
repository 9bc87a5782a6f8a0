import Drawing
import Glibc
import Terminal

/// A line on a terminal's standard error while a file takes long to read or check: `plat: reading FILE 43 %`. It is
/// gone when that is done. Ctrl-C ends the program as it does any other.
final class ProgressLine {
    /// What takes less is not worth a line.
    private static let patience: Int64 = 300
    private static let longestName = 40

    private let verb: String
    private let name: String
    private let start = TerminalSession.now()
    private var shown = ""

    /// `verb` says what is done to the file of this name.
    init(_ verb: String = "reading", name: String) {
        self.verb = verb
        let safe = SafeText.harmless(name)
        self.name =
            safe.count > ProgressLine.longestName
            ? "…" + safe.suffix(ProgressLine.longestName - 1) : safe
    }

    /// Takes the line away.
    func end() {
        guard !shown.isEmpty else { return }
        ProgressLine.write("\r" + String(repeating: " ", count: TextWidth.columns(of: shown)) + "\r")
        shown = ""
    }

    /// `done` of the whole are done, 0...1.
    func show(_ done: Double) {
        guard TerminalSession.now() - start >= ProgressLine.patience else { return }
        let line = "plat: \(verb) \(name) \(Int(max(0, min(1, done)) * 100)) %"
        guard line != shown, isatty(STDERR_FILENO) == 1 else { return }
        shown = line
        ProgressLine.write("\r" + line)
    }

    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
