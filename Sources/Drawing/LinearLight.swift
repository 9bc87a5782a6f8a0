import Glibc

/// Mixing of colours in proportion to their light, not to their sRGB numbers.
enum LinearLight {
    /// The colour seen where `top` of some opacity (0 to 1) lies over `base`. The terminal's default colour has
    /// no known light: over it, and of it, the more opaque of the two is seen.
    static func blend(_ top: Color, opacity: Double, over base: Color) -> Color {
        if !(opacity > 0) { return base }
        if opacity >= 1 { return top }
        if top.isTerminalDefault || base.isTerminalDefault { return opacity >= 0.5 ? top : base }
        let share = UInt32(opacity * 4096)
        func mix(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
            let light = UInt32(fromSRGB[Int(upper)]) * share + UInt32(fromSRGB[Int(lower)]) * (4096 - share)
            return number(of: light >> 12)
        }
        return Color(
            red: mix(top.red, base.red), green: mix(top.green, base.green), blue: mix(top.blue, base.blue))
    }

    /// Light, 0 to 65535, of each sRGB number (IEC 61966-2-1).
    private static let fromSRGB: [UInt16] = (0...255).map { (number: Int) -> UInt16 in
        let value = Double(number) / 255
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return UInt16((light * 65535).rounded())
    }

    /// The sRGB number whose light is the nearest, by halving: a table of all lights would take longer to make
    /// than a first frame may.
    private static func number(of light: UInt32) -> UInt8 {
        var (low, high) = (0, 255)
        while low < high {
            let middle = (low + high) / 2
            let border = UInt32(fromSRGB[middle]) + UInt32(fromSRGB[middle + 1])
            if 2 * light < border { high = middle } else { low = middle + 1 }
        }
        return UInt8(low)
    }
}
