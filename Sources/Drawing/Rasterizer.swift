import Geography

/// Turns scenes into cells. Keeps its buffers, so that one that draws frame after frame of one size allocates
/// nothing that grows with the vertices or the cells.
///
/// Three layers that never compete: a background a cell (the ground, fills mixed by their opacity), one ink a
/// cell, won by rank (strokes, points, symbols), and text above both.
public struct Rasterizer {
    var canvas = Canvas()
    private var kept = KeptCanvas()
    private var labels = LabelPlacement()
    private(set) var pointGlyph: UInt32 = 0

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
        pointGlyph = Symbol.Kind.point.glyph(glyphs).value
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
            case .shape(let shape): draw(shape, viewport: viewport)
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

    private mutating func draw(_ batch: ShapeBatch, viewport: Viewport) {
        let copies = WorldCopy.all(in: viewport)
        guard !copies.isEmpty else { return }
        let view = viewport.worldBox
        let margin = Band.widest / viewport.dotsPerWorld
        let looks = batch.styles.map(ShapeLook.init)
        let geometry = batch.geometry
        for item in batch.items {
            guard looks.indices.contains(Int(item.style)), !item.box.isEmpty else { continue }
            let box = item.box.worldBox
            guard box.minY - margin <= view.maxY, box.maxY + margin >= view.minY else { continue }
            let look = looks[Int(item.style)]
            let parts = geometry.parts(item.parts)
            for copy in copies
            where box.minX + copy.offset - margin <= view.maxX && box.maxX + copy.offset + margin >= view.minX
            {
                draw(look, parts: parts) { part in
                    PackedPath(
                        vertices: geometry.vertices, range: geometry.vertices(ofPart: part),
                        transform: copy.transform)
                } kind: {
                    geometry.partKinds[$0]
                }
            }
        }
    }

    private mutating func draw(_ shape: ExactShape, viewport: Viewport) {
        var box = WorldBox.empty
        for part in shape.parts {
            for vertex in part.vertices where vertex.x.isFinite && vertex.y.isFinite {
                box.formUnion(vertex)
            }
        }
        if box.isEmpty { return }
        // A shape of absurd length shows in the copies that packed shapes can show in, not in a million.
        box.minX = max(-2, min(2, box.minX))
        box.maxX = max(-2, min(2, box.maxX))
        guard let copies = viewport.worldOffsets(of: box.grown(byDots: Band.widest, in: viewport)) else {
            return
        }
        let look = ShapeLook(shape.style)
        for worlds in copies {
            let transform = DotTransform(viewport: viewport, worlds: worlds)
            draw(look, parts: shape.parts.indices) { part in
                ExactPath(vertices: shape.parts[part].vertices, transform: transform)
            } kind: {
                shape.parts[$0].kind
            }
        }
    }

    /// Draws the parts of one shape in one copy of the world.
    @inline(__always)
    private mutating func draw<Path: DotPath>(
        _ look: ShapeLook, parts: Range<Int>, path: (Int) -> Path, kind: (Int) -> PartKind
    ) {
        if let color = look.fill {
            for part in parts where kind(part).isRing {
                if kind(part) == .exteriorRing { canvas.mask.endPolygon() }
                canvas.mask.add(ring: path(part))
            }
            canvas.mask.endPolygon()
            canvas.fill(color: color, opacity: look.fillOpacity, plain: look.plainFill)
        }
        for part in parts {
            let kind = kind(part)
            if kind == .points {
                canvas.ink.put(
                    points: path(part), glyph: pointGlyph, color: look.point, rank: look.pointRank)
            } else if let stroke = look.stroke {
                stroke.draw(path(part), isClosed: kind.isRing, on: &canvas)
            }
        }
        look.stroke?.finish(on: &canvas)
    }
}

extension WorldBox {
    /// The box with a margin, for what is drawn wider than it is.
    func grown(byDots dots: Double, in viewport: Viewport) -> WorldBox {
        let margin = dots / viewport.dotsPerWorld
        return WorldBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}

extension PackedGeometry {
    /// Those of the parts that there are.
    fileprivate func parts(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<partCount)
    }

    /// Those of a part's vertices that there are.
    func vertices(ofPart part: Int) -> Range<Int> {
        let start = min(Int(partStarts[part]), vertices.count)
        return start..<max(start, min(Int(partStarts[part + 1]), vertices.count))
    }
}
