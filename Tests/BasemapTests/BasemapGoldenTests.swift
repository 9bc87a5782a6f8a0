import Drawing
import Geography
import TestSupport
import Testing

@testable import Basemap

/// The builtin basemap as text.
struct BasemapGoldenTests {
    struct View: Sendable, CustomTestStringConvertible {
        let name: String
        let center: Coordinate
        let zoom: Double
        var bearing = 0.0
        var columns = 100
        var rows = 30
        var glyphs = GlyphSet.braille

        var testDescription: String { name }
        var viewport: Viewport {
            Viewport(
                camera: Camera(center: WorldPoint(center), zoom: zoom, bearing: bearing),
                size: CellSize(columns: columns, rows: rows))
        }
    }

    static let views = [
        View(name: "world", center: Coordinate(10, 20), zoom: 0.5),
        View(name: "world-small", center: Coordinate(0, 0), zoom: -0.7, columns: 40, rows: 12),
        View(name: "europe", center: Coordinate(12, 50), zoom: 3),
        View(name: "vienna", center: Coordinate(16.37, 48.21), zoom: 8),
        View(name: "fiji", center: Coordinate(179, -17.5), zoom: 6),
        View(name: "antarctica", center: Coordinate(0, -75), zoom: 1),
        View(name: "turned", center: Coordinate(12, 50), zoom: 3, bearing: 30),
        View(name: "ascii", center: Coordinate(138, 37), zoom: 4, glyphs: .ascii),
    ]

    @Test(arguments: views) func theMapIsAsDrawn(_ view: View) throws {
        let basemap = try #require(BuiltinBasemap())
        let look = BasemapLook(theme: .mono, glyphs: view.glyphs, depth: .none)
        let picture = basemap.picture(in: view.viewport, look: look)
        var scene = Scene(viewport: view.viewport)
        scene.showsGraticule = false
        scene.ground = picture.ground
        scene.layers = picture.layers
        scene.labels = picture.labels
        var grid = Grid(size: view.viewport.size)
        var rasterizer = Rasterizer()
        rasterizer.draw(scene, into: &grid, theme: .mono, glyphs: view.glyphs, depth: .none)
        try expectGolden("\(view.name).txt", TextWriter.text(of: grid), file: #filePath)
    }
}
