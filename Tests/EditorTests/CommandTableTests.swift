import Geography
import Input
import Testing

@testable import Editor

@Suite struct CommandTableTests {
    @Test(arguments: [
        ("write", "write"), ("w", "write"), ("q", "quit"), ("q!", "quit"), ("wq", "wq"), ("x", "x"),
        ("e", "open"),
        ("e!", "open"), ("cq", "cq"), ("sel", "select"), ("z", "zoom"), ("mo", "move"), ("  :undo", "undo"),
        ("u", "undo"), ("h", "help"), ("ver 0.2", "vertex"), ("nudge\teast 5m", "nudge"),
    ]) func aNameAnAliasOrAUniqueBeginning(_ row: (line: String, name: String)) {
        #expect(EditorCommands.name(of: row.line) == row.name)
    }

    @Test(arguments: [
        ("p", "'p' could be pan, previous, property, protect, palette"),
        ("jump", "'jump' is no command; help lists them"),
        ("undo!", "undo has no form with !"), ("!", "'!' is no command; help lists them"),
        ("select \"a", "the quote \" is not closed"),
    ]) func whatIsNoCommandIsSaid(_ row: (line: String, reason: String)) throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(row.line))
        #expect(editor.failure == row.reason)
    }

    @Test(arguments: ["", "   ", "# a comment", "\t# another"]) func nothingIsNoCommand(_ line: String) throws
    {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command(line))
        #expect(editor.failure == nil)
    }

    @Test(arguments: [
        "open", "write", "quit", "wq", "undo", "redo", "select", "vertex", "next", "previous", "goto", "fit",
        "zoom",
        "pan", "nudge", "move", "insert", "delete", "map", "export", "help",
    ]) func theCommandsThatMustExistDo(_ name: String) {
        #expect(CommandTable.commands.contains { $0.name == name })
    }

    @Test func namesAndAliasesAreUnique() {
        let names = CommandTable.commands.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
    }

    @Test(
        arguments: [
            ("", []), ("a", ["a"]), ("  a \t b ", ["a", "b"]), ("name=\"Old Town\"", ["name=Old Town"]),
            ("'a b' c", ["a b", "c"]), ("a\\ b", ["a b"]), ("\"a\\\"b\"", ["a\"b"]), ("\"a\\b\"", ["a\\b"]),
            ("'a\\b'", ["a\\b"]), ("''", [""]), ("a''b", ["ab"]), ("a\\", ["a\\"]), ("'\"'", ["\""]),
            ("größe 地図", ["größe", "地図"]),
        ] as [(String, [String])]) func wordsAreSplitAsAShellDoes(_ row: (line: String, words: [String]))
        throws
    {
        #expect(try WordSplitter.words(of: row.line).get() == row.words)
    }
}

@Suite struct KeyMapTests {
    @Test func noKeyIsBoundTwiceInOneContext() {
        var seen: Set<String> = []
        for binding in KeyMap.standard.bindings {
            let context = binding.context.map { "\($0)" } ?? "always"
            #expect(seen.insert("\(binding.key) \(context)").inserted, "\(binding)")
        }
    }

    @Test func everyKeyRunsACommand() {
        for binding in KeyMap.standard.bindings {
            #expect(EditorCommands.name(of: binding.command) != nil, "\(binding)")
        }
    }

    @Test func whatHelpSaysInItsOwnWordsIsBound() {
        let bound = Set(KeyMap.standard.bindings.map(\.command))
        for line in HelpText.ownWords.keys { #expect(bound.contains(line), "\(line)") }
    }

    @Test func theArrowsAreOneName() {
        let keys = HelpText.lines(topic: nil, keyMap: .standard, room: 40).map(\.key)
        #expect(keys.contains("S-arrows") && !keys.contains { $0.contains("S-Left") })
    }

    @Test func everyCommandIsInTheHelp() {
        let text = HelpText.lines(topic: nil, keyMap: .standard, room: 40).map(\.key)
        for command in CommandTable.commands { #expect(text.contains(command.name)) }
    }

    @Test(arguments: CommandTable.commands.map(\.name)) func everyCommandHasItsOwnHelp(_ name: String) {
        let lines = HelpText.lines(topic: name, keyMap: .standard, room: 20)
        #expect(lines.first?.key.hasPrefix(name) == true)
        #expect(lines.count > 1)
    }

    @Test func aBoundKeyRunsItsCommand() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.command("map K zoom 3"))
        _ = editor.update(.input(.key(.init(.character("K")))))
        #expect(editor.state.camera.zoom == 3)
    }
}
