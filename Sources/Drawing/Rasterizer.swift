import Geography

/// Turns scenes into cells. Keeps its buffers, so that one that draws frame after frame of one size allocates
/// nothing that grows with the vertices or the cells.
///
/// Three layers that never compete: a background a cell (the ground, fills mixed by their opacity), one ink a
/// cell, won by rank (strokes, points, symbols), and text above both.
public struct Rasterizer {
    private var canvas = Canvas()
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
        canvas.reset(to: size, ground: ground, glyphs: glyphs, depth: depth)
        if scene.showsGraticule {
            Graticule(viewport: scene.viewport).draw(color: theme.graticule, into: &canvas.ink)
        }
        for layer in scene.layers {
            switch layer {
            case .batch(let batch): canvas.draw(batch, viewport: scene.viewport)
            case .shape(let shape): canvas.draw(shape, viewport: scene.viewport)
            case .symbol(let symbol): canvas.ink.put(symbol, glyphs: glyphs)
            case .circle(let circle): canvas.draw(circle)
            case .picture(let picture): canvas.draw(picture)
            }
        }
        canvas.compose(into: &grid)
        labels.draw(scene.labels, over: canvas.ink, depth: depth, into: &grid)
    }
}
