import Geography
import TestSupport
import Testing

@testable import Drawing

/// Shapes with gaps, and what mends them.
@Suite struct LargeShapeTests {
    private static let viewport = Viewport(
        camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 1.2, bearing: 20),
        size: CellSize(columns: 60, rows: 20))

    private static func place(_ random: inout SeededGenerator) -> WorldPoint {
        WorldPoint(
            x: Double.random(in: 0.1...0.9, using: &random), y: Double.random(in: 0.2...0.8, using: &random))
    }

    /// A polygon with a hole, another polygon, a line and points; the last ring is not closed.
    private static func geometry(_ random: inout SeededGenerator) -> PackedGeometry {
        let kinds: ContiguousArray<PartKind> = [.exteriorRing, .interiorRing, .exteriorRing, .line, .points]
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = [0]
        for part in kinds.indices {
            let start = vertices.count
            for _ in 0..<Int.random(in: 4...9, using: &random) {
                vertices.append(PackedWorld(place(&random)))
            }
            if part < 2 { vertices.append(vertices[start]) }
            starts.append(UInt32(vertices.count))
        }
        return PackedGeometry(vertices: PackedVertices(vertices), partStarts: starts, partKinds: kinds)
    }

    private static func drawn(_ layers: [SceneLayer], depth: ColorDepth = .truecolor) -> Grid {
        var scene = Scene(viewport: viewport)
        scene.layers = layers
        return drawn(scene, depth: depth)
    }

    private static func drawn(_ scene: Scene, depth: ColorDepth) -> Grid {
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: depth)
        return grid
    }

    private static func large(_ geometry: PackedGeometry) -> LargeShape {
        LargeShape(
            geometry: geometry, parts: 0..<5, box: WorldBox(minX: 0, minY: 0, maxX: 1, maxY: 1),
            style: SampleScene.stroked)
    }

    /// The same edges, drawn from a batch, at once, or as gaps and patches.
    @Test(arguments: 0..<40 as Range<UInt64>) func gapsAreMended(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let geometry = Self.geometry(&random)
        var shape = Self.large(geometry)
        let box = PackedBox(shape.box)
        let batch = ShapeBatch(
            geometry: geometry, items: [.init(parts: 0..<5, style: 0, box: box)], styles: [shape.style])
        let whole = Self.drawn([.batch(batch)])
        #expect(Self.drawn([.large(shape)]) == whole)
        // Of one polygon, for the edges of two do not add up.
        let part = random.pick([0, 1, 2, 3, 4])
        let range = geometry.vertexRange(ofPart: part)
        shape.gaps = range.filter { _ in random.chance(3) }
        for gap in shape.gaps where geometry.partKinds[part] != .line || gap + 1 < range.upperBound {
            let next = gap + 1 < range.upperBound ? gap + 1 : range.lowerBound
            let points: [LargeShape.Point] =
                geometry.partKinds[part] == .points ? [.held(gap)] : [.held(gap), .held(next)]
            shape.patches.append(LargeShape.Patch(part: part, points: points))
        }
        #expect(Self.drawn([.large(shape)]) == whole, "part \(part), gaps \(shape.gaps)")
    }

    /// A rasteriser that keeps what is still draws the cells that one draws which keeps nothing.
    @Test(arguments: 0..<10 as Range<UInt64>, [ColorDepth.truecolor, .none])
    func keptIsDrawnAsAnew(_ seed: UInt64, depth: ColorDepth) {
        var random = SeededGenerator(seed: seed)
        let geometry = Self.geometry(&random)
        var open = Self.large(geometry)
        open.gaps = [2, 3]
        let still = StillLayers(layers: SampleScene.everything().scene.layers, labels: [], open: open)
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        for frame in 0..<6 {
            var scene = Scene(viewport: Self.viewport)
            if frame == 3 { scene.showsGraticule = false }
            scene.still = still
            let moved = Self.place(&random)
            scene.patches = [
                .init(part: 0, points: [.held(2), .place(moved)]),
                .init(part: 0, points: [.place(moved), .held(4)]),
            ]
            scene.layers = [
                .symbol(Symbol(.vertex, at: Self.viewport.dot(of: moved), color: Theme.dark.handle))
            ]
            rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: depth)
            #expect(grid == Self.drawn(scene.unkept, depth: depth), "\(frame)")
        }
    }

    @Test func aWayCarriesTheWhole() {
        var random = SeededGenerator(seed: 4)
        let geometry = Self.geometry(&random)
        let viewport = Viewport(
            camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 1, bearing: 0), size: Self.viewport.size)
        var shape = Self.large(geometry)
        shape.way = WorldVector(x: 0.125, y: -0.0625)
        let moved = ContiguousArray(
            geometry.vertices.map { vertex in
                PackedWorld(x: vertex.x + (1 << 27), y: vertex.y - (1 << 26))
            })
        let carried = PackedGeometry(
            vertices: PackedVertices(moved), partStarts: geometry.partStarts, partKinds: geometry.partKinds)
        var (one, other) = (Scene(viewport: viewport), Scene(viewport: viewport))
        one.layers = [.large(shape)]
        other.layers = [.large(Self.large(carried))]
        #expect(Self.drawn(one, depth: .truecolor) == Self.drawn(other, depth: .truecolor))
    }
}
