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
        ("^[[?6c", .reply(.attributes)), ("^[[I", .event(.focus(true))), ("^[[O", .event(.focus(false))),
    ])
    func replies(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    @Test(arguments: ["^[[6;0;8t", "^[[6;8t", "^[[?1016$y", "^[[>c"])
    func incompleteRepliesAreNone(_ text: String) {
        #expect(decode(text) == [])
    }
}
