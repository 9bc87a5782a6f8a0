import Geography
import Input
import Testing

@testable import Editor

/// A word that is proposed is typed over, or kept.
@Suite struct PromptTests {
    @Test(
        arguments: [
            ("", "export plat.txt"), ("a", "export a"), ("a b", "export ab"), ("End a", "export plat.txta"),
            ("Left a", "export plat.txat"), ("Home a", "aexport plat.txt"), ("Backspace", "export "),
            ("Delete x", "export x"), ("C-w", "export "), ("C-u x", "x"), ("Right a", "export plat.txta"),
        ])
    func aProposalIsTypedOver(_ row: (keys: String, text: String)) throws {
        var editor = try Samples.editor(Samples.square, columns: 80)
        for name in ["e"] + row.keys.split(separator: " ").map(String.init) {
            let key = try #require(KeyNotation.key(named: name))
            _ = editor.update(.input(.key(key)))
        }
        #expect(editor.state.prompt?.string == row.text)
    }

    @Test func enterTakesIt() throws {
        var editor = try Samples.editor(Samples.square)
        _ = editor.update(.input(.key(.character("e"))))
        #expect(
            editor.update(.input(.key(Key(.enter)))) == [.export(path: "plat.txt", isForced: false)])
    }

    @Test func theEndingsAreNamedWhereThereIsRoom() throws {
        for (columns, isNamed) in [(80, true), (30, false)] {
            var editor = try Samples.editor(Samples.square, columns: columns)
            _ = editor.update(.input(.key(.character("e"))))
            let line = Screenshot.lines(editor).last ?? ""
            #expect(line.contains("plat.txt"))
            #expect(line.contains(".svg") == isNamed, "\(line)")
        }
    }
}
