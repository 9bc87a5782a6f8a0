/// Turns the layers into characters and colours.
struct CellStyle {
    private var strokes: [UInt32] = []
    private var stipples: [UInt32] = []
    private var graticule: [UInt32] = []
    private var edges: EdgeStyle
    private var readable: ReadableInk
    private let glyphs: GlyphSet
    private let depth: ColorDepth

    init(glyphs: GlyphSet, depth: ColorDepth) {
        self.glyphs = glyphs
        self.depth = depth
        strokes = CellDots.strokeGlyphs(glyphs)
        graticule = CellDots.graticuleGlyphs(glyphs)
        stipples = CellDots.stippleGlyphs(glyphs)
        edges = EdgeStyle(glyphs: glyphs, depth: depth)
        readable = ReadableInk(depth: depth)
    }

    func isFor(glyphs: GlyphSet, depth: ColorDepth) -> Bool { self.glyphs == glyphs && self.depth == depth }

    /// Writes every cell of a grid that is as big as the layers.
    mutating func compose(fills: FillLayer, stipple: StippleLayer, ink: InkLayer, into grid: inout Grid) {
        for cell in grid.cells.indices {
            if ink.isInked(cell), !(fills.isSplit(cell) && isHidden(cell, ink: ink, in: fills)) {
                let background =
                    fills.isSplit(cell) ? edges.background(of: cell, in: fills) : fills.backgrounds[cell]
                grid.cells[cell] = inked(cell, ink: ink, background: background)
            } else if depth == .none {
                grid.cells[cell].background = fills.backgrounds[cell]
                grid.cells[cell].scalar = stipples[Int(stipple.masks[cell])]
            } else if fills.isSplit(cell) {
                let look = edges.look(of: cell, in: fills)
                grid.cells[cell] = GridCell(
                    scalar: look.glyph, foreground: look.foreground, background: look.background)
            } else {
                grid.cells[cell].background = fills.backgrounds[cell]
            }
        }
    }

    /// Whether a stroke gives way to the edge of an area, which is much of its colour.
    private func isHidden(_ cell: Int, ink: InkLayer, in fills: FillLayer) -> Bool {
        depth != .none && ink.ranks[cell] < InkLayer.Rank.point(0)
            && edges.hides(ink.colors[cell], in: cell, of: fills)
    }

    private mutating func inked(_ cell: Int, ink: InkLayer, background: Color) -> GridCell {
        let rank = ink.ranks[cell]
        let dots = rank == InkLayer.Rank.graticule ? graticule : strokes
        let glyph = ink.glyphs[cell] != 0 ? ink.glyphs[cell] : dots[Int(ink.masks[cell])]
        var color = ink.colors[cell]
        if ink.opacities[cell] < 255 {
            color = LinearLight.blend(color, opacity: Double(ink.opacities[cell]) / 255, over: background)
        }
        return GridCell(
            scalar: glyph, foreground: readable.color(color, on: background), background: background,
            attributes: InkLayer.Rank.attributes(rank))
    }
}
