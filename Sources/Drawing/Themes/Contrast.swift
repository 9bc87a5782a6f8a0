import Glibc

extension Color {
    /// The relative luminance, 0 for black to 1 for white (WCAG 2.2). The terminal's default counts as black.
    public var luminance: Double {
        if isTerminalDefault { return 0 }
        return 0.2126 * Self.light(red) + 0.7152 * Self.light(green) + 0.0722 * Self.light(blue)
    }

    /// The ratio of contrast, 1 to 21 (WCAG 2.2).
    public func contrast(with other: Color) -> Double {
        let (left, right) = (luminance + 0.05, other.luminance + 0.05)
        return max(left, right) / min(left, right)
    }

    /// The light of an sRGB number, 0 to 1 (IEC 61966-2-1).
    static func light(_ number: UInt8) -> Double {
        let value = Double(number) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
}
