import Drawing
import Input
import Terminal
import Testing

@Suite struct PasteAndReplyTests {
    @Test(arguments: [
        ("q:wq!", "q:wq!"), ("", ""), ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("tab\there", "tab\there"),
        ("grün 漢", "grün 漢"), ("^[[A", "[A"), ("^[[201", "[201"), ("\u{7}\u{0}x", "x"),
    ])
    func pastes(_ content: String, _ expected: String) {
        #expect(decode("^[[200~" + content + "^[[201~z") == [.event(.paste(expected)), key(.character("z"))])
    }

    @Test func invalidTextIsRepaired() {
        #expect(decode(bytes("^[[200~a") + [0xFF] + bytes("b^[[201~")) == [.event(.paste("a\u{FFFD}b"))])
    }

    @Test(arguments: [
        ("^[[?1016;2$y", DecodedInput.reply(.mode(1016, setting: 2))),
        ("^[[?2026;0$y", .reply(.mode(2026, setting: 0))),
        ("^[[6;17;8t", .reply(.cellPixels(width: 8, height: 17))), ("^[[?62;22c", .reply(.attributes)),
        ("^[]11;rgb:ffff/FFFF/eeee^[\\", .reply(.background(.light))),
        ("^[]11;rgb:1e1e/1e1e/2e2e\u{7}", .reply(.background(.dark))),
        ("^[]11;rgb:f/f/f^[\\", .reply(.background(.light))),
        ("^[]11;rgba:000/000/000/fff\u{7}", .reply(.background(.dark))),
        ("^[[?6c", .reply(.attributes)), ("^[[I", .event(.focus(true))), ("^[[O", .event(.focus(false))),
    ])
    func replies(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    @Test func anAnswerMayComeInPieces() {
        var decoder = InputDecoder()
        let replies = bytes("^[]11;rgb:ffff/ffff/ffff^[\\x").flatMap { decoder.feed([$0]) }
        #expect(replies == [.reply(.background(.light)), key(.character("x"))])
    }

    @Test(arguments: [
        "^[]11;?^[\\", "^[]10;rgb:ff/ff/ff^[\\", "^[]11;rgb:ff/ff^[\\", "^[]11;rgb:fffff/0/0^[\\",
        "^[]11;rgb:+f/0/0\u{7}", "^[P11;rgb:ff/ff/ff^[\\", "^[]11;rgb:ff/ff/ff\u{18}", "^[]11;rgb://\u{7}",
        "^[[6;0;8t", "^[[6;8t", "^[[?1016$y", "^[[>c",
    ])
    func incompleteRepliesAreNone(_ text: String) {
        #expect(decode(text) == [])
    }
}
