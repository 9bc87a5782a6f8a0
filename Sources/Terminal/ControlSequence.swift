/// What the session itself writes; all pictures are ncurses's. See "XTerm Control Sequences".
enum ControlSequence {
    /// Synchronised output: what is between the two is shown at once.
    static let frameBegin = "\u{1B}[?2026h"
    static let frameEnd = "\u{1B}[?2026l"

    static let pasteOn = "\u{1B}[?2004h"
    /// 1003 reports motion always, 1002, for those that lack it, in drags; 1006 is the form of reports.
    static let mouseOn = "\u{1B}[?1002h\u{1B}[?1003h\u{1B}[?1006h"
    /// Reports in pixels, and the question whether that is so now: reports after the answer are in pixels.
    static let pixelsOn = "\u{1B}[?1016h\u{1B}[?1016$p"
    static let modesOff =
        "\u{1B}[?2026l\u{1B}[?2004l\u{1B}[?1016l\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l"

    /// No colour, no attribute.
    static let plain = "\u{1B}[0m"

    /// What colour the background has.
    static let askBackground = "\u{1B}]11;?\u{1B}\\"
    static let askCellPixels = "\u{1B}[16t"
    /// What every terminal answers.
    static let askAttributes = "\u{1B}[c"
    /// Can it report pixels, can it synchronise, how large is a cell.
    static let askPixels = "\u{1B}[?1016$p\u{1B}[?2026$p" + askCellPixels

    /// Gives the terminal back without ncurses, after a crash.
    static let leave = modesOff + plain + "\u{1B}[?25h\u{1B}[?1049l"
}
