/// Turns the layers' dots into characters.
struct CellStyle {
    private var strokes: [UInt32] = []
    private var edges: [UInt32] = []
    private var graticule: [UInt32] = []
    private var set: (glyphs: GlyphSet, isStippled: Bool)?

    /// Looks up the characters, unless they are the same as last time.
    mutating func set(glyphs: GlyphSet, isStippled: Bool) {
        if let set, set == (glyphs, isStippled) { return }
        set = (glyphs, isStippled)
        strokes = CellDots.strokeGlyphs(glyphs)
        graticule = CellDots.graticuleGlyphs(glyphs)
        edges = isStippled ? CellDots.stippleGlyphs(glyphs) : CellDots.edgeGlyphs(glyphs)
    }

    /// Writes every cell of a grid that is as big as the layers.
    func compose(fills: FillLayer, ink: InkLayer, into grid: inout Grid) {
        for cell in grid.cells.indices {
            let background = fills.backgrounds[cell]
            if ink.ranks[cell] != InkLayer.Rank.none {
                let dots = ink.ranks[cell] == InkLayer.Rank.graticule ? graticule : strokes
                let glyph = ink.glyphs[cell] != 0 ? ink.glyphs[cell] : dots[Int(ink.masks[cell])]
                grid.cells[cell] = GridCell(
                    scalar: glyph, foreground: ink.colors[cell], background: background,
                    attributes: InkLayer.Rank.attributes(ink.ranks[cell]))
            } else if fills.edgeMasks[cell] != 0 {
                grid.cells[cell] = GridCell(
                    scalar: edges[Int(fills.edgeMasks[cell])], foreground: fills.edgeColors[cell],
                    background: background)
            } else {
                grid.cells[cell].background = background
            }
        }
    }
}
