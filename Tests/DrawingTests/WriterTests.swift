import Geography
import Glibc
import TestSupport
import Testing

@testable import Drawing

@Suite struct WriterTests {
    @Test func goldens() throws {
        let grid = SampleScene.everything().drawn()
        try expectGolden("everything.svg", SVGWriter.text(of: grid, title: "Everything"))
        try expectGolden("everything.html", HTMLWriter.text(of: grid, title: "Everything"))
    }

    /// What the attributes, wide characters, marks and boxes become.
    @Test func looks() throws {
        var grid = Grid(size: CellSize(columns: 24, rows: 4))
        let looks: [GridCell.Attributes] = [[], .bold, .dim, .italic, .underline, .reverse]
        for (index, look) in looks.enumerated() {
            grid.write(
                "ab", at: Cell(column: index * 3, row: 0), foreground: Color(0xFF_0000),
                background: Color(0x00_0040), attributes: look)
        }
        grid.write(
            "東京 e\u{301}l 😀 שלום", at: Cell(column: 0, row: 1), foreground: Color(0xFF_FFFF), background: nil)
        grid.write(
            "╭─┬╮│░▒▓▁▏▙▞⣿⠁■", at: Cell(column: 0, row: 2), foreground: Color(0x80_FF80), background: nil)
        grid.write(hostile, at: Cell(column: 0, row: 3), foreground: Color(0xFF_FFFF), background: nil)
        try expectGolden("looks.svg", SVGWriter.text(of: grid, title: hostile))
        try expectGolden("looks.html", HTMLWriter.text(of: grid, title: hostile))
    }

    private let hostile = "</pre><script>]]>&'\"\u{1B}[2J"

    /// The text of an HTML page, once the markup is taken off, is the grid's own, at full width.
    @Test func textOfPageIsTheGrid() throws {
        var grid = SampleScene.everything().drawn()
        grid.write("a<b> & 'c' 東京", at: Cell(column: 3, row: 2), foreground: Color(0), background: nil)
        let page = HTMLWriter.text(of: grid, title: "x")
        let body = try #require(page.between("<pre>", "</pre>"))
        var plain = String.UnicodeScalarView()
        for row in 0..<grid.size.rows {
            for column in 0..<grid.size.columns where !grid[column, row].isRightHalf {
                let cell = grid[column, row]
                if cell.isBlank { plain.append(" ") } else { cell.append(to: &plain) }
            }
            plain.append("\n")
        }
        #expect(body.withoutMarkup == String(plain))
    }

    /// Whatever stands in the cells and the title, the only markup is the writers' own, and a parser of XML takes
    /// it.
    @Test(.enabled(if: XMLCheck.isPossible, "needs python3"), arguments: 0..<8 as Range<UInt64>)
    func wellFormed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var grid = Grid(size: CellSize(columns: 30, rows: 8))
        for index in grid.cells.indices {
            grid.cells[index] = GridCell(
                scalar: UInt32.random(in: 0...0x300, using: &generator),
                foreground: Color(UInt32.random(in: 0...3, using: &generator)),
                background: index % 7 == 0 ? .terminalDefault : Color(5),
                attributes: .init(rawValue: UInt8.random(in: 0...31, using: &generator)))
            if index % 11 == 0 {
                grid.cells[index].scalar = [0xFFFE, 0xFFFF, 0xD800, 0x11_0000, 0x9B][index % 5]
            }
            if index % 13 == 0 { grid.cells[index].mark1 = [0x301, 0x3C, 0xFFFF][index % 3] }
        }
        let title = hostile + "\u{FFFF}\0<!--"
        for page in [SVGWriter.text(of: grid, title: title), HTMLWriter.text(of: grid, title: title)] {
            #expect(XMLCheck.complaint(about: page) == nil)
            #expect(!page.lowercased().contains("<script"))
            #expect(
                !page.unicodeScalars.contains {
                    $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
                })
        }
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 1)])
    func smallest(columns: Int, rows: Int) {
        let grid = Grid(size: CellSize(columns: columns, rows: rows))
        #expect(SVGWriter.text(of: grid, title: "").hasSuffix("</svg>\n"))
        #expect(HTMLWriter.text(of: grid, title: "").hasSuffix("</html>\n"))
    }

    @Test(
        arguments: [
            ("a.txt", PictureFormat.text), ("b.ansi", .ansi), ("/c/d.html", .html), ("e.f.svg", .svg),
            ("svg", nil), ("a.png", nil), ("", nil),
        ] as [(String, PictureFormat?)])
    func format(path: String, expected: PictureFormat?) {
        #expect(PictureFormat(path: path) == expected)
    }

    @Test(arguments: [
        ("x.pdf", true), ("simple.geojson", true), ("/a/b.c.png", true), ("x.SVG", true), ("a.svg", false),
        ("map", false), ("-", false), ("/a.b/map", false), (".hidden", false), ("map.", false), ("", false),
    ])
    func anEndingThatNamesNoFormat(_ row: (path: String, isUnknown: Bool)) {
        #expect(PictureFormat.isUnknown(path: row.path) == row.isUnknown)
    }

    /// Merging keeps every point covered once, and a filled rectangle is one.
    @Test(arguments: 0..<50 as Range<UInt64>)
    func merging(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var rects: [PointRect] = []
        for y in 0..<6 {
            for x in 0..<6 where seed == 0 || Bool.random(using: &generator) {
                rects.append(PointRect(x: x * 8, y: y * 16, width: 8, height: 16))
            }
        }
        let merged = PointRect.merged(rects)
        #expect(cells(merged) == cells(rects))
        #expect(merged.count <= rects.count)
        if seed == 0 { #expect(merged == [PointRect(x: 0, y: 0, width: 48, height: 96)]) }
    }

    /// Each cell as often as it is covered, in order.
    private func cells(_ rects: [PointRect]) -> [[Int]] {
        rects.flatMap { rect in
            stride(from: rect.y, to: rect.y + rect.height, by: 16).flatMap { y in
                stride(from: rect.x, to: rect.x + rect.width, by: 8).map { [y, $0] }
            }
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}

extension String {
    fileprivate func between(_ start: String, _ end: String) -> String? {
        guard let from = firstRange(of: start), let to = self[from.upperBound...].firstRange(of: end) else {
            return nil
        }
        return String(self[from.upperBound..<to.lowerBound])
    }

    /// The text without tags, references read.
    fileprivate var withoutMarkup: String {
        var text = ""
        var isTag = false
        for character in self {
            if character == "<" { isTag = true }
            if !isTag { text.append(character) }
            if character == ">" { isTag = false }
        }
        let references = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
        for (reference, character) in references { text = text.replacing(reference, with: character) }
        return text.replacing("&amp;", with: "&")
    }
}
