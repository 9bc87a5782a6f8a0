import Drawing

/// Maps colours to the numbers that a terminal of fewer colours has for them.
enum Palette {
    /// The number to give to ncurses: -1 for the terminal's default, 0xRRGGBB in 24-bit colour, else the nearest of
    /// the first `count` colours of the palette.
    static func number(of color: Color, count: Int) -> Int32 {
        if color.isTerminalDefault || count == 0 { return -1 }
        if count > 256 { return Int32(truncatingIfNeeded: color.bits) }
        return count == 256 ? nearest256(color) : nearestBasic(color, count: count)
    }

    /// xterm's own first sixteen; users change theirs, and these are what most are near to.
    private static let basic: [Color] = [
        Color(0x00_0000), Color(0xCD_0000), Color(0x00_CD00), Color(0xCD_CD00),
        Color(0x00_00EE), Color(0xCD_00CD), Color(0x00_CDCD), Color(0xE5_E5E5),
        Color(0x7F_7F7F), Color(0xFF_0000), Color(0x00_FF00), Color(0xFF_FF00),
        Color(0x5C_5CFF), Color(0xFF_00FF), Color(0x00_FFFF), Color(0xFF_FFFF),
    ]

    private static func nearestBasic(_ color: Color, count: Int) -> Int32 {
        var best = (index: 0, distance: Int.max)
        for index in 0..<min(count, basic.count) {
            let distance = distance(color, basic[index])
            if distance < best.distance { best = (index, distance) }
        }
        return Int32(best.index)
    }

    /// The nearer of the cube's (16 to 231) and the greys' (232 to 255) nearest; the first sixteen are the user's
    /// own and cannot be known.
    private static func nearest256(_ color: Color) -> Int32 {
        let (red, green, blue) = (cubeStep(color.red), cubeStep(color.green), cubeStep(color.blue))
        let cube = Color(red: cubeLevel(red), green: cubeLevel(green), blue: cubeLevel(blue))
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grey = max(0, min(23, (mean - 3) / 10))
        let level = UInt8(8 + 10 * grey)
        let greyColor = Color(red: level, green: level, blue: level)
        if distance(color, greyColor) < distance(color, cube) { return Int32(232 + grey) }
        return Int32(16 + 36 * red + 6 * green + blue)
    }

    /// The levels of the cube are 0, 95, 135, 175, 215, 255.
    private static func cubeStep(_ value: UInt8) -> Int {
        value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
    }

    private static func cubeLevel(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

    /// Weighted as the eye does, roughly: green counts most.
    private static func distance(_ left: Color, _ right: Color) -> Int {
        let red = Int(left.red) - Int(right.red)
        let green = Int(left.green) - Int(right.green)
        let blue = Int(left.blue) - Int(right.blue)
        return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
}
