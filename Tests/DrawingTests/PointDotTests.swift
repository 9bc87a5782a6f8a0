import Geography
import Testing

@testable import Drawing

/// Points that are dots stand where they lie, however they are drawn; the others have a mark in their cell.
@Suite struct PointDotTests {
    private static let size = CellSize(columns: 20, rows: 6)
    private static let places = [(0, 0), (1, 1), (5, 2), (4, 3), (39, 23), (21, 13), (21, 13), (20, 12)]

    @Test(arguments: [0.0, 45]) func inABatch(bearing: Double) throws {
        let scene = Self.scene(bearing: bearing) { .batch($0) }
        Self.check(scene)
    }

    @Test func withBoxesAroundRuns() throws {
        let scene = Self.scene(bearing: 0, copies: 40) { batch in
            batch.geometry.makeDetail()
            return .batch(batch)
        }
        Self.check(scene)
    }

    @Test func asAShape() throws {
        var scene = Self.scene(bearing: 0) { .batch($0) }
        let style = Self.style(areDots: true)
        scene.layers = [
            .shape(
                ExactShape(
                    parts: [
                        ExactShape.Part(
                            kind: .points, vertices: Self.places.map { Self.world($0, in: scene.viewport) })
                    ], style: style))
        ]
        Self.check(scene)
    }

    @Test func marksFillTheirCells() throws {
        var scene = Self.scene(bearing: 0) { .batch($0) }
        guard case .batch(var batch) = scene.layers[0] else { return }
        batch.styles = [Self.style(areDots: false)]
        scene.layers = [.batch(batch)]
        let grid = Self.draw(scene)
        let marked = Set(Self.places.map { Cell(column: $0.0 / 2, row: $0.1 / 4) })
        for row in 0..<Self.size.rows {
            for column in 0..<Self.size.columns {
                let isMarked = grid[column, row].scalar == Symbol.Kind.point.glyph(.braille).value
                #expect(isMarked == marked.contains(Cell(column: column, row: row)))
            }
        }
    }

    private static func check(_ scene: Scene) {
        let grid = draw(scene)
        var expected: [Cell: UInt8] = [:]
        for (x, y) in places {
            expected[Cell(column: x / 2, row: y / 4), default: 0] |= CellDots.bit(x, y)
        }
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let dots = expected[Cell(column: column, row: row)]
                let scalar = dots.map { CellDots.strokeGlyphs(.braille)[Int($0)] } ?? 0x20
                #expect(grid[column, row].scalar == scalar, "column \(column), row \(row)")
            }
        }
    }

    private static func draw(_ scene: Scene) -> Grid {
        var (rasterizer, grid) = (Rasterizer(), Grid(size: size))
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: .truecolor)
        return grid
    }

    private static func style(areDots: Bool) -> ShapeStyle {
        var style = ShapeStyle(fill: nil, stroke: nil, point: Theme.dark.point, rank: 13)
        style.pointsAreDots = areDots
        return style
    }

    private static func world(_ place: (Int, Int), in viewport: Viewport) -> WorldPoint {
        viewport.world(at: DotPoint(x: Double(place.0) + 0.5, y: Double(place.1) + 0.5))
    }

    /// All places as one part of points, as often as is said.
    private static func scene(
        bearing: Double, copies: Int = 1, _ layer: (ShapeBatch) -> SceneLayer
    ) -> Scene {
        let camera = Camera(center: WorldPoint(x: 0.5, y: 0.4), zoom: 5, bearing: bearing)
        var scene = Scene(viewport: Viewport(camera: camera, size: size))
        scene.showsGraticule = false
        let vertices = (0..<copies).flatMap { _ in
            places.map { PackedWorld(world($0, in: scene.viewport)) }
        }
        let box = vertices.reduce(into: PackedBox.empty) { $0.formUnion($1) }
        let geometry = PackedGeometry(
            vertices: PackedVertices(ContiguousArray(vertices)), partStarts: [0, UInt32(vertices.count)],
            partKinds: [.points])
        scene.layers = [
            layer(
                ShapeBatch(
                    geometry: geometry, items: [PackedShape(parts: 0..<1, style: 0, box: box)],
                    styles: [style(areDots: true)]))
        ]
        return scene
    }
}
