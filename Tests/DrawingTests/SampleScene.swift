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

    /// Circles of several sizes, a picture, and strokes that are wide, dashed or both.
    private mutating func addMarks() {
        for (index, radius) in [1.0, 2, 4, 9].enumerated() {
            let center = DotPoint(x: 5 + Double(index) * 6, y: 45.5)
            scene.layers.append(
                .circle(
                    Circle(
                        center: center, radius: radius, fill: Color(0xD8_4B3A), stroke: Color(0xFF_FFFF),
                        strokeWidth: 0.5)))
        }
        let (red, white) = (Color(0xD8_4B3A), Color(0xFF_FFFF))
        let rows = [
            [nil, red, red, nil], [red, red, red, red], [red, white, white, red], [red, white, white, red],
            [red, red, red, red], [nil, red, red, nil], [nil, red, red, nil], [nil, nil, red, nil],
        ]
        let anchor = DotVector(x: 2, y: 8)
        if let image = DotImage(columns: 4, rows: 8, pixels: rows.flatMap(\.self), anchor: anchor) {
            let place = DotPoint(x: 62, y: 12)
            scene.layers.append(
                .picture(Picture(image: image, position: place, glyph: "P", color: Color(0xD8_4B3A))))
        }
        add(.line, [(48, 3), (58, 9), (48, 15)], style: SampleScene.wide(dash: []))
        add(.line, [(66, 18), (79, 26)], style: SampleScene.wide(dash: [12, 10]))
        add(.line, [(2, 42), (44, 39)], style: SampleScene.dashed)
    }

    static func wide(dash: [Double]) -> ShapeStyle {
        ShapeStyle(
            fill: nil, stroke: Color(0xC8_6FC9), strokeWidth: 12, strokeOpacity: 0.7, dash: dash,
            point: Color(0))
    }
    static let dashed = ShapeStyle(
        fill: nil, stroke: Color(0xFF_E080), strokeWidth: 2, strokeOpacity: 0.5, dash: [12, 8],
        point: Color(0))

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
        sample.addMarks()
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
