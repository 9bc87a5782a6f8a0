import Drawing

/// Maps colours to the numbers that a terminal of fewer colours has for them.
enum Palette {
    /// The number to give to ncurses: -1 for the terminal's default, 0xRRGGBB in 24-bit colour, else the nearest of
    /// the first `count` colours of the palette.
    static func number(of color: Color, count: Int) -> Int32 {
        if color.isTerminalDefault || count == 0 { return -1 }
        if count > 256 { return Int32(truncatingIfNeeded: color.bits) }
        return Int32(count == 256 ? ColorMapping.indexed256(color) : ColorMapping.basic(color, count: count))
    }
}
