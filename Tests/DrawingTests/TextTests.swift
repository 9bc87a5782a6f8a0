import Geography
import Testing

@testable import Drawing

@Suite struct TextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\u{1B}[2Jb", "a?[2Jb"), ("\u{9B}\u{7F}\n\t\0", "?????"),
        ("\u{202E}x\u{2069}", "?x?"),
        ("a\u{2028}b", "a?b"), ("❤\u{FE0F}", "❤"), ("co\u{AD}op\u{200D}", "coop"), ("Süd 東京", "Süd 東京"),
        ("\u{85}\u{61C}", "??"),
    ])
    func harmless(text: String, expected: String) {
        #expect(SafeText.harmless(text) == expected)
    }

    @Test(arguments: [
        ("", 0), ("abc", 3), ("東京", 4), ("e\u{301}", 1), ("\u{1B}", 1), ("😀", 2), ("■●▗⠁", 4), ("한", 2),
        ("ก\u{E31}", 1), ("\u{300}", 0),
    ])
    func columns(text: String, expected: Int) {
        #expect(TextWidth.columns(of: text) == expected)
    }

    @Test(arguments: [
        (0, Int.max, "東京ab....", 6), (-1, Int.max, " 京ab.....", 6), (7, Int.max, ".......東 ", 6),
        (0, 3, "東........", 2),
        (20, 9, "..........", 6), (-9, Int.max, "..........", 6),
    ])
    func writing(column: Int, limit: Int, expected: String, taken: Int) {
        let dot = GridCell(scalar: 0x2E)
        var grid = Grid(size: CellSize(columns: 10, rows: 1), filledWith: dot)
        let result = grid.write(
            "東京ab", at: Cell(column: column, row: 0), foreground: Color(0), background: nil, maxColumns: limit
        )
        let text = String(TextWriter.text(of: grid).dropLast())
        #expect(text == expected.trimmedEnd)
        #expect(result == taken)
    }

    @Test func overwritingHalfOfAWideCharacterBlanksTheOther() {
        for column in 0...1 {
            var grid = Grid(size: CellSize(columns: 2, rows: 1))
            grid.write("東", at: Cell(column: 0, row: 0), foreground: Color(0), background: nil)
            grid.write("x", at: Cell(column: column, row: 0), foreground: Color(0), background: nil)
            #expect(TextWriter.text(of: grid) == (column == 0 ? "x\n" : " x\n"))
        }
    }

    @Test func boxesAreRoundAndClipped() {
        var grid = Grid(size: CellSize(columns: 5, rows: 3))
        let rect = CellRect(column: 1, row: 0, columns: 3, rows: 3)
        grid.box(rect, foreground: Color(0), background: Color(0), glyphs: .braille)
        #expect(TextWriter.text(of: grid) == " ╭─╮\n │ │\n ╰─╯\n")
        let far = CellRect(column: .max - 1, row: -5, columns: .max, rows: .max)
        grid.box(far, foreground: Color(0), background: Color(0), glyphs: .ascii)
    }

    @Test(
        arguments: [
            (0x00_0000, 16, 0), (0xFF_FFFF, 231, 15), (0xFF_0000, 196, 9), (0x80_8080, 244, 8),
            (0x5F_87AF, 67, 12), (0x78_8086, 244, 8), (0xF4_E0CE, 224, 7),
        ] as [(UInt32, UInt8, UInt8)])
    func nearestColors(rgb: UInt32, indexed: UInt8, sixteen: UInt8) {
        #expect(ColorMapping.indexed256(Color(rgb)) == indexed)
        #expect(ColorMapping.sixteen(Color(rgb)) == sixteen)
    }
}

extension String {
    fileprivate var trimmedEnd: String {
        var copy = self
        while copy.last == " " { copy.removeLast() }
        return copy
    }
}
