import Annotations
import Basemap
import Drawing
import Geography

/// Draws a map view: basemap, annotations, views, and the line below.
@MainActor
struct MapPainter {
    private var rasterizer = Rasterizer()
    private var map = Grid(size: CellSize(columns: 0, rows: 0))

    mutating func draw(_ mapView: MapView, into grid: inout Grid) {
        let engine = mapView.engine
        let theme = engine.look.theme
        var scene = Scene(viewport: engine.scene.viewport)
        if let basemap = mapView.style.basemap {
            var look = BasemapLook(theme: theme, glyphs: mapView.glyphs, depth: mapView.colorDepth)
            look.earlierNames = mapView.style.earlierNames
            let picture = basemap.picture(in: scene.viewport, look: look)
            scene.ground = picture.ground
            scene.layers += picture.layers
            scene.labels += picture.labels
            scene.showsGraticule = false
        }
        engine.scene.prepare()
        scene.layers += engine.scene.layers(glyphs: mapView.glyphs)
        scene.labels += engine.scene.labels()
        let views = drawnViews(of: mapView)
        scene.layers += views.flatMap(\.layers)
        let covered = covered(by: views, mapView)
        scene.labels = scene.labels.compactMap { $0.besides(covered) }
        rasterizer.draw(
            scene, into: &map, theme: theme, glyphs: mapView.glyphs, depth: mapView.colorDepth)
        for text in engine.scene.clusterTexts() { write(text) }
        for box in views.flatMap(\.boxes) { box.draw(into: &map, theme: theme, glyphs: mapView.glyphs) }
        compose(mapView, into: &grid)
        engine.didDisplay()
    }

    /// The views that show, in the order in which they are drawn.
    private func drawnViews(of mapView: MapView) -> [ViewCanvas] {
        let engine = mapView.engine
        return engine.scene.placedViews.compactMap { placed in
            guard let view = engine.view(placed.id)?.view else { return nil }
            var canvas = ViewCanvas(
                placed: placed, scale: view.scale.value(at: engine.now),
                opacity: view.opacity.value(at: engine.now), theme: engine.look.theme,
                glyphs: mapView.glyphs)
            view.draw(in: &canvas)
            return canvas
        }
    }

    /// The cells where no name can stand: those of callouts and, where there are no colours, of circles, which names
    /// keep off by themselves where there are.
    private func covered(by views: [ViewCanvas], _ mapView: MapView) -> [CellRect] {
        views.flatMap(\.boxes).map(\.placement.frame)
            + (mapView.colorDepth == .none ? views.flatMap(\.discs) : [])
    }

    private mutating func write(_ text: MarkText) {
        var cell = CellPoint(text.place).cell
        cell.column -= text.text.utf8.count / 2
        map.write(text.text, at: cell, foreground: text.color, background: nil, attributes: .bold)
    }

    /// The map, and under it what was printed last.
    private func compose(_ mapView: MapView, into grid: inout Grid) {
        let theme = mapView.engine.look.theme
        let size = mapView.screenSize
        let blank = GridCell(foreground: theme.statusForeground, background: theme.statusBackground)
        grid.reset(to: size, filledWith: blank)
        for row in 0..<min(size.rows, map.size.rows) {
            for column in 0..<min(size.columns, map.size.columns) {
                grid.cells[row * size.columns + column] = map.cells[row * map.size.columns + column]
            }
        }
        guard size.rows > map.size.rows else { return }
        grid.write(
            mapView.log.lastLine(columns: size.columns - 1), at: Cell(column: 1, row: size.rows - 1),
            foreground: theme.statusForeground, background: theme.statusBackground)
    }
}
