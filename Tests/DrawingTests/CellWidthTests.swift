import Geography
import Glibc
import TestSupport
import Testing

@testable import Drawing

/// Every cell is one column wide as this system's C library has it, or two and followed by the mark of its right
/// half, whatever is drawn.
@Suite struct CellWidthTests {
    private static let words = [
        "Old Town", "東京", "Ёлка", "e\u{301}a\u{308}\u{304}", "👩‍👩‍👧", "ไทย", "a\u{1B}[1m", "한국어 지도", "\u{200B}x",
        "ﷺ",
        "a\u{FF01}", "\u{E0001}", "日", "",
    ]

    /// The C library's, which its header shows to no Swift module.
    private static func wcwidth(_ scalar: UInt32) -> Int32 {
        guard let symbol = dlsym(nil, "wcwidth") else { return -2 }
        return unsafeBitCast(symbol, to: (@convention(c) (wchar_t) -> Int32).self)(wchar_t(scalar))
    }

    @Test(arguments: 0..<60)
    func everyCellHasItsColumns(seed: UInt64) {
        setlocale(LC_CTYPE, "C.UTF-8")
        var generator = SeededGenerator(seed: seed)
        let scene = CellWidthTests.scene(&generator)
        var rasterizer = Rasterizer()
        var grid = Grid(size: CellSize(columns: 0, rows: 0))
        for glyphs in GlyphSet.allCases {
            for depth in [ColorDepth.none, .sixteen, .indexed256, .truecolor] {
                rasterizer.draw(scene, into: &grid, theme: .light, glyphs: glyphs, depth: depth)
                let wrong = CellWidthTests.wrongCells(of: grid)
                #expect(wrong.isEmpty, "\(wrong) with \(glyphs) at \(depth)")
            }
        }
    }

    private static func wrongCells(of grid: Grid) -> [String] {
        grid.cells.indices.compactMap { index in
            let cell = grid.cells[index]
            let column = index % grid.size.columns
            if cell.isRightHalf {
                let left = column > 0 ? grid.cells[index - 1].scalar : 0x20
                return wcwidth(left) == 2 ? nil : "a right half of \(left)"
            }
            let width = wcwidth(cell.scalar)
            let isWhole =
                width == 1
                || width == 2 && column + 1 < grid.size.columns && grid.cells[index + 1].isRightHalf
            let hasMarks = [cell.mark1, cell.mark2].allSatisfy { $0 == 0 || wcwidth($0) == 0 }
            return isWhole && hasMarks ? nil : "\(cell.scalar) at \(column)"
        }
    }

    private static func scene(_ generator: inout SeededGenerator) -> Scene {
        func real(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
        let size = CellSize(
            columns: Int.random(in: 1...40, using: &generator),
            rows: Int.random(in: 1...14, using: &generator))
        let camera = Camera(
            center: WorldPoint(x: real(0...1), y: real(0...1)), zoom: real(-2...20), bearing: real(0...360))
        var scene = Scene(viewport: Viewport(camera: camera, size: size))
        func place() -> DotPoint {
            DotPoint(
                x: real(-10...Double(size.dotColumns + 10)), y: real(-10...Double(size.dotRows + 10)))
        }
        func color() -> Color { Color(UInt32.random(in: 0...0xFF_FFFF, using: &generator)) }
        for _ in 0..<8 {
            let vertices = (0..<5).map { _ in scene.viewport.world(at: place()) }
            let style = ShapeStyle(
                fill: color(), fillOpacity: real(0...1), stroke: color(), strokeWidth: real(0...30),
                strokeOpacity: real(0...1),
                dash: Bool.random(using: &generator) ? [real(0...20), real(0...20)] : [],
                point: color())
            scene.layers.append(
                .shape(ExactShape(parts: [.init(kind: .exteriorRing, vertices: vertices)], style: style)))
            scene.layers.append(
                .circle(
                    Circle(
                        center: place(), radius: real(0...30), fill: color(), fillOpacity: real(0...1),
                        stroke: color(), strokeWidth: real(0...6), rank: 9)))
            let pixels = (0..<24).map { _ in Bool.random(using: &generator) ? color() : nil }
            if let image = DotImage(columns: 4, rows: 6, pixels: pixels, anchor: DotVector(x: 2, y: 5)) {
                scene.layers.append(
                    .picture(
                        Picture(
                            image: image, position: place(), letter: "A", letterPlace: DotVector(x: 2, y: 2),
                            letterColor: color(), glyph: "P", color: color())))
            }
            let word = words.randomElement(using: &generator) ?? ""
            scene.labels.append(
                Label(text: word, places: [LabelPlace(anchor: place())], color: color(), rank: 1))
        }
        return scene
    }
}
