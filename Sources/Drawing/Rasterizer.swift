import Geography

/// Turns scenes into cells. Keeps its buffers, so that one that draws frame after frame of one size allocates
/// nothing that grows with the vertices or the cells.
///
/// Three layers that never compete: a background a cell (the ground, fills mixed by their opacity), one ink a
/// cell, won by rank (strokes, points, symbols), and text above both.
public struct Rasterizer {
    var canvas = Canvas()
    /// For the second half of what two threads draw.
    var sideCanvas = Canvas()
    private var kept = KeptCanvas()
    private var labels = LabelPlacement()

    public init() {}

    /// Draws a scene; the grid becomes as big as the scene's viewport. Any scene can be drawn: what is off the
    /// screen or refers to no part or style is left out.
    public mutating func draw(
        _ scene: Scene, into grid: inout Grid, theme: Theme, glyphs: GlyphSet, depth: ColorDepth
    ) {
        let size = scene.viewport.size
        let ground = scene.ground ?? theme.ground
        grid.reset(to: size, filledWith: GridCell(foreground: theme.faint, background: ground))
        if size.isEmpty { return }
        let key = KeptCanvas.Key(scene, ground: ground, theme: theme, glyphs: glyphs, depth: depth)
        if kept.restore(key, into: &canvas) {
            drawOpen(scene)
        } else {
            canvas.reset(to: size, ground: ground, glyphs: glyphs, depth: depth)
            if scene.showsGraticule {
                Graticule(viewport: scene.viewport).draw(color: theme.graticule, into: &canvas.ink)
            }
            if let still = scene.still {
                draw(still.layers, in: scene.viewport, glyphs: glyphs)
                let open = still.open.map { begin($0, viewport: scene.viewport) }
                kept.keep(canvas, open: open, of: still, for: key)
                drawOpen(scene)
            }
        }
        draw(scene.layers, in: scene.viewport, glyphs: glyphs)
        canvas.compose(into: &grid)
        let names = scene.still.map { $0.labels + scene.labels } ?? scene.labels
        labels.draw(names, over: canvas.ink, depth: depth, into: &grid)
    }

    private mutating func draw(_ layers: [SceneLayer], in viewport: Viewport, glyphs: GlyphSet) {
        for layer in layers {
            switch layer {
            case .batch(let batch): draw(batch, viewport: viewport)
            case .shape(let shape): canvas.draw(shape, viewport: viewport)
            case .large(let shape): draw(shape, viewport: viewport)
            case .symbol(let symbol): canvas.ink.put(symbol, glyphs: glyphs)
            case .circle(let circle): canvas.draw(circle)
            case .picture(let picture): canvas.draw(picture)
            }
        }
    }

    /// What makes the open shape whole.
    private mutating func drawOpen(_ scene: Scene) {
        guard let shape = scene.still?.open, let open = kept.open else { return }
        end(shape, open, patches: scene.patches)
    }
}
