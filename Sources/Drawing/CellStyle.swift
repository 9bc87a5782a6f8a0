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
        edges.begin()
        for cell in grid.cells.indices {
            let held = ink.cells[cell]
            if held.isVisible, !(fills.isSplit(cell) && isHidden(held, in: cell, of: fills)) {
                let background =
                    fills.isSplit(cell)
                    ? edges.look(of: cell, isInked: true, in: fills).background : fills.backgrounds[cell]
                grid.cells[cell] = inked(held, background: background)
            } else if depth == .none {
                grid.cells[cell].background = fills.backgrounds[cell]
                grid.cells[cell].scalar = stipples[Int(stipple.masks[cell])]
            } else if fills.isSplit(cell) {
                let look = edges.look(of: cell, isInked: false, in: fills)
                grid.cells[cell] = GridCell(
                    scalar: look.glyph, foreground: look.foreground, background: look.background)
            } else {
                grid.cells[cell].background = fills.backgrounds[cell]
            }
        }
    }

    /// Whether a stroke gives way to the edge of an area, which is much of its colour.
    private func isHidden(_ ink: InkLayer.Ink, in cell: Int, of fills: FillLayer) -> Bool {
        depth != .none && ink.rank < InkLayer.Rank.point(0) && edges.hides(ink.color, in: cell, of: fills)
    }

    private mutating func inked(_ ink: InkLayer.Ink, background: Color) -> GridCell {
        let dots = ink.rank == InkLayer.Rank.graticule ? graticule : strokes
        let glyph = ink.glyph != 0 ? ink.glyph : dots[Int(ink.dots)]
        var color = ink.color
        if ink.opacity < 255 {
            color = LinearLight.blend(color, opacity: Double(ink.opacity) / 255, over: background)
        }
        return GridCell(
            scalar: glyph, foreground: readable.color(color, on: background), background: background,
            attributes: InkLayer.Rank.attributes(ink.rank))
    }
}
