import Drawing
import Geography
import Input
import Testing

@testable import Editor

@Suite struct StatusLineTests {
    /// Whatever it says, at any width it stays in its row, and a blank parts the left side from the right.
    @Test(arguments: [
        [], ["select 0"], ["select 0", "vertex 0"], ["select 2"],
        ["nonsense that is not to be found anywhere at all"],
        ["select 1", "vertex 1", "move 1,2", "leave"],
        ["command write 地図 größe and a name that is long enough for any"],
        ["turn 45", "zoom 9.5"],
    ]) func itNeverOverflows(_ commands: [String]) throws {
        for columns in 1...200 {
            var editor = try Samples.editor(Samples.everything, columns: columns, rows: 4)
            for command in commands { _ = editor.update(.command(command)) }
            var grid = Grid(size: editor.state.size)
            let cursor = StatusLine.draw(editor.state, into: &grid)
            #expect(grid.size == editor.state.size)
            #expect(grid.cells.prefix(columns * 3).allSatisfy { $0 == .blank }, "\(columns) columns")
            if let cursor { #expect(grid.size.contains(cursor), "\(columns) columns") }
        }
    }

    @Test(
        arguments: [
            (0.0, 0, "0"), (-0.0, 2, "0.00"), (-0.004, 2, "0.00"), (-0.005, 2, "-0.01"), (1.005, 1, "1.0"),
            (11.2, 3, "11.200"), (-0.5, 0, "-1"), (123456.789, 2, "123456.79"), (.nan, 2, "?"),
            (.infinity, 0, "?"),
            (0.05, 1, "0.1"), (1e300, 2, "1e+300"),
        ] as [(Double, Int, String)]) func numbersAsAPersonReadsThem(_ row: (Double, Int, String))
    {
        #expect(Format.fixed(row.0, row.1) == row.2)
    }
}
