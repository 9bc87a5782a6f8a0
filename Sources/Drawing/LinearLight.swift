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
    static let fromSRGB: [UInt16] = (0...255).map { (number: Int) -> UInt16 in
        let value = Double(number) / 255
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return UInt16((light * 65535).rounded())
    }

    /// The light of a colour's red, green and blue, 0 to 65535.
    static func light(of color: Color) -> SIMD4<Float> {
        func light(_ number: UInt8) -> Float { Float(fromSRGB[Int(number)]) }
        return SIMD4(light(color.red), light(color.green), light(color.blue), 0)
    }

    /// Whether thin dots of one colour are hardly seen on the other: no part of their light, with some glare
    /// added, differs by more than four fifths.
    static func areNear(_ color: Color, _ other: Color) -> Bool {
        if color.isTerminalDefault || other.isTerminalDefault { return color == other }
        let glare = SIMD4<Float>(repeating: 0.05 * 65535)
        let (light, otherLight) = (light(of: color) + glare, light(of: other) + glare)
        return all(light .< otherLight * 1.8) && all(otherLight .< light * 1.8)
    }

    /// The colour of the nearest light, 0 to 65535 each.
    static func color(of light: SIMD4<Float>) -> Color {
        func number(_ value: Float) -> UInt8 { LinearLight.number(of: UInt32(max(0, min(65535, value)))) }
        return Color(red: number(light.x), green: number(light.y), blue: number(light.z))
    }

    /// The sRGB number whose light is the nearest; `light` from 0 to 65535.
    static func number(of light: UInt32) -> UInt8 {
        let bucket = Int(min(light, 65535) >> bucketBits)
        var number = Int(bucketStarts[bucket])
        while number < 255, 2 * light >= borders[number] { number += 1 }
        return UInt8(number)
    }

    private static let bucketBits: UInt32 = 5

    /// Twice the light from which each number's successor is nearer.
    private static let borders: [UInt32] = (0..<255).map {
        UInt32(fromSRGB[$0]) + UInt32(fromSRGB[$0 + 1])
    }

    /// The number of the least light of each bucket of lights.
    private static let bucketStarts: [UInt8] = {
        var number = 0
        return (0..<65536 >> bucketBits).map { bucket in
            while number < 255, 2 * (bucket << bucketBits) >= borders[number] { number += 1 }
            return UInt8(number)
        }
    }()
}
