import Drawing
import Geography
import Input
import Testing

@testable import Editor

@Suite struct BoxSelectionTests {
    private func dragged(_ glyphs: GlyphSet) throws -> [String] {
        var editor = try Samples.editor(
            "{\"type\":\"FeatureCollection\",\"features\":[]}", columns: 30, rows: 10)
        editor.apply {
            $0.glyphs = glyphs
            $0.showsGraticule = false
        }
        _ = editor.update(.command("box"))
        for (kind, column, row) in [
            (MouseEvent.Kind.press(.left), 5.5, 2.5), (.drag(.left), 12.5, 6.5),
        ] {
            _ = editor.update(
                .input(.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))))
        }
        return Screenshot.lines(editor)
    }

    @Test(
        arguments: [
            (GlyphSet.braille, "┌──────┐", "│      │", "└──────┘"),
            (.ascii, "+------+", "|      |", "+------+"),
        ])
    func theFrameIsSeenInPlainText(_ row: (glyphs: GlyphSet, top: String, side: String, bottom: String))
        throws
    {
        let lines = try dragged(row.glyphs)
        func part(_ line: Int) -> String { String(Array(lines[line]).dropFirst(5).prefix(8)) }
        #expect(part(2) == row.top)
        #expect((3...5).allSatisfy { part($0) == row.side })
        #expect(part(6) == row.bottom)
    }
}
