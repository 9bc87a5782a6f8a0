/// A fill's colour and opacity, with the last two mixes kept: most neighbours lie on the same colour.
struct Brush {
    let color: Color
    let opacity: Double
    private let depth: ColorDepth
    private var last: (base: Color, mix: Color)?
    private var lastButOne: (base: Color, mix: Color)?

    init(color: Color, opacity: Double, depth: ColorDepth) {
        self.color = color
        self.opacity = opacity
        self.depth = depth
    }

    var isOpaque: Bool { opacity >= 1 }

    /// What is seen where the fill lies over a colour.
    @inline(__always)
    mutating func mixed(over base: Color) -> Color {
        if let last, last.base == base { return last.mix }
        return changedMix(over: base)
    }

    private mutating func changedMix(over base: Color) -> Color {
        swap(&last, &lastButOne)
        if let last, last.base == base { return last.mix }
        let mix = distinctMix(over: base)
        last = (base, mix)
        return mix
    }

    /// Where there are few colours, a faint fill may be the same to the terminal as what it lies on; then the
    /// least opacity that shows is taken, or if none does, of a colour that is told from it well, what is darker
    /// or lighter.
    private func distinctMix(over base: Color) -> Color {
        let mix = LinearLight.blend(color, opacity: opacity, over: base)
        if depth == .truecolor || depth == .none || !(opacity > 0) { return mix }
        for step in 0...8 {
            let share = opacity + (1 - opacity) * Double(step) / 8
            let stronger = LinearLight.blend(color, opacity: share, over: base)
            if !ColorMapping.areSame(stronger, base, depth: depth) { return stronger }
        }
        let (seen, ground) = (Oklab(color), Oklab(base))
        if seen.distance(to: ground) < 0.002 { return mix }
        let end = seen.lightness > ground.lightness ? Color(0xFF_FFFF) : Color(0)
        return ReadableInk.distinct(color, on: base, towards: end, depth: depth)
    }
}
