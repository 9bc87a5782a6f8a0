import Geography

/// What a frame is drawn on: colours of areas, one ink a cell, and a mask to make areas with. Keeps its buffers.
struct Canvas {
    private(set) var size = CellSize(columns: 0, rows: 0)
    private(set) var glyphs = GlyphSet.braille
    private(set) var depth = ColorDepth.truecolor
    /// The area that is being made; empty between two things that are drawn.
    var mask = FillMask()
    var fills = FillLayer()
    private var stipple = StippleLayer()
    var ink = InkLayer()
    private var style = CellStyle(glyphs: .braille, depth: .truecolor)

    mutating func reset(
        to newSize: CellSize, ground: Color, glyphs newGlyphs: GlyphSet, depth newDepth: ColorDepth
    ) {
        (size, glyphs, depth) = (newSize, newGlyphs, newDepth)
        if !style.isFor(glyphs: glyphs, depth: depth) { style = CellStyle(glyphs: glyphs, depth: depth) }
        mask.reset(to: size)
        fills.reset(to: size, ground: ground, depth: depth)
        stipple.reset(to: size)
        ink.reset(to: size)
    }

    /// Becomes the same as another, but for the mask, which is empty in both; where that is as big, in the memory
    /// that it has.
    mutating func copy(_ other: Canvas) {
        if size != other.size { mask.reset(to: other.size) }
        (size, glyphs, depth) = (other.size, other.glyphs, other.depth)
        if !style.isFor(glyphs: glyphs, depth: depth) { style = CellStyle(glyphs: glyphs, depth: depth) }
        fills.copy(other.fills)
        stipple.copy(other.stipple)
        ink.copy(other.ink)
    }

    /// Writes every cell of a grid that is as big.
    mutating func compose(into grid: inout Grid) {
        style.compose(fills: fills, stipple: stipple, ink: ink, into: &grid)
    }

    /// Fills what the mask covers, and empties it.
    ///
    /// - Parameter plain: how it is told from its surroundings where there is no colour.
    mutating func fill(color: Color, opacity: Double, plain: PlainFill = .dots) {
        if depth != .none {
            fills.lay(mask, color: color, opacity: opacity, clearing: &ink)
        } else if plain == .outline {
            stipple.layOutline(of: mask, clearing: &ink)
        } else {
            stipple.lay(mask, color: color, clearing: &ink)
        }
        mask.clear()
    }

    /// Whether areas can be seen in solid colour, and not only as characters.
    var hasSolidAreas: Bool { depth != .none && glyphs != .ascii }

    /// Fills what the mask covers with solid colour, in dots where there is none, and empties it.
    mutating func cover(color: Color, opacity: Double, rank: UInt16) {
        if hasSolidAreas {
            fills.lay(mask, color: color, opacity: opacity, clearing: &ink)
        } else {
            ink.lay(mask, color: color, opacity: Canvas.byte(opacity), rank: rank)
        }
        mask.clear()
    }

    /// An opacity from 0 to 1 as one from 0 to 255.
    static func byte(_ opacity: Double) -> UInt8 { UInt8(max(0, min(255, (opacity * 255).rounded()))) }
}
