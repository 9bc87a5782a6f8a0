import Glibc

/// A colour by its lightness, 0 to 1, and how green to red and how blue to yellow it is: Björn Ottosson, "A perceptual
/// color space for image processing", 2020.
struct OKLab {
    var lightness: Double
    var a: Double
    var b: Double

    init(_ color: Color) {
        let (red, green, blue) = (Color.light(color.red), Color.light(color.green), Color.light(color.blue))
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// The colour in sRGB; what lies beyond it is cut off.
    var color: Color {
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Color(
            red: OKLab.number(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: OKLab.number(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: OKLab.number(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s))
    }

    private func cube(_ value: Double) -> Double { value * value * value }

    /// The sRGB number of a light (IEC 61966-2-1).
    private static func number(_ light: Double) -> UInt8 {
        let value = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
        return UInt8(min(255, max(0, value * 255)).rounded())
    }
}

extension OKLab {
    /// How different two colours look: their distance. About 0.02 can just be told apart side by side.
    func distance(to other: OKLab) -> Double {
        let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }
}

extension Color {
    /// The colour itself where it can be read on all of these grounds; else the same hue, lighter or darker, by
    /// just so much that it can, whichever is the smaller change. `ratio` is one of contrast (WCAG 2.2). Where none
    /// does, the one that comes nearest.
    public func standingOut(from grounds: [Color], ratio: Double) -> Color {
        shifted { color in
            grounds.map(color.contrast).min() ?? .infinity
        } until: {
            $0 >= ratio
        }
    }

    /// As above, for areas: what differs from all of these grounds, be it in hue alone, is left as it is.
    ///
    /// - Parameter difference: a distance in OKLab.
    public func standingOut(from grounds: [Color], difference: Double) -> Color {
        let places = grounds.map(OKLab.init)
        return shifted { color in
            places.map(OKLab(color).distance).min() ?? .infinity
        } until: {
            $0 >= difference
        }
    }

    /// The colour of this hue that is the least lighter or darker and whose measure is enough.
    private func shifted(measure: (Color) -> Double, until isEnough: (Double) -> Bool) -> Color {
        var best = (color: self, measure: measure(self))
        if isEnough(best.measure) { return self }
        let own = OKLab(self)
        let steps = 50
        for step in 1...steps {
            for sign in [1.0, -1] {
                var other = own
                other.lightness += sign * Double(step) / Double(steps)
                guard (0...1).contains(other.lightness) else { continue }
                let color = other.color
                let reached = measure(color)
                if isEnough(reached) { return color }
                if reached > best.measure { best = (color, reached) }
            }
        }
        return best.color
    }
}
