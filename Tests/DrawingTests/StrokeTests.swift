import Geography
import TestSupport
import Testing

@testable import Drawing

/// Widths and dashes, in square dots of what is covered.
@Suite struct StrokeTests {
    private static let size = CellSize(columns: 60, rows: 20)

    private struct Places: DotPath {
        let dots: [(x: Double, y: Double)]
        var count: Int { dots.count }
        func dot(_ index: Int) -> FixedDot {
            DotTransform.fixed(DotPoint(x: dots[index].x, y: dots[index].y))
        }
    }

    private static func mask(of dots: [(x: Double, y: Double)], width: Double) -> FillMask {
        var mask = FillMask()
        mask.reset(to: size)
        Band(dots: width).draw(Places(dots: dots), isClosed: false, into: &mask)
        return mask
    }

    private static func area(of mask: FillMask) -> Double {
        var samples = 0
        mask.forEachCell(columns: size.columns) { _, _, covered in samples += covered.nonzeroBitCount }
        return Double(samples) / 8
    }

    @Test(arguments: [2.0, 3, 5.5, 12], [0.0, 0.3, 1.2, 2.9, 4.4])
    func aStraightBandIsAsWideAsItShouldBe(width: Double, angle: Double) {
        let (x, y) = (30 * cosine(angle), 30 * cosine(angle - 1.570_796_327))
        let mask = StrokeTests.mask(of: [(60 - x, 40 - y), (60 + x, 40 + y)], width: width)
        let expected = 60 * width + 3.141_592_654 * width * width / 4
        #expect(abs(StrokeTests.area(of: mask) - expected) < 0.04 * expected)
    }

    /// From 6 points on a line is two dots of ink wide, from 10 on an area.
    @Test(arguments: [(4.0, 10), (5.9, 10), (6, 20), (9.9, 20), (10, 0)])
    func aLineOfTwoDotsIsInk(points: Double, dots: Int) throws {
        var canvas = Canvas()
        canvas.reset(to: Self.size, ground: Color(0), glyphs: .braille, depth: .truecolor)
        let style = ShapeStyle(fill: nil, stroke: Color(0xFF_FFFF), strokeWidth: points, point: Color(0))
        let stroke = try #require(Stroke(style))
        stroke.draw(Places(dots: [(3.5, 7.5), (12.5, 7.5)]), isClosed: false, on: &canvas)
        stroke.finish(on: &canvas)
        let inked = canvas.ink.ranks.indices.filter { canvas.ink.isInked($0) }
        #expect(inked.reduce(0) { $0 + canvas.ink.masks[$1].nonzeroBitCount } == dots)
    }

    private func cosine(_ angle: Double) -> Double {
        // Enough terms for angles up to 5.
        var (sum, term) = (1.0, 1.0)
        for step in stride(from: 2.0, through: 40, by: 2) {
            term *= -angle * angle / (step * (step - 1))
            sum += term
        }
        return sum
    }

    /// A dot is covered if it lies well within the band of a random path, and is not if it lies well outside.
    @Test(arguments: 0..<40)
    func joinsHaveNoGaps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let width = Double.random(in: 2...14, using: &generator)
        let far = seed % 4 == 0 ? 1e7 : 0
        let dots = (0..<6).map { _ in
            (
                x: Double.random(in: -20 - far...140 + far, using: &generator),
                y: Double.random(in: -20...100, using: &generator)
            )
        }
        let mask = StrokeTests.mask(of: dots, width: width)
        var wrong = 0
        for row in 0..<80 {
            for column in 0..<120 {
                let distance =
                    zip(dots, dots.dropFirst()).map { start, end in
                        StrokeTests.distance(Double(column) + 0.5, Double(row) + 0.5, start, end)
                    }.min() ?? .infinity
                let bits = mask.cellMask(column: column / 2, row: row / 4)
                let covered = (bits & CellSamples.mask(ofDot: column, row)).nonzeroBitCount
                if distance < width / 2 - 0.9, covered != 8 { wrong += 1 }
                if distance > width / 2 + 0.9, covered != 0 { wrong += 1 }
            }
        }
        #expect(wrong == 0, "\(wrong) dots, \(width) wide, of \(dots)")
    }

    private static func distance(
        _ x: Double, _ y: Double, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double)
    ) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let along = max(0, min(1, ((x - start.x) * dx + (y - start.y) * dy) / max(1e-12, dx * dx + dy * dy)))
        let (toX, toY) = (start.x + along * dx - x, start.y + along * dy - y)
        return (toX * toX + toY * toY).squareRoot()
    }

    @Test(arguments: [
        ([40.0, 20], [0.0...10, 15...25, 30...40]), ([20, 20, 60], [0...5, 10...25, 30...35]),
        ([0, 40, 40, 40], [10...20]),
    ])
    func dashes(points: [Double], expected: [ClosedRange<Double>]) throws {
        let dashes = try #require(Dashes(points: points))
        let path = Places(dots: [(0, 10), (20, 10), (40, 10)])
        let view = FixedView(dotColumns: 120, dotRows: 80, margin: 0)
        var covered = [Bool](repeating: false, count: 40)
        dashes.forEachDash(of: path, isClosed: false, within: view) { start, end in
            for dot in start.dotX..<max(start.dotX, end.dotX) { covered[dot] = true }
        }
        for dot in covered.indices {
            let isIn = expected.contains { $0.contains(Double(dot) + 0.5) }
            #expect(covered[dot] == isIn, "at \(dot)")
        }
    }

    @Test(arguments: [[], [0], [0, 0], [1, 1], [-4, 8], [.nan, 4], [.infinity, 1]])
    func whatIsNoDashIsDrawnWhole(points: [Double]) {
        #expect(Dashes(points: points) == nil)
    }

    /// However far away it begins, what is seen of a dashed line is the same, and no more is looked at.
    @Test func dashesFarAway() throws {
        let dashes = try #require(Dashes(points: [8, 8]))
        let view = FixedView(dotColumns: 120, dotRows: 80, margin: 0)
        var count = 0
        let far = Places(dots: [(-1e9, 10), (1e9, 10)])
        dashes.forEachDash(of: far, isClosed: true, within: view) { start, end in
            count += 1
            #expect(start.dotX >= -1 && end.dotX <= 121)
        }
        #expect((58...64).contains(count))
    }
}
