import Geography
import TestSupport
import Testing

@testable import Drawing

@Suite struct PictureTests {
    @Test(arguments: GlyphSet.allCases)
    func everythingInColor(glyphs: GlyphSet) throws {
        try expectGolden("everything-\(glyphs.rawValue).txt", SampleScene.everything().text(glyphs: glyphs))
    }

    @Test(arguments: GlyphSet.allCases)
    func everythingWithoutColor(glyphs: GlyphSet) throws {
        let text = SampleScene.everything().text(glyphs: glyphs, depth: .none)
        try expectGolden("plain-\(glyphs.rawValue).txt", text)
    }

    @Test func turned() throws {
        var sample = SampleScene.everything(bearing: 30)
        sample.scene.labels = []
        try expectGolden("turned.txt", sample.text(glyphs: .braille))
    }

    @Test func graticuleOfTheWorld() throws {
        var sample = SampleScene(zoom: -1)
        sample.scene.showsGraticule = true
        try expectGolden("graticule.txt", sample.text(glyphs: .braille))
    }

    @Test(arguments: GlyphSet.allCases, [ColorDepth.truecolor, .indexed256, .sixteen, .none])
    func ansi(glyphs: GlyphSet, depth: ColorDepth) throws {
        let text = ANSIWriter.text(
            of: SampleScene.everything().drawn(glyphs: glyphs, depth: depth), depth: depth)
        let lines = text.split(separator: "\n")
        #expect(lines.count == 12)
        for line in lines {
            #expect(line.hasPrefix("\u{1B}[0m"))
            #expect(line.hasSuffix("\u{1B}[0m"))
        }
        try expectGolden("everything-\(glyphs.rawValue)-\(depth).ansi", text)
    }

    @Test func everyCellHasABackgroundInTruecolor() {
        let grid = SampleScene.everything().drawn()
        #expect(grid.cells.allSatisfy { !$0.background.isTerminalDefault })
    }
}
