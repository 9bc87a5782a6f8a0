import Drawing
import Geography
import Input
import Testing

@testable import Editor

/// A list of features, narrowed by what is typed behind `/`.
@Suite struct FilterTests {
    private static func listing() throws -> Editor {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        _ = editor.update(.command("features"))
        return editor
    }

    private static func shown(_ editor: Editor) -> [Int]? {
        editor.state.panel?.list?.entries.compactMap { $0.feature?.feature }
    }

    @Test(
        arguments: [
            ("", Array(0..<11)), ("  ", Array(0..<11)), ("h", [0]), ("FAR", [7]), ("ell", [2]),
            // Without a name it is called by its id, without that by its position.
            ("7", [1, 7]), ("5", [5]), ("#5", [5]), ("a", [7]), ("a\"", []), ("name", []), ("no such", []),
        ] as [(String, [Int])])
    func whatIsTypedNarrowsIt(_ row: (text: String, features: [Int])) throws {
        var editor = try Self.listing()
        editor.type("/" + row.text)
        #expect(Self.shown(editor) == row.features)
        #expect(editor.state.panel?.list?.filter?.string == row.text)
        // Where nothing is left, what was chosen before stays selected.
        if let first = row.features.first { #expect(editor.state.selection?.feature == first) }
        editor.press(Key(.escape))
        #expect(Self.shown(editor) == Array(0..<11))
        #expect(editor.state.panel != nil && editor.state.panel?.list?.filter == nil)
    }

    @Test func theOneThatIsChosenStaysChosen() throws {
        var editor = try Self.listing()
        _ = editor.update(.command("select 0"))
        editor.type("/l")
        // What shows now: Holed, Well.
        #expect(Self.shown(editor) == [0, 2])
        editor.press(Key(.down))
        #expect(editor.state.selection?.feature == 2)
        editor.type("l")
        #expect(Self.shown(editor) == [2] && editor.state.selection?.feature == 2)
        editor.press(Key(.backspace))
        #expect(Self.shown(editor) == [0, 2] && editor.state.selection?.feature == 2)
        editor.press(Key(.enter))
        #expect(editor.state.panel == nil && editor.state.selection?.feature == 2)
    }

    @Test func nothingIsTakenOfNothing() throws {
        var editor = try Self.listing()
        editor.type("/zzz")
        for key in [Key(.enter), Key(.down), Key(.pageUp), Key(.tab), Key(.tab, .shift)] {
            editor.press(key)
            #expect(Self.shown(editor) == [])
        }
        #expect(Screenshot.lines(editor).contains { $0.contains("nothing holds that") })
        for _ in 0..<4 { editor.press(Key(.backspace)) }
        #expect(Self.shown(editor) == Array(0..<11))
        #expect(editor.state.panel?.list?.filter == nil)
    }

    @Test func aClickTakesTheLineBeneathIt() throws {
        var editor = try Self.listing()
        editor.type("/l")
        let frame = try #require(PanelView.frame(in: editor.state))
        for (row, entry) in [(1, nil), (2, 0), (3, 1), (4, nil)] as [(Int, Int?)] {
            let position = CellPoint(
                middleOf: Cell(column: frame.column + 3, row: frame.row + row))
            #expect(editor.chrome(at: position) == .panel(entry))
        }
    }

    @Test func whatIsPastedNarrowsItToo() throws {
        var editor = try Self.listing()
        editor.type("/")
        editor.carryOut(editor.update(.input(.paste("far"))))
        #expect(Self.shown(editor) == [7])
    }

    /// `/` behind a list of what was found looks anew, as it does everywhere else.
    @Test func whatWasFoundIsLookedForAnew() throws {
        var editor = try Samples.editor(Samples.everything, columns: 80, rows: 24)
        editor.search("find name")
        editor.type("/")
        #expect(editor.state.prompt?.command == "find ")
    }

    @Test func whoTypesANameIsToldOfTheFilter() throws {
        var editor = try Self.listing()
        editor.type("o")
        #expect(editor.state.message == .note("/ filters the list"))
    }

    @Test func theListSaysWhatItsKeysDo() throws {
        var editor = try Self.listing()
        #expect(Screenshot.lines(editor).contains { $0.contains("/ filters") })
        editor.type("/l")
        let lines = Screenshot.lines(editor)
        #expect(lines.contains { $0.contains("Escape shows all") })
        #expect(lines[0].contains("1/2 of 11") && lines[1].contains("/l"))
        for columns in 1...120 {
            _ = editor.update(.input(.resize(CellSize(columns: columns, rows: 10))))
            #expect(Screenshot.lines(editor).count == 10)
        }
    }
}

extension Editor {
    /// Types characters, and carries out the searches that come of them.
    fileprivate mutating func type(_ text: String) {
        for scalar in text.unicodeScalars { press(.character(scalar)) }
    }

    fileprivate mutating func press(_ key: Key) { carryOut(update(.input(.key(key)))) }

    fileprivate mutating func carryOut(_ effects: [Effect]) {
        for case .search(let request) in effects {
            _ = update(.result(Samples.result(of: request, in: self)))
        }
    }
}
