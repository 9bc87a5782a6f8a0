import Glibc

/// The variables that tell what the terminal is.
struct Environment {
    var term = ""
    var colorTerm = ""
    var program = ""
    var hasNoColor = false
    var isInTmux = false

    static func current() -> Environment {
        func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
        return Environment(
            term: value("TERM"), colorTerm: value("COLORTERM"), program: value("TERM_PROGRAM"),
            hasNoColor: !value("NO_COLOR").isEmpty, isInTmux: !value("TMUX").isEmpty)
    }

    /// Apple's terminal prints a stray letter for the questions, and the Linux console has no mouse to ask about.
    var mayBeProbed: Bool { program != "Apple_Terminal" && term != "linux" }

    /// kitty counts the pixels of mouse reports from 0, xterm from 1.
    var pixelOrigin: Int { term == "xterm-kitty" ? 0 : 1 }
}
