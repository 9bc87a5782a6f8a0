import Geography
import Testing

@testable import Drawing

/// Boxes and groups change no cell.
@Suite struct BoxedDrawingTests {
    private static let size = CellSize(columns: 60, rows: 20)

    /// A line, a ring that is closed and one that is not, with a hole, and points: each a walk of thousands of
    /// vertices around the middle of the world, so that most of it is off the screen when it is near.
    private static func geometry(seed: UInt64) -> PackedGeometry {
        var state = seed
        func next(_ most: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % (2 * most + 1) - most
        }
        var vertices: ContiguousArray<PackedWorld> = []
        var starts: ContiguousArray<UInt32> = [0]
        var kinds: ContiguousArray<PartKind> = []
        for (kind, count, step) in [
            (PartKind.line, 9000, 200_000), (.exteriorRing, 12_345, 100_000), (.interiorRing, 3001, 100_000),
            (.exteriorRing, 777, 3_000_000), (.points, 5000, 400_000), (.line, 129, 5_000_000), (.line, 1, 1),
        ] {
            let middle = Int(PackedWorld.scale) / 2
            var (x, y) = (middle + next(20_000_000), middle + next(20_000_000))
            let first = vertices.count
            for _ in 0..<count {
                vertices.append(PackedWorld(x: Int32(clamping: x), y: Int32(clamping: y)))
                // Now and then it stays for a while in one dot.
                let reach = (vertices.count / 500) % 4 == 0 ? 20 : step
                (x, y) = (x + next(reach), y + next(reach))
            }
            if kind == .exteriorRing, count > 1000 { vertices[vertices.count - 1] = vertices[first] }
            starts.append(UInt32(vertices.count))
            kinds.append(kind)
        }
        return PackedGeometry(vertices: PackedVertices(vertices), partStarts: starts, partKinds: kinds)
    }

    private static func drawn(_ geometry: PackedGeometry, _ style: ShapeStyle, _ camera: Camera) -> Grid {
        let box = geometry.vertices.reduce(into: PackedBox.empty) { $0.formUnion($1) }
        let parts = 0..<UInt32(geometry.partCount)
        let item = ShapeBatch.Item(parts: parts, style: 0, box: box)
        var scene = Scene(viewport: Viewport(camera: camera, size: size))
        scene.layers = [.batch(ShapeBatch(geometry: geometry, items: [item], styles: [style]))]
        var grid = Grid(size: size)
        var rasterizer = Rasterizer()
        rasterizer.draw(scene, into: &grid, theme: .dark, glyphs: .braille, depth: .truecolor)
        return grid
    }

    @Test(
        arguments: [4.0, 6, 8, 11, 40], [0.0, 2, 5, 8, 11, 14])
    func nothingChanges(width: Double, zoom: Double) {
        let style = ShapeStyle(
            fill: Color(0x2060A0), fillOpacity: 0.4, stroke: Color(0xFFCC00), strokeWidth: width,
            point: Color(0xFF))
        for seed in 1...2 as ClosedRange<UInt64> {
            let geometry = Self.geometry(seed: seed)
            for (bearing, east) in [(0.0, 0.0), (0, 0.01), (33, 0), (180, 0.002), (270, 0.9)] {
                let center = WorldPoint(x: 0.5 + east, y: 0.5 - east / 20)
                let camera = Camera(center: center, zoom: zoom, bearing: bearing)
                let plain = Self.drawn(
                    PackedGeometry(
                        vertices: geometry.vertices, partStarts: geometry.partStarts,
                        partKinds: geometry.partKinds), style, camera)
                geometry.makeDetail()
                #expect(Self.drawn(geometry, style, camera) == plain, "seed \(seed), bearing \(bearing)")
            }
        }
    }
}
