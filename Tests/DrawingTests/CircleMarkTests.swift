import Geography
import TestSupport
import Testing

@testable import Drawing

/// Small circles: whole half cells, the same on all sides, in pure colours.
@Suite struct CircleMarkTests {
    private static let theme = Theme.dark
    private static let fill = Color(0xFF_FFFF)
    private static let ring = Color(0xD0_2060)

    private static func grid(
        center: DotPoint, radius: Double, ring width: Double, glyphs: GlyphSet = .braille
    ) -> Grid {
        var scene = Scene(
            viewport: Viewport(
                camera: Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: 2),
                size: CellSize(columns: 20, rows: 10)))
        scene.showsGraticule = false
        scene.layers = [
            .circle(
                Circle(
                    center: center, radius: radius, fill: fill, stroke: width > 0 ? ring : nil,
                    strokeWidth: width))
        ]
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        var rasterizer = Rasterizer()
        rasterizer.draw(scene, into: &grid, theme: theme, glyphs: glyphs, depth: .truecolor)
        return grid
    }

    /// The colours of a grid's quarters of cells, row by row.
    private static func quarters(of grid: Grid) -> [[Color]] {
        (0..<grid.size.rows * 2).map { y in
            (0..<grid.size.columns * 2).map { x in
                let cell = grid.cells[y / 2 * grid.size.columns + x / 2]
                guard let bits = CellDots.quarterGlyphs.firstIndex(of: cell.scalar) else { return .black }
                return bits >> (y % 2 * 2 + x % 2) & 1 != 0 ? cell.foreground : cell.background
            }
        }
    }

    @Test(arguments: 0..<200)
    func smallCirclesAreSymmetricalAndUnmixed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let width = [0.0, 1, 2, 4][Int(seed % 4)]
        let radius = Double.random(in: 7...(DiscPattern.largest - width - 1), using: &generator)
        let center = DotPoint(
            x: Double.random(in: 12...28, using: &generator), y: Double.random(in: 14...26, using: &generator)
        )
        let rows = Self.quarters(of: Self.grid(center: center, radius: radius, ring: width))
        let pure = [Self.theme.ground, Self.fill, Self.ring]
        #expect(rows.joined().allSatisfy { pure.contains($0) }, "a mixed colour")
        let used = rows.indices.filter { rows[$0].contains { $0 != Self.theme.ground } }
        let columns = rows[0].indices.filter { x in rows.contains { $0[x] != Self.theme.ground } }
        let (top, bottom) = (try #require(used.first), try #require(used.last))
        let (left, right) = (try #require(columns.first), try #require(columns.last))
        let box = rows[top...bottom].map { Array($0[left...right]) }
        #expect(box == box.reversed(), "above and below")
        for row in box { #expect(row == row.reversed(), "left and right") }
        #expect(box.joined().contains(Self.fill))
        #expect(box.joined().contains(Self.ring) == (width > 0))
        // Where it stands: within half of a part of a cell of its place.
        #expect(abs(Double(left + right + 1) / 2 - center.x) <= 0.5)
        #expect(abs(Double(top + bottom + 1) / 2 * 2 - center.y) <= 1)
    }

    /// Moved by a whole cell a circle is the same picture.
    @Test(arguments: [9.0, 11, 13, 16, 24])
    func aHandleIsTheSameInEveryCell(radius: Double) {
        let one = Self.quarters(of: Self.grid(center: DotPoint(x: 16, y: 17), radius: radius, ring: 2))
        let other = Self.quarters(of: Self.grid(center: DotPoint(x: 18, y: 21), radius: radius, ring: 2))
        for y in 2..<one.count {
            for x in 2..<one[y].count where one[y - 2][x - 2] != other[y][x] {
                Issue.record("\(x),\(y)")
            }
        }
    }

    @Test func aRingSurroundsItsMiddle() {
        let rows = Self.quarters(of: Self.grid(center: DotPoint(x: 17, y: 18), radius: 9, ring: 2))
        let picture = rows.map { row in
            String(
                String.UnicodeScalarView(
                    row.map { $0 == Self.fill ? "o" : $0 == Self.ring ? "#" : "." as Unicode.Scalar }))
        }.filter { $0.contains("#") }
        #expect(picture.map { $0.trimmed } == ["####", "##oo##", "####"])
    }
}

extension String {
    /// Without the points at its ends.
    fileprivate var trimmed: String {
        String(drop { $0 == "." }.reversed().drop { $0 == "." }.reversed())
    }
}
