import Glibc

/// A colour as the eye tells it from others: in Oklab (Ottosson, 2020) equal distances look equally far apart.
struct Oklab {
    let lightness: Float
    let greenRed: Float
    let blueYellow: Float

    init(_ color: Color) {
        func light(_ number: UInt8) -> Float { Float(LinearLight.fromSRGB[Int(number)]) / 65535 }
        let (red, green, blue) = (light(color.red), light(color.green), light(color.blue))
        let long = cbrtf(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
        let middle = cbrtf(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
        let short = cbrtf(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
        lightness = 0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_05 * short
        greenRed = 1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short
        blueYellow = 0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short
    }

    /// The square of the distance.
    func distance(to other: Oklab) -> Float {
        let (light, red, blue) = (
            lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
        )
        return light * light + red * red + blue * blue
    }

    /// The square of the distance, longer by some times this colour's chroma where the other is a grey: of a few
    /// colours the one that looks nearest is often a grey, but it is the hue that a person knows an area by.
    func distance(to other: Oklab, lossOfHue: Float) -> Float {
        let isGrey = other.chroma < 0.000_1
        return distance(to: other) + (isGrey ? lossOfHue * chroma : 0)
    }

    /// The square of the chroma.
    private var chroma: Float { greenRed * greenRed + blueYellow * blueYellow }
}
