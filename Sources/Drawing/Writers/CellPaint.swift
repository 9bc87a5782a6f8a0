/// How a cell looks once its attributes are colours, for the writers whose readers have no palette of their own.
struct CellPaint: Hashable {
    var ink: Color
    var paper: Color
    var isBold: Bool
    var isItalic: Bool
    var isUnderlined: Bool

    /// What stands for a terminal's own colours.
    static let usualInk = Color(0xD0_D0D0)
    static let usualPaper = Color(0x10_1010)
    /// How much of a dim ink is left.
    private static let dimness = 0.45

    /// `reverse` changes ink and paper, `dim` mixes the ink with the paper.
    init(_ cell: GridCell) {
        let foreground = cell.foreground.isTerminalDefault ? CellPaint.usualInk : cell.foreground
        let background = cell.background.isTerminalDefault ? CellPaint.usualPaper : cell.background
        let isReversed = cell.attributes.contains(.reverse)
        ink = isReversed ? background : foreground
        paper = isReversed ? foreground : background
        if cell.attributes.contains(.dim) {
            ink = LinearLight.blend(ink, opacity: CellPaint.dimness, over: paper)
        }
        isBold = cell.attributes.contains(.bold)
        isItalic = cell.attributes.contains(.italic)
        isUnderlined = cell.attributes.contains(.underline)
    }
}

extension Grid {
    /// The background that most cells have; of equals the one that comes first.
    var commonPaper: Color {
        var counts: [Color: Int] = [:]
        for cell in cells { counts[CellPaint(cell).paper, default: 0] += 1 }
        let most = counts.values.max()
        return cells.lazy.map { CellPaint($0).paper }.first { counts[$0] == most } ?? CellPaint.usualPaper
    }
}

extension GridCell {
    /// Whether nothing of the ink is seen.
    var isBlank: Bool {
        (scalar == 0x20 || scalar == 0x2800) && mark1 == 0 && !attributes.contains(.underline)
    }
}

extension Color {
    /// `#rrggbb`, as CSS has it.
    var hexText: String {
        let digits = String(bits & 0xFF_FFFF, radix: 16)
        return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }
}
