/// The colours of xterm's palettes nearest to a colour of 24 bits.
public enum ColorMapping {
    /// The number of the nearest of the 240 fixed colours of the 256 (16 to 255: a cube of 6 x 6 x 6 and 24
    /// greys). The first 16 are left out: people change them.
    public static func indexed256(_ color: Color) -> UInt8 {
        let red = cubeStep(color.red)
        let green = cubeStep(color.green)
        let blue = cubeStep(color.blue)
        let cube = Color(red: cubeLevels[red], green: cubeLevels[green], blue: cubeLevels[blue])
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let greyStep = max(0, min(23, (mean - 3) / 10))
        let level = UInt8(8 + 10 * greyStep)
        let grey = Color(red: level, green: level, blue: level)
        if distance(color, grey) < distance(color, cube) { return UInt8(232 + greyStep) }
        return UInt8(16 + 36 * red + 6 * green + blue)
    }

    /// The number, 0 to 15, of the nearest of the 16 colours as xterm has them.
    public static func sixteen(_ color: Color) -> UInt8 { basic(color, count: 16) }

    /// The number of the nearest of the first `count` of these; people change theirs, and these are what most
    /// are near to.
    public static func basic(_ color: Color, count: Int) -> UInt8 {
        let best = palette16.indices.prefix(max(1, count)).min {
            distance(color, Color(palette16[$0])) < distance(color, Color(palette16[$1]))
        }
        return UInt8(best ?? 7)
    }

    /// Whether two colours are one to a terminal of this depth.
    static func areSame(_ left: Color, _ right: Color, depth: ColorDepth) -> Bool {
        if left == right { return true }
        if left.isTerminalDefault || right.isTerminalDefault { return false }
        switch depth {
        case .none: return true
        case .sixteen: return sixteen(left) == sixteen(right)
        case .indexed256: return indexed256(left) == indexed256(right)
        case .truecolor: return false
        }
    }

    private static let cubeLevels: [UInt8] = [0, 95, 135, 175, 215, 255]

    static let palette16: [UInt32] = [
        0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
        0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
    ]

    private static func cubeStep(_ number: UInt8) -> Int {
        if number < 48 { return 0 }
        return number < 115 ? 1 : (Int(number) - 35) / 40
    }

    /// Squares of the differences, green weighing most, as the eye has it.
    private static func distance(_ left: Color, _ right: Color) -> Int {
        let red = Int(left.red) - Int(right.red)
        let green = Int(left.green) - Int(right.green)
        let blue = Int(left.blue) - Int(right.blue)
        return 2 * red * red + 4 * green * green + 3 * blue * blue
    }
}
