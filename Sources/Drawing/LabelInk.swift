/// The colour that a name is written in, so that it can be read on whatever lies beneath it.
enum LabelInk {
    /// What WCAG 2.2 (1.4.11) asks of what is no running text.
    static let leastContrast: Float = 3

    /// The colour itself where it stands out from all the backgrounds, else one on its way to white or to black
    /// that does, else what of these does best.
    static func color(_ color: Color, on backgrounds: some Sequence<Color>) -> Color {
        var distinct: [Color] = []
        for background in backgrounds where !distinct.contains(background) { distinct.append(background) }
        let lights = distinct.map(luminance)
        func contrast(_ color: Color) -> Float {
            let own = luminance(color)
            return lights.map { (max(own, $0) + 0.05) / (min(own, $0) + 0.05) }.min() ?? 21
        }
        var best = (color: color, contrast: contrast(color))
        if best.contrast >= leastContrast { return color }
        for share in [0.5, 1] {
            for end in [Color(0xFF_FFFF), Color(0)] {
                let other = LinearLight.blend(end, opacity: share, over: color)
                let found = contrast(other)
                if found > best.contrast { best = (other, found) }
            }
            if best.contrast >= leastContrast { break }
        }
        return best.color
    }

    /// The relative luminance, 0 to 1, from a table: it is asked for every frame. The terminal's default counts
    /// as black.
    private static func luminance(_ color: Color) -> Float {
        if color.isTerminalDefault { return 0 }
        let light = LinearLight.light(of: color)
        return (light.x * 0.2126 + light.y * 0.7152 + light.z * 0.0722) / 65535
    }
}
