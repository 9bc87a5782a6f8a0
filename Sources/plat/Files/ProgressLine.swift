import Drawing
import Glibc
import Terminal

/// A line on a terminal's standard error while a file takes long to read or check: `plat: reading FILE 43 %`. It is
/// gone when that is done. Ctrl-C ends the program as it does any other.
final class ProgressLine {
    /// What takes less, in milliseconds, is not worth a line. It is told a few times in a tenth of a second how far
    /// the reading is, and shows it before that is over.
    private static let patience: Int64 = 80
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

    /// Shows it, and says that the reading goes on.
    func goesOn(_ done: Double) -> Bool {
        show(done)
        return true
    }

    /// `done` of the whole are done, 0...1. Of a pipe, which has no size, nothing is done until it ends: the seconds
    /// show that something happens.
    func show(_ done: Double) {
        let passed = TerminalSession.now() - start
        guard passed >= ProgressLine.patience else { return }
        let share = Int(max(0, min(1, done)) * 100)
        let line = "plat: \(verb) \(name) \(share > 0 ? "\(share) %" : "\(passed / 1000) s")"
        guard line != shown, isatty(STDERR_FILENO) == 1 else { return }
        shown = line
        ProgressLine.write("\r" + line)
    }

    private static func write(_ text: String) {
        var text = text
        _ = text.withUTF8 { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
