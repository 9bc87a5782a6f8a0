/// Where there are few colours, an ink and its background may be the same to the terminal; then the ink gives
/// way until it shows.
struct ReadableInk {
    private let depth: ColorDepth
    private var last: (color: Color, background: Color, seen: Color)?

    init(depth: ColorDepth) { self.depth = depth }

    @inline(__always)
    mutating func color(_ color: Color, on background: Color) -> Color {
        depth == .truecolor || depth == .none ? color : distinct(color, on: background)
    }

    private mutating func distinct(_ color: Color, on background: Color) -> Color {
        if let last, last.color == color, last.background == background { return last.seen }
        let seen = ReadableInk.distinct(color, on: background, depth: depth)
        last = (color, background, seen)
        return seen
    }

    /// The colour itself, or the nearest to it on its way to white or to black that the terminal tells from
    /// the background.
    private static func distinct(_ color: Color, on background: Color, depth: ColorDepth) -> Color {
        if !ColorMapping.areSame(color, background, depth: depth) { return color }
        let light = LinearLight.light(of: background)
        let isDark = light.x * 0.2126 + light.y * 0.7152 + light.z * 0.0722 < 0.18 * 65535
        let end = isDark ? Color(0xFF_FFFF) : Color(0)
        for step in 1...8 {
            let other = LinearLight.blend(end, opacity: Double(step) / 8, over: color)
            if !ColorMapping.areSame(other, background, depth: depth) { return other }
        }
        return color
    }
}
