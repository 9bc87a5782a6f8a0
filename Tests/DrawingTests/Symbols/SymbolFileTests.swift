import Geography
import TestSupport
import Testing

@testable import Drawing

@Suite struct SymbolFileTests {
    private static let small = """
        # a drawing
        glyph = ● # a dot
        ascii = o
        [ordinary]
        anchor = 1,2
        letter = 0,1
        #.
        -o

        [emphasised]
        anchor = 2,2
        *#*
        """

    @Test func aDrawingIsRead() throws {
        let symbol = try read(Self.small)
        #expect(symbol.glyph == "●")
        #expect(symbol.ascii == "o")
        let red = Color(0xCC_0000)
        let image = try #require(symbol.image(color: red, showsEye: true))
        #expect((image.columns, image.rows) == (2, 2))
        #expect(image.anchor == DotVector(x: 1, y: 2))
        #expect(image.pixels[0] == red && image.pixels[1] == nil && image.pixels[3] == Color(0xFF_FFFF))
        #expect(symbol.image(color: red)?.pixels[3] == red, "an eye beneath a letter")
        #expect(try #require(image.pixels[2]).luminance < red.luminance)
        #expect(symbol.letterPlace(isEmphasised: false) == DotVector(x: 0, y: 1))
        let rim = Color(0x00_FF00)
        #expect(symbol.image(color: red, emphasis: rim)?.pixels == [rim, red, rim])
    }

    @Test(arguments: [
        ("", 1, 1, "glyph is not given"), ("glyph = a", 1, 1, "ascii is not given"),
        ("glyph = ab", 1, 9, "expected one character, one cell wide"),
        ("glyph = 東", 1, 9, "expected one character"),
        ("ascii = é", 1, 9, "expected one character, of ASCII"),
        ("glif = a", 1, 1, "expected glyph or ascii"),
        ("glyph a", 1, 7, "expected = behind glyph"), ("glyph = a b", 1, 11, "expected nothing more"),
        ("glyph = a\nascii = a\n[big]", 3, 1, "expected [ordinary] or [emphasised]"),
        ("[ordinary]\n[ordinary]", 2, 1, "[ordinary] was given already"),
        ("[ordinary]\nanchor = 5", 2, 10, "expected a place in dots, such as 5,13"),
        ("[ordinary]\nanchor = 5,256", 2, 10, "expected a place in dots, such as 5,13"),
        ("[ordinary]\nglyph = a", 2, 1, "expected anchor or letter, or a row of dots"),
        ("[ordinary]\n##\n###", 3, 1, "a row of 3 dots among rows of 2"),
        ("[ordinary]\n#x", 2, 2, "expected one of . # - + o * as a dot"),
        ("glyph = a\nascii = a\n[ordinary]", 3, 1, "the picture of [ordinary] is not given"),
        ("glyph = a\nascii = a\n[emphasised]\n##", 4, 1, "[ordinary] is not given"),
    ])
    func whatIsWrongIsSaidWithItsPlace(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
        let error = #expect(throws: TextFileError.self) { _ = try read(text) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
    }

    /// An embedded file that could not be read would be a dot without a picture.
    @Test(arguments: [SymbolDrawing.smallPin, .mediumPin, .largePin])
    func aPinStandsOnItsTip(_ pin: SymbolDrawing) throws {
        for emphasis in [nil, Color(0xFF_FF00)] {
            let image = try #require(pin.image(color: Color(0xFF_0000), emphasis: emphasis))
            #expect(image.anchor == DotVector(x: Double(image.columns) / 2, y: Double(image.rows)))
            // The tip is a dot on each side of the anchor, and the picture is the same on both sides.
            let rows = stride(from: 0, to: image.pixels.count, by: image.columns).map {
                Array(image.pixels[$0..<($0 + image.columns)])
            }
            for row in rows { #expect(row == row.reversed()) }
            #expect(rows.last?[image.columns / 2] == Color(0xFF_0000))
            let letter = pin.letterPlace(isEmphasised: emphasis != nil)
            #expect(rows[Int(letter.y)][Int(letter.x)] == Color(0xFF_0000))
        }
    }

    @Test func sizesDiffer() {
        #expect(SymbolDrawing.smallPin.reach < SymbolDrawing.mediumPin.reach)
        #expect(SymbolDrawing.mediumPin.reach < SymbolDrawing.largePin.reach)
    }

    @Test func signsHaveNames() {
        let signs = SymbolDrawing.names.filter { !$0.hasPrefix("pin-") }
        #expect(signs.count >= 8)
        let glyphs = signs.compactMap { SymbolDrawing.sign(named: $0)?.glyph }
        #expect(Set(glyphs).count == signs.count)
        let plain = signs.compactMap { SymbolDrawing.sign(named: $0)?.ascii }
        #expect(Set(plain).count == signs.count)
        #expect(SymbolDrawing.sign(named: "pin-large") == nil)
        #expect(SymbolDrawing.sign(named: "nothing") == nil)
    }

    @Test func aPictureCoversItsCells() {
        let pin = SymbolDrawing.mediumPin
        // The tip stands on the lower edge of the cell (10, 9).
        let place = DotPoint(x: 21, y: 40)
        #expect(pin.covers(Cell(column: 10, row: 9), at: place))
        #expect(pin.covers(Cell(column: 8, row: 7), at: place))
        #expect(!pin.covers(Cell(column: 8, row: 9), at: place))
        #expect(!pin.covers(Cell(column: 10, row: 10), at: place))
        #expect(!pin.covers(Cell(column: 10, row: 5), at: place))
    }

    /// Whatever the bytes, there is a symbol or an error.
    @Test func anyBytesAreRead() {
        var random = SeededGenerator(seed: 11)
        let lines =
            Self.small.split(separator: "\n").map(String.init) + [
                "", "anchor = 300,1", "..", "#", "é", "[x]",
            ]
        for _ in 0..<2_000 {
            var text = (0..<Int.random(in: 0..<14, using: &random)).compactMap { _ in
                lines.randomElement(using: &random)
            }.joined(separator: "\n").utf8.map(\.self)
            if Bool.random(using: &random) { text.append(UInt8.random(in: 0...255, using: &random)) }
            do throws(TextFileError) {
                _ = try SymbolFile.symbol(text).image(color: Color(0))
            } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
        }
    }

    private func read(_ text: String) throws(TextFileError) -> SymbolDrawing {
        try SymbolFile.symbol(Array(text.utf8))
    }
}
