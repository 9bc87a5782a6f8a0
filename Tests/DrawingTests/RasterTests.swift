import Geography
import TestSupport
import Testing

@testable import Drawing

@Suite struct RasterTests {
    private struct Corners: DotPath {
        let dots: [FixedDot]
        var count: Int { dots.count }
        func dot(_ index: Int) -> FixedDot { dots[index] }
    }

    /// Whether a sample is inside, by counting the edges to its left.
    private func isInside(_ ring: [FixedDot], column: Int, row: Int) -> Bool {
        let (x, y) = (Double(column * 64 + 32), row * 128 + 64)
        var inside = false
        for (index, end) in ring.enumerated() {
            let start = ring[(index + ring.count - 1) % ring.count]
            if (start.y <= y) == (end.y <= y) { continue }
            let slope = Double(end.x - start.x) / Double(end.y - start.y)
            if Double(start.x) + Double(y - start.y) * slope <= x { inside.toggle() }
        }
        return inside
    }

    @Test(arguments: 0..<60)
    func fillIsTheEvenOddRule(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let ring = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
            FixedDot(
                x: Int.random(in: -20_000...60_000, using: &generator),
                y: Int.random(in: -8_000...16_000, using: &generator))
        }
        var mask = FillMask()
        mask.reset(to: CellSize(columns: 70, rows: 8))
        mask.add(ring: Corners(dots: ring))
        mask.endPolygon()
        var wrong: [Cell] = []
        for row in 0..<64 {
            for column in 0..<560 {
                let bits = mask.cellMask(column: column / 8, row: row / 8)
                let bit = bits >> UInt64(row % 8 * 8 + column % 8) & 1
                let inside = isInside(ring, column: column, row: row)
                if (bit != 0) != inside { wrong.append(Cell(column: column, row: row)) }
            }
        }
        #expect(wrong.isEmpty, "of \(ring)")
    }

    @Test(arguments: 0..<200)
    func linesAreTheSameHoweverTheyAreClipped(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let reach = [30, 300, 1 << 38][Int(seed % 3)]
        func number() -> Int { Int.random(in: -reach...reach, using: &generator) }
        let (x0, y0, x1, y1) = (number(), number(), number(), number())
        let whole = DotLine(x0: x0, y0: y0, x1: x1, y1: y1, columns: -50...50, rows: -50...50)
        let part = DotLine(x0: x1, y0: y1, x1: x0, y1: y0, columns: -9...20, rows: -30...11)
        let all = whole.map(dots) ?? []
        let expected = all.filter { (-9...20).contains($0.column) && (-30...11).contains($0.row) }
        #expect((part.map(dots) ?? []) == expected)
        for (left, right) in zip(all, all.dropFirst()) {
            #expect(abs(left.column - right.column) <= 1 && abs(left.row - right.row) <= 1)
        }
        if reach == 30 {
            #expect(Set(all).isSuperset(of: [Cell(column: x0, row: y0), Cell(column: x1, row: y1)]))
        }
    }

    private func dots(of line: DotLine) -> [Cell] {
        var walk = line.walk(at: line.along.lowerBound)
        return line.along.map { step in
            defer { walk.advance() }
            return line.isSteep
                ? Cell(column: walk.across, row: step) : Cell(column: step, row: walk.across)
        }
    }

    @Test(arguments: Array(stride(from: -6.0, through: 26, by: 0.5)))
    func packedAndExactAgree(zoom: Double) {
        for bearing in [0.0, 90, 33] {
            let camera = Camera(center: WorldPoint(x: 0.312_345_678, y: 0.4), zoom: zoom, bearing: bearing)
            let viewport = Viewport(camera: camera, size: CellSize(columns: 80, rows: 24))
            for worlds in [0, 1] {
                let transform = DotTransform(viewport: viewport, worlds: worlds)
                for dot in [DotPoint(x: 3, y: 5), DotPoint(x: 150, y: 90), DotPoint(x: 80, y: 48)] {
                    let packed = PackedWorld(viewport.world(at: dot))
                    let (left, right) = (transform.dot(of: packed), transform.dot(of: packed.point))
                    let slack = worlds == 0 ? 4 : 4 + Int(viewport.dotsPerWorld * 1e-6)
                    #expect(abs(left.x - right.x) <= slack && abs(left.y - right.y) <= slack)
                }
            }
        }
    }

    @Test(arguments: 0..<150)
    func anySceneCanBeDrawn(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        let size = CellSize(
            columns: Int.random(in: 0...50, using: &generator),
            rows: Int.random(in: 0...20, using: &generator))
        let camera = Camera(
            center: WorldPoint(x: real(0...1), y: real(0...1)), zoom: real(-6...26), bearing: real(0...360))
        var scene = Scene(viewport: Viewport(camera: camera, size: size))
        let odd = [0, 1e9, -1e9, .infinity, -.infinity, .nan, 1e300, 0.5]
        func ordinate() -> Double {
            Bool.random(using: &generator) ? real(-2...2) : odd.randomElement(using: &generator) ?? 0
        }
        let kinds: [PartKind] = [.points, .line, .exteriorRing, .interiorRing]
        let points = (0..<24).map { _ in WorldPoint(x: ordinate(), y: ordinate()) }
        let style = ShapeStyle(
            fill: Color(0xFF), fillOpacity: real(-1...2), stroke: Color(0xFF00), strokeWidth: real(-4...90),
            point: Color(0))
        let parts = kinds.indices.map {
            ExactShape.Part(kind: kinds[$0], vertices: Array(points[$0 * 6..<$0 * 6 + 6 - $0]))
        }
        scene.layers = [.shape(ExactShape(parts: parts, style: style))]
        let geometry = PackedGeometry(
            vertices: PackedVertices(ContiguousArray(points.map { PackedWorld($0) })),
            partStarts: [0, 6, 12, 18, 99],
            partKinds: ContiguousArray(kinds))
        let box = PackedBox(WorldBox(minX: -2, minY: -2, maxX: 2, maxY: 2))
        scene.layers.append(
            .batch(
                ShapeBatch(
                    geometry: geometry,
                    items: [
                        .init(parts: 0..<9, style: 0, box: box), .init(parts: 1..<2, style: 7, box: box),
                    ],
                    styles: [style])))
        let place = DotPoint(x: ordinate() * 100, y: ordinate() * 40)
        scene.layers += Symbol.Kind.allCases.map { .symbol(Symbol($0, at: place, color: Color(0xFFFFFF))) }
        scene.labels = [
            Label(text: "a\u{1B}[2J", places: [LabelPlace(anchor: place)], color: Color(0), rank: 0)
        ]
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 3, rows: 3))
        for glyphs in GlyphSet.allCases {
            rasterizer.draw(scene, into: &grid, theme: .light, glyphs: glyphs, depth: .truecolor)
            rasterizer.draw(scene, into: &grid, theme: .light, glyphs: glyphs, depth: .none)
            #expect(grid.size == size)
            #expect(grid.cells.allSatisfy { $0.isRightHalf || $0.scalar >= 0x20 })
        }
    }
}
