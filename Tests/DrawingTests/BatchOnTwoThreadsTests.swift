import Geography
import TestSupport
import Testing

@testable import Drawing

/// A batch that two threads draw looks as if one had drawn it.
@Suite struct BatchOnTwoThreadsTests {
    private static let theme = Theme.dark
    private static let size = CellSize(columns: 120, rows: 40)

    /// Of one rank in several colours, so that it matters who comes last.
    private static let styles = [
        ShapeStyle(fill: nil, stroke: nil, point: theme.point, rank: 13),
        ShapeStyle(fill: nil, stroke: theme.line, point: theme.point, rank: 12),
        ShapeStyle(fill: nil, stroke: theme.polygonStroke, strokeOpacity: 0.5, point: theme.point, rank: 12),
        ShapeStyle(fill: theme.polygonFill, stroke: theme.polygonStroke, point: theme.point, rank: 11),
        ShapeStyle(fill: theme.line, fillOpacity: 0.6, stroke: nil, point: theme.point, rank: 11),
        ShapeStyle(fill: theme.point, fillOpacity: 1, stroke: theme.line, point: theme.point, rank: 12),
    ]

    @Test(arguments: [ColorDepth.indexed256, .truecolor], [(0.0, 0.0), (3.5, 0), (2, 30)])
    func looksTheSame(depth: ColorDepth, view: (zoom: Double, bearing: Double)) throws {
        let batch = Self.batch(shapes: 3000, vertices: 90, extent: 1 << 22...1 << 26)
        #expect(BatchCut(batch) != nil)
        try Self.check(batch, depth: depth, zoom: view.zoom, bearing: view.bearing)
    }

    /// What overlaps more than can be held is drawn by the first thread in the end.
    @Test func looksTheSameWhereMuchOverlaps() throws {
        let batch = Self.batch(shapes: 320, vertices: 800, extent: 1 << 29...1 << 30)
        #expect(BatchCut(batch) != nil)
        try Self.check(batch, depth: .truecolor, zoom: 1, bearing: 0)
    }

    /// Strokes that are areas are drawn by one thread.
    @Test(arguments: [ColorDepth.none, .truecolor])
    func whatCannotBeLaidLaterIsNot(depth: ColorDepth) throws {
        var batch = Self.batch(shapes: 3000, vertices: 90, extent: 1 << 22...1 << 26)
        batch.styles[1].strokeWidth = 20
        try Self.check(batch, depth: depth, zoom: 2, bearing: 0)
    }

    @Test func littleIsNotCut() {
        #expect(BatchCut(Self.batch(shapes: 1000, vertices: 90, extent: 1 << 22...1 << 26)) == nil)
        #expect(BatchCut(ShapeBatch(geometry: Self.geometry([]), items: [], styles: [])) == nil)
        #expect(BatchCut(Self.batch(shapes: 1, vertices: 300_000, extent: 1 << 22...1 << 26)) == nil)
    }

    /// Draws a batch whole, and in pieces so small that none is cut.
    private static func check(_ batch: ShapeBatch, depth: ColorDepth, zoom: Double, bearing: Double) throws {
        let camera = Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: zoom, bearing: bearing)
        var scene = Scene(viewport: Viewport(camera: camera, size: size))
        scene.showsGraticule = true
        scene.layers = [.batch(batch)]
        let whole = draw(scene, depth, hasFrameBefore: zoom == 2)
        scene.layers = stride(from: 0, to: batch.items.count, by: 200).map { start in
            var piece = batch
            piece.items = Array(batch.items[start..<min(start + 200, batch.items.count)])
            return .batch(piece)
        }
        let pieces = draw(scene, depth)
        var inked = 0
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                #expect(whole[column, row] == pieces[column, row])
                if whole[column, row].scalar != 0x20 { inked += 1 }
            }
        }
        #expect(inked > 300)
    }

    private static func draw(_ scene: Scene, _ depth: ColorDepth, hasFrameBefore: Bool = false) -> Grid {
        var (rasterizer, grid) = (Rasterizer(), Grid(size: size))
        // What is left on a canvas must not be seen in the next frame.
        var other = scene
        other.layers = scene.layers.prefix(1).map {
            guard case .batch(var batch) = $0 else { return $0 }
            batch.items.reverse()
            return .batch(batch)
        }
        for scene in hasFrameBefore ? [other, scene] : [scene] {
            rasterizer.draw(scene, into: &grid, theme: theme, glyphs: .braille, depth: depth)
        }
        return grid
    }

    /// Points, lines and polygons by turns, anywhere in the world, as large as the range says.
    private static func batch(shapes: Int, vertices: Int, extent: ClosedRange<Int32>) -> ShapeBatch {
        var random = SeededGenerator(seed: 11)
        let drawn = (0..<shapes).map { index -> (kind: PartKind, vertices: [PackedWorld]) in
            let half = Int32.random(in: extent, using: &random) / 2
            let (x, y) = (
                Int32.random(in: half...(1 << 30) - half, using: &random),
                Int32.random(in: half...(1 << 30) - half, using: &random)
            )
            let kind: PartKind = index % 6 == 0 ? .points : index % 6 < 3 ? .line : .exteriorRing
            let count = kind == .points ? 3 : vertices
            return (
                kind,
                (0..<count).map { _ in
                    PackedWorld(
                        x: x + .random(in: -half...half, using: &random),
                        y: y + .random(in: -half...half, using: &random))
                }
            )
        }
        let items = drawn.enumerated().map { index, shape in
            let box = shape.vertices.reduce(into: PackedBox.empty) { $0.formUnion($1) }
            return PackedShape(
                parts: UInt32(index)..<UInt32(index + 1), style: UInt16(index % 6), box: box)
        }
        return ShapeBatch(geometry: geometry(drawn), items: items, styles: styles)
    }

    private static func geometry(_ parts: [(kind: PartKind, vertices: [PackedWorld])]) -> PackedGeometry {
        var starts: ContiguousArray<UInt32> = [0]
        for part in parts { starts.append(starts[starts.count - 1] + UInt32(part.vertices.count)) }
        return PackedGeometry(
            vertices: PackedVertices(ContiguousArray(parts.flatMap(\.vertices))), partStarts: starts,
            partKinds: ContiguousArray(parts.map(\.kind)))
    }
}
