import Geography

/// What a frame is drawn on: colours of areas, one ink a cell, and a mask to make areas with. Keeps its buffers.
struct Canvas {
    private(set) var size = CellSize(columns: 0, rows: 0)
    private(set) var glyphs = GlyphSet.braille
    private(set) var depth = ColorDepth.truecolor
    /// The area that is being made; empty between two things that are drawn.
    var mask = FillMask()
    var fills = FillLayer()
    /// Where fills go instead; nil: they are laid at once.
    var later: LaterFills?
    private var stipple = StippleLayer()
    var ink = InkLayer()
    /// What is to become ink; empty between two batches.
    var pens = PenDots()
    /// The mark of a point that is no dot.
    private var pointGlyph: UInt32 = 0
    private var style = CellStyle(glyphs: .braille, depth: .truecolor)

    mutating func reset(
        to newSize: CellSize, ground: Color, glyphs newGlyphs: GlyphSet, depth newDepth: ColorDepth
    ) {
        (size, glyphs, depth) = (newSize, newGlyphs, newDepth)
        if !style.isFor(glyphs: glyphs, depth: depth) { style = CellStyle(glyphs: glyphs, depth: depth) }
        pointGlyph = Symbol.Kind.point.glyph(glyphs).value
        mask.reset(to: size)
        fills.reset(to: size, ground: ground)
        stipple.reset(to: size)
        ink.reset(to: size)
        pens.reset(to: size)
    }

    /// Becomes the same as another, but for the mask, which is empty in both; where that is as big, in the memory
    /// that it has.
    mutating func copy(_ other: Canvas) {
        pointGlyph = other.pointGlyph
        if size != other.size {
            mask.reset(to: other.size)
            pens.reset(to: other.size)
        }
        (size, glyphs, depth) = (other.size, other.glyphs, other.depth)
        if !style.isFor(glyphs: glyphs, depth: depth) { style = CellStyle(glyphs: glyphs, depth: depth) }
        fills.copy(other.fills)
        stipple.copy(other.stipple)
        ink.copy(other.ink)
    }

    /// Becomes an empty one for what is laid over another later.
    mutating func resetForLater(like other: Canvas) {
        reset(to: other.size, ground: .terminalDefault, glyphs: other.glyphs, depth: other.depth)
        if later == nil { later = LaterFills() }
        later?.clear()
    }

    /// Whether the shapes of a batch can be drawn on another canvas and laid over this one: a stroke that is more
    /// than dots is an area that does not wait, and the pattern of a fill without colour depends on those before.
    func canLayLater(_ batch: ShapeBatch) -> Bool {
        depth != .none && batch.styles.allSatisfy { ShapeLook($0, depth: depth).stroke == nil }
    }

    /// Writes every cell of a grid that is as big.
    mutating func compose(into grid: inout Grid) {
        style.compose(fills: fills, stipple: stipple, ink: ink, into: &grid)
    }

    /// The mark of points; 0 where they are dots.
    @inline(__always)
    func pointGlyph(_ areDots: Bool) -> UInt32 { areDots ? 0 : pointGlyph }

    /// Fills what the mask covers, and empties it.
    ///
    /// - Parameter plain: how it is told from its surroundings where there is no colour.
    mutating func fill(with brush: inout Brush, plain: PlainFill = .dots) {
        if later != nil {
            later?.add(mask, columns: size.columns)
        } else if depth != .none {
            fills.lay(mask, with: &brush, clearing: &ink)
        } else if plain == .outline {
            stipple.layOutline(of: mask, clearing: &ink)
        } else {
            stipple.lay(mask, color: brush.color, clearing: &ink)
        }
        mask.clear()
    }

    /// The same, once.
    mutating func fill(color: Color, opacity: Double) {
        var brush = Brush(color: color, opacity: opacity, depth: depth)
        fill(with: &brush)
    }

    /// Whether areas can be seen in solid colour, and not only as characters.
    var hasSolidAreas: Bool { depth != .none && glyphs != .ascii }

    /// Fills what the mask covers with solid colour, in dots where there is none, and empties it.
    mutating func cover(color: Color, opacity: Double, rank: UInt16) {
        if hasSolidAreas {
            var brush = Brush(color: color, opacity: opacity, depth: depth)
            fills.lay(mask, with: &brush, clearing: &ink)
        } else {
            ink.lay(mask, color: color, opacity: Canvas.byte(opacity), rank: rank)
        }
        mask.clear()
    }

    /// An opacity from 0 to 1 as one from 0 to 255.
    static func byte(_ opacity: Double) -> UInt8 { UInt8(max(0, min(255, (opacity * 255).rounded()))) }
}
