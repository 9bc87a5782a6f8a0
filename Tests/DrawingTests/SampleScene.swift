import Geography

@testable import Drawing

/// Scenes for tests, made from screen places.
struct SampleScene {
    let viewport: Viewport
    var scene: Scene

    init(columns: Int = 40, rows: Int = 12, zoom: Double = 3, bearing: Double = 0) {
        let camera = Camera(center: WorldPoint(x: 0.53, y: 0.34), zoom: zoom, bearing: bearing)
        viewport = Viewport(camera: camera, size: CellSize(columns: columns, rows: rows))
        scene = Scene(viewport: viewport)
        scene.showsGraticule = false
    }

    func world(_ x: Double, _ y: Double) -> WorldPoint { viewport.world(at: DotPoint(x: x, y: y)) }

    mutating func add(_ kind: PartKind, _ dots: [(Double, Double)], style: ShapeStyle) {
        add([(kind, dots)], style: style)
    }

    mutating func add(_ parts: [(PartKind, [(Double, Double)])], style: ShapeStyle) {
        scene.layers.append(
            .shape(
                ExactShape(
                    parts: parts.map { part in
                        ExactShape.Part(kind: part.0, vertices: part.1.map { world($0.0, $0.1) })
                    }, style: style)))
    }

    func drawn(theme: Theme = .dark, glyphs: GlyphSet = .braille, depth: ColorDepth = .truecolor) -> Grid {
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        rasterizer.draw(scene, into: &grid, theme: theme, glyphs: glyphs, depth: depth)
        return grid
    }

    func text(glyphs: GlyphSet, depth: ColorDepth = .truecolor) -> String {
        TextWriter.text(of: drawn(glyphs: glyphs, depth: depth))
    }

    static let stroked = ShapeStyle(
        fill: Theme.dark.polygonFill, stroke: Theme.dark.polygonStroke, point: Theme.dark.point)
    static let filled = ShapeStyle(fill: Theme.dark.polygonFill, stroke: nil, point: Theme.dark.point)
    static let line = ShapeStyle(fill: nil, stroke: Theme.dark.line, point: Theme.dark.point, rank: 1)

    /// Something of everything.
    static func everything(zoom: Double = 3, bearing: Double = 0) -> SampleScene {
        var sample = SampleScene(zoom: zoom, bearing: bearing)
        sample.scene.showsGraticule = true
        let ring = [(8.0, 6.0), (38, 4), (44, 30), (14, 36)]
        let hole = [(20.0, 14.0), (30, 14), (30, 24), (20, 24)]
        sample.add([(.exteriorRing, ring), (.interiorRing, hole)], style: stroked)
        sample.add(.exteriorRing, [(50, 30), (64, 22), (72, 42), (54, 44)], style: filled)
        sample.add(.line, [(-20, 44), (30, 40), (60, 10), (1e9, -5e8)], style: line)
        sample.add(.points, [(70, 6), (74, 14)], style: line)
        for (x, y) in ring {
            sample.scene.layers.append(
                .symbol(Symbol(.vertex, at: DotPoint(x: x, y: y), color: Theme.dark.handle)))
        }
        sample.scene.layers.append(
            .symbol(Symbol(.vertexDragged, at: DotPoint(x: 44, y: 30), color: Theme.dark.dragged)))
        sample.scene.layers.append(
            .symbol(Symbol(.midpoint, at: DotPoint(x: 23, y: 5), color: Theme.dark.midpoint)))
        for (text, x, y, rank) in [("Old Town", 30.0, 18.0, 2), ("hidden", 32, 18, 1), ("Süd 東京", 60, 34, 1)]
        {
            let anchor = DotPoint(x: x, y: y)
            sample.scene.labels.append(
                Label(
                    text: text, places: [LabelPlace(anchor: anchor)], color: Theme.dark.statusForeground,
                    rank: rank))
        }
        return sample
    }
}
