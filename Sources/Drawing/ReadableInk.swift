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
        let end = background.luminance < 0.18 ? Color(0xFF_FFFF) : Color(0)
        let seen = ReadableInk.distinct(color, on: background, towards: end, depth: depth)
        last = (color, background, seen)
        return seen
    }

    /// The colour itself, or the first on its way to another that the terminal tells from the background.
    static func distinct(_ color: Color, on background: Color, towards end: Color, depth: ColorDepth) -> Color
    {
        for step in 0...8 {
            let other = LinearLight.blend(end, opacity: Double(step) / 8, over: color)
            if !ColorMapping.areSame(other, background, depth: depth) { return other }
        }
        return color
    }
}
