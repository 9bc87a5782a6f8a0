/// The colours of xterm's palettes nearest to a colour of 24 bits, as the eye has it.
public enum ColorMapping {
    /// The number of the nearest of the 240 fixed colours of the 256 (16 to 255: a cube of 6 x 6 x 6 and 24
    /// greys). The first 16 are left out: people change them.
    public static func indexed256(_ color: Color) -> UInt8 {
        let seen = Oklab(color)
        var best: (number: UInt8, distance: Float) = (16, .infinity)
        func consider(_ number: Int) {
            let distance = seen.distance(to: fixed[number - 16], lossOfHue: 2)
            if distance < best.distance { best = (UInt8(number), distance) }
        }
        // The nearest is a corner of the cube's box around the colour, or one of the two greys next to it.
        let (red, green, blue) = (cubeStep(color.red), cubeStep(color.green), cubeStep(color.blue))
        for corner in 0..<8 {
            let (r, g, b) = (
                min(5, red + corner & 1), min(5, green + corner >> 1 & 1), min(5, blue + corner >> 2)
            )
            consider(16 + 36 * r + 6 * g + b)
        }
        let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
        let grey = max(0, min(22, (mean - 8) / 10))
        consider(232 + grey)
        consider(233 + grey)
        return best.number
    }

    /// The number, 0 to 15, of the nearest of the 16 colours as xterm has them.
    public static func sixteen(_ color: Color) -> UInt8 { basic(color, count: 16) }

    /// The number of the nearest of the first `count` of these; people change theirs, and these are what most
    /// are near to.
    public static func basic(_ color: Color, count: Int) -> UInt8 {
        let seen = Oklab(color)
        let best = basics.indices.prefix(max(1, count)).min {
            seen.distance(to: basics[$0], lossOfHue: 5) < seen.distance(to: basics[$1], lossOfHue: 5)
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

    static let palette16: [UInt32] = [
        0x00_0000, 0xCD_0000, 0x00_CD00, 0xCD_CD00, 0x00_00EE, 0xCD_00CD, 0x00_CDCD, 0xE5_E5E5,
        0x7F_7F7F, 0xFF_0000, 0x00_FF00, 0xFF_FF00, 0x5C_5CFF, 0xFF_00FF, 0x00_FFFF, 0xFF_FFFF,
    ]

    private static let basics: [Oklab] = palette16.map { Oklab(Color($0)) }

    /// Those from 16 to 255.
    private static let fixed: [Oklab] = (16...255).map { Oklab(color(UInt8($0))) }

    /// The last step of the cube that is not above a number.
    private static func cubeStep(_ number: UInt8) -> Int { number < 95 ? 0 : (Int(number) - 55) / 40 }
}
