import TestSupport
import Testing

@testable import Drawing

@Suite struct ThemeFileTests {
    @Test func fourThemesAreInTheBinaryTheUsualOneFirst() {
        #expect(Theme.names == ["dark", "light", "outdoors", "mono"])
    }

    /// An embedded file that could not be read would leave the terminal's default everywhere.
    @Test(arguments: Theme.names) func everyThemeHasEveryRole(_ name: String) throws {
        let theme = try #require(Theme.named(name))
        #expect(theme.name == name)
        for role in Theme.Role.allCases { #expect(!theme[role].isTerminalDefault, "\(role)") }
    }

    @Test func noThemeHasAnotherName() { #expect(Theme.named("drak") == nil) }

    @Test func aFileChangesWhatItInherits() throws {
        let theme = try read("# mine\r\n\r\ninherits = light # to begin with\n  land=#ABCDEF\nwater.16 = 4\n")
        #expect(theme.name == "mine")
        #expect(theme.land == Color(0xAB_CDEF))
        #expect(theme.ground == Theme.light.ground)
        #expect(theme.fitted(to: .sixteen).water == Color(0x00_00EE))
        #expect(theme.fitted(to: .indexed256).water == Theme.light.fitted(to: .indexed256).water)
        #expect(theme.fitted(to: .truecolor) == theme)
        #expect(theme.fitted(to: .truecolor).water == Theme.light.water)
    }

    @Test func aColourThatIsGivenDropsWhatStoodInForTheInheritedOne() throws {
        let base = try read("inherits = light\nwater.16 = 4\nland.16 = 2")
        let theme = try read("inherits = base\nwater = #ff0000") { _ in base }
        #expect(theme.fitted(to: .sixteen).water == Color(0xFF_0000))
        #expect(theme.fitted(to: .sixteen).land == Color(0x00_CD00))
    }

    @Test(arguments: [
        ("grund = #000000", 1, 1, "no colour is called 'grund'; did you mean ground?"),
        ("inherits = light\n  ground #000000", 2, 10, "expected = behind ground"),
        ("ground = #12345", 1, 10, "expected a colour such as #1a2b3c"),
        ("ground = #12345g", 1, 10, "expected a colour such as #1a2b3c"),
        ("ground = ", 1, 10, "expected a colour such as #1a2b3c"),
        ("ground = #000000 x", 1, 18, "expected nothing more in this line but a comment"),
        ("ground.8 = 1", 1, 1, "behind ground expected nothing, .16 or .256, for fewer colours"),
        ("ground.16 = 16", 1, 13, "expected a number of the palette, from 0 to 15"),
        ("ground.256 = 15", 1, 14, "expected a number of the palette, from 16 to 255"),
        ("inherits = drak", 1, 12, "no theme is called 'drak'; there are dark, light, outdoors, mono"),
        ("ground = #000000\ninherits = dark", 2, 9, "'inherits' stands before the first colour"),
        ("inherits = dark\nland = #000000\nland = #111111", 3, 15, "land was given in line 2 already"),
        ("ground = #000000\n\n", 1, 1, "graticule is not given; give it, or begin with 'inherits = dark'"),
        ("", 1, 1, "ground is not given; give it, or begin with 'inherits = dark'"),
        ("grün\u{1B} = #000000", 1, 1, "no colour is called 'grün?'; "),
        ("ground = ä#000000", 1, 10, "expected a colour such as #1a2b3c"),
        ("ground = #000000 ää ö", 1, 18, "expected nothing more in this line but a comment"),
    ])
    func whatIsWrongIsSaidWithItsPlace(_ text: String, _ line: Int, _ column: Int, _ reason: String) {
        let error = #expect(throws: TextFileError.self) { _ = try read(text) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.reason.hasPrefix(reason) == true, "\(error?.reason ?? "")")
        #expect(error?.message(file: "x.theme") == "x.theme:\(line):\(column): \(error?.reason ?? "")")
    }

    @Test func whatStandsInIsTheNumberItself() {
        for number in UInt8(16)...255 {
            #expect(ColorMapping.indexed256(ColorMapping.color(number)) == number)
        }
        for number in UInt8(0)..<16 {
            #expect(ColorMapping.sixteen(ColorMapping.basic(number)) == number)
        }
    }

    /// Whatever the bytes, there is a theme or an error.
    @Test func anyBytesAreRead() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "ground", "land", " = ", "#", "#12ab34", "inherits", ".16", ".256", "\n", "\r", "\t", "9", "dark",
            "é",
        ]
        for _ in 0..<2_000 {
            var text = (0..<Int.random(in: 0..<12, using: &random)).compactMap { _ in
                pieces.randomElement(using: &random)
            }.joined().utf8.map(\.self)
            if Bool.random(using: &random) { text.append(UInt8.random(in: 0...255, using: &random)) }
            do throws(TextFileError) {
                _ = try ThemeFile.theme(text, name: "any")
            } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
        }
    }

    private func read(
        _ text: String, inherited: (String) -> Theme? = Theme.named
    ) throws(TextFileError) -> Theme {
        try ThemeFile.theme(Array(text.utf8), name: "mine", inherited: inherited)
    }
}
