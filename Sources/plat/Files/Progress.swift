import Drawing
import Glibc

/// How far a long check is, on standard error where that is a terminal; nothing in the first second.
struct Progress {
    private let file: String
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let start = Progress.now
    private var shown = -1

    init(file: String) { self.file = file }

    mutating func show(_ done: Int, of all: Int) {
        guard isTerminal, all > 0 else { return }
        let percent = Int((Double(done) / Double(all) * 100).rounded(.down))
        guard percent != shown, Progress.now - start > 1 else { return }
        shown = percent
        write("\r\(SafeText.harmless(file)): checking, \(percent) %")
    }

    /// Clears the line.
    mutating func end() {
        if shown >= 0 { write("\r\u{1B}[K") }
        shown = -1
    }

    private func write(_ text: String) { _ = FileWriting.append(Array(text.utf8), to: STDERR_FILENO) }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
