import Drawing
import Geography
import Testing

@Suite struct CalloutDrawingTests {
    private static let bounds = CellRect(column: 0, row: 0, columns: 24, rows: 12)

    private func text(_ callout: Callout, at cell: Cell, _ side: Callout.Side, _ glyphs: GlyphSet) throws
        -> [String]
    {
        let placement = try #require(callout.placement(pointingAt: cell, side, within: Self.bounds))
        var grid = Grid(size: CellSize(columns: 24, rows: 12), filledWith: GridCell(scalar: 0x2E))
        grid.draw(
            callout, at: placement, foreground: .terminalDefault, background: .terminalDefault,
            border: .terminalDefault, glyphs: glyphs)
        return (0..<12).map { row in
            String(String.UnicodeScalarView((0..<24).compactMap { Unicode.Scalar(grid[$0, row].scalar) }))
        }
    }

    @Test func aboveWithItsTailAtThePlace() throws {
        let callout = Callout(title: "Quay", text: "Ferries, fish")
        let lines = try text(callout, at: Cell(column: 12, row: 8), .above, .braille)
        #expect(
            lines[4...8] == [
                "....╭───────────────╮...", "....│ Quay          │...", "....│ Ferries, fish │...",
                "....╰───────▼───────╯...", "........................",
            ])
    }

    @Test func below() throws {
        let callout = Callout(title: "Quay", text: "Ferries, fish")
        let lines = try text(callout, at: Cell(column: 3, row: 2), .below, .braille)
        #expect(
            lines[2...6] == [
                "........................", "╭──▲────────────╮.......", "│ Quay          │.......",
                "│ Ferries, fish │.......", "╰───────────────╯.......",
            ])
    }

    @Test func inAsciiAtTheEdge() throws {
        let callout = Callout(title: "Quay", text: "")
        let lines = try text(callout, at: Cell(column: 23, row: 1), .below, .ascii)
        #expect(
            lines[1...5] == [
                "........................", "................+-----^+", "................| Quay |",
                "................+------+", "........................",
            ])
    }

    @Test(arguments: [
        (Cell(column: 5, row: 3), Callout.Side.above), (Cell(column: 5, row: 9), .below),
        (Cell(column: 24, row: 8), .above), (Cell(column: -1, row: 8), .above),
    ]) func itDoesNotStandWhereItDoesNotFit(_ row: (Cell, Callout.Side)) {
        let callout = Callout(title: "Quay", text: "x")
        #expect(callout.placement(pointingAt: row.0, row.1, within: Self.bounds) == nil)
    }

    @Test(
        arguments: [
            ("one two three", 7, 9, ["one two", "three"]),
            ("one two three", 7, 1, ["one tw…"]),
            ("abcdefghij", 4, 9, ["abcd", "efgh", "ij"]),
            ("a\nb\r\nc", 4, 9, ["a", "b", "c"]),
            ("地図地図地図", 5, 9, ["地図", "地図", "地図"]),
            ("", 5, 9, []), ("  \n ", 5, 9, []), ("a", 5, 0, []),
            ("a\u{1b}[0m", 9, 9, ["a?[0m"]),
            ("one two", 3, 2, ["one", "two"]),
        ] as [(String, Int, Int, [String])])
    func textIsWrapped(_ row: (text: String, columns: Int, rows: Int, lines: [String])) {
        #expect(TextWrap.lines(of: row.text, columns: row.columns, rows: row.rows) == row.lines)
    }
}
