import Drawing
import GeoJSON
import Geography
import Input
import Testing

@testable import Editor

@Suite struct MenuTests {
    private func rightClicked(
        _ text: String, at place: Coordinate, selecting: Int? = nil, columns: Int = 60, rows: Int = 20
    ) throws -> Editor {
        var editor = try Samples.editor(text, columns: columns, rows: rows)
        if let selecting { _ = editor.update(.command("select \(selecting)")) }
        let point = CellPoint(editor.state.viewport.dot(of: WorldPoint(place)))
        _ = editor.update(.input(.mouse(MouseEvent(.press(.right), at: point))))
        _ = editor.update(.input(.mouse(MouseEvent(.release(.right), at: point))))
        return editor
    }

    @Test(
        arguments: [
            (Coordinate(11, 50.6), 0, "vertex 0.2", "delete"),
            (Coordinate(10.5, 50), 0, "Square", "insert"),
            (Coordinate(10.27, 50), nil, "Square", "insert 10.2"),
            (Coordinate(10.5, 50.3), nil, "Square", "property"),
            (Coordinate(11.2, 50.3), nil, "map", "draw point 11.2"),
        ] as [(Coordinate, Int?, String, String)])
    func whatLiesThereDecides(_ row: (place: Coordinate, selected: Int?, title: String, first: String)) throws
    {
        let editor = try rightClicked(Samples.square, at: row.place, selecting: row.selected)
        let menu = try #require(editor.state.menu)
        #expect(menu.title == row.title)
        #expect(menu.items.first?.command.hasPrefix(row.first) == true, "\(menu.items)")
    }

    @Test func everyEntryIsACommand() throws {
        var editor = try rightClicked(Samples.square, at: Coordinate(11, 50.6), selecting: 0)
        let items = MenuItems(editor.state, at: CellPoint(column: 1, row: 1))
        let all =
            items.ofVertex + items.ofMidpoint + items.ofEdge + items.ofBody + items.ofPoint + items.ofMap
            + items.ofSketch + Menu.whatToDraw
        for item in all where !item.isRule { #expect(EditorCommands.name(of: item.command) != nil) }
        _ = editor.update(.command("back"))
        #expect(editor.state.menu == nil)
    }

    @Test func anEntryThatCannotRunStaysAndSaysWhy() throws {
        var editor = try rightClicked(Samples.square, at: Coordinate(10.5, 50.3))
        let menu = try #require(editor.state.menu)
        let index = try #require(menu.items.firstIndex { $0.command == "delete feature" })
        #expect(menu.items[index].reason != nil)
        editor.takeFromMenu(index)
        #expect(editor.state.menu?.current == index)
        #expect(editor.state.layers[0].document.featureCount == 1)
    }

    @Test func keysChooseAndRun() throws {
        var editor = try rightClicked(Samples.square, at: Coordinate(10.27, 50))
        for key in [Key(.down), Key(.enter)] { _ = editor.update(.input(.key(key))) }
        #expect(editor.state.menu == nil)
        #expect(editor.state.selection?.geometry.parts.first?.vertexCount == 5)
        #expect(editor.state.selection?.vertex?.vertex == 1)
    }

    @Test func theMouseChoosesAndAClickBesideCloses() throws {
        var editor = try rightClicked(Samples.square, at: Coordinate(10.27, 50))
        let frame = try #require(MenuView.frame(in: editor.state))
        func click(_ cell: Cell) {
            for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
                _ = editor.update(.input(.mouse(MouseEvent(kind, at: CellPoint(middleOf: cell)))))
            }
        }
        let before = editor
        click(Cell(column: frame.column + 2, row: frame.row + 1))
        #expect(editor.state.menu == nil)
        #expect(editor.state.layers[0].isModified)
        editor = before
        click(Cell(column: 0, row: 0))
        #expect(editor.state.menu == nil)
        // It does nothing else: what was selected stays.
        #expect(editor.state.selection?.feature == 0)
        #expect(!editor.state.layers[0].isModified)
    }

    @Test func aMenuIsNeverOffTheScreen() throws {
        for (columns, rows) in [(8, 4), (20, 6), (40, 12), (100, 30)] {
            for column in stride(from: 0, to: columns, by: 3) {
                for row in 0..<(rows - 1) {
                    var editor = try Samples.editor(Samples.everything, columns: columns, rows: rows)
                    let point = CellPoint(middleOf: Cell(column: column, row: row))
                    _ = editor.update(.input(.mouse(MouseEvent(.press(.right), at: point))))
                    let frame = try #require(MenuView.frame(in: editor.state))
                    #expect(frame.column >= 0 && frame.column + frame.columns <= columns)
                    #expect(frame.row >= 0 && frame.row + frame.rows <= rows - 1)
                }
            }
        }
    }
}

@Suite struct PaletteTests {
    @Test(
        arguments: [
            ("undo", "undo"), ("fsel", "fit selection"), ("wq", "wq"), ("drline", "draw line"),
            ("goto", "goto"),
            ("theme", "cycle theme"), ("prop", "property"),
        ] as [(String, String)]) func theLikeliestIsFirst(_ row: (query: String, line: String)) throws
    {
        let editor = try Samples.editor(Samples.everything)
        #expect(PaletteEntries.matching(row.query, in: editor.state).first?.line == row.line)
    }

    @Test func allAreThereAtFirstAndNoneForNonsense() throws {
        let editor = try Samples.editor(Samples.everything)
        let all = Set(PaletteEntries.matching("", in: editor.state).map(\.line))
        for command in CommandTable.commands { #expect(all.contains(command.name)) }
        #expect(PaletteEntries.matching("zzqq", in: editor.state).isEmpty)
    }

    private func typed(_ text: String, _ last: Key) throws -> Editor {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.input(.key(.control("p"))))
        for scalar in text.unicodeScalars { _ = editor.update(.input(.key(.character(scalar)))) }
        _ = editor.update(.input(.key(last)))
        return editor
    }

    @Test func enterRuns() throws {
        let editor = try typed("nextfeature", Key(.enter))
        #expect(editor.state.palette == nil)
        #expect(editor.state.selection?.feature == 0)
    }

    @Test func whatNeedsWordsGoesIntoThePrompt() throws {
        let editor = try typed("goto", Key(.enter))
        #expect(editor.state.palette == nil)
        #expect(editor.state.prompt?.string == "goto ")
    }

    @Test func escapeClosesIt() throws {
        let editor = try typed("goto", Key(.escape))
        #expect(editor.state.palette == nil && editor.state.prompt == nil)
    }
}

@Suite struct MenuOfTheKeyboardTests {
    @Test(
        arguments: [
            ([], "map", "draw point"), (["select 0"], "Holed", "property"),
            (["select 0", "vertex 0.2"], "vertex 0.2", "delete"), (["select 2"], "?[31mWell", "command move"),
            (["select 0", "draw line"], "drawing", "draw finish"), (["draw line"], "drawing", "draw finish"),
        ] as [([String], String, String)])
    func itIsOfWhatIsWorkedOn(_ row: (commands: [String], title: String, first: String)) throws {
        var editor = try Samples.editor(Samples.everything, columns: 60, rows: 20)
        for command in row.commands + ["menu"] { _ = editor.update(.command(command)) }
        let menu = try #require(editor.state.menu)
        #expect(SafeText.harmless(menu.title) == row.title)
        #expect(menu.items.first?.command.hasPrefix(row.first) == true)
        #expect(menu.currentItem != nil)
    }
}
