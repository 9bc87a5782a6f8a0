import Input
import Terminal
import Testing

@Suite struct KeyDecodingTests {
    @Test(arguments: [
        ("a", key(.character("a"))), ("K", key(.character("K"))), (" ", key(.character(" "))),
        ("ä", key(.character("ä"))), ("漢", key(.character("漢"))), ("🗺", key(.character("🗺"))),
        ("\r", key(.enter)), ("\n", key(.enter)), ("\t", key(.tab)),
        ("\u{7F}", key(.backspace)), ("\u{8}", key(.backspace)), ("\u{0}", key(.character(" "), .control)),
        ("\u{1}", key(.character("a"), .control)), ("\u{1A}", key(.character("z"), .control)),
        ("\u{1F}", key(.character("_"), .control)), ("\u{1C}", key(.character("\\"), .control)),
        ("^[", key(.escape)), ("^[a", key(.character("a"), .alt)), ("^[ä", key(.character("ä"), .alt)),
        ("^[\r", key(.enter, .alt)), ("^[\u{7F}", key(.backspace, .alt)),
        ("^[\u{1}", key(.character("a"), [.alt, .control])),
        ("^[[", key(.character("["), .alt)), ("^[O", key(.character("O"), .alt)),
        ("^[]", key(.character("]"), .alt)), ("^[P", key(.character("P"), .alt)),
    ])
    func characters(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    @Test(arguments: [
        ("^[[A", key(.up)), ("^[OB", key(.down)), ("^[[1;2C", key(.right, .shift)),
        ("^[[1;3D", key(.left, .alt)),
        ("^[[1;5A", key(.up, .control)), ("^[[1;8A", key(.up, [.shift, .alt, .control])),
        ("^[[2A", key(.up, .shift)), ("^[O5A", key(.up, .control)), ("^[O1;2P", key(.function(1), .shift)),
        ("^[[a", key(.up, .shift)), ("^[Od", key(.left, .control)), ("^[^[[A", key(.up, .alt)),
        ("^[[H", key(.home)), ("^[OF", key(.end)), ("^[[1~", key(.home)), ("^[[4~", key(.end)),
        ("^[[7~", key(.home)), ("^[[8~", key(.end)), ("^[[2~", key(.insert)),
        ("^[[3;5~", key(.delete, .control)),
        ("^[[5~", key(.pageUp)), ("^[[6~", key(.pageDown)),
        ("^[[7$", key(.home, .shift)), ("^[[5^", key(.pageUp, .control)),
        ("^[[3@", key(.delete, [.shift, .control])),
        ("^[[Z", key(.tab, .shift)), ("^[[1;6Z", key(.tab, [.shift, .control])),
        ("^[OP", key(.function(1))), ("^[[[E", key(.function(5))), ("^[[11~", key(.function(1))),
        ("^[[15~", key(.function(5))), ("^[[17~", key(.function(6))), ("^[[21~", key(.function(10))),
        ("^[[24;2~", key(.function(12), .shift)), ("^[[1;2R", key(.function(3), .shift)),
        ("^[[26~", key(.function(14))), ("^[[29~", key(.function(16))), ("^[[34~", key(.function(20))),
        ("^[Oj", key(.character("*"))), ("^[Oy", key(.character("9"))), ("^[OM", key(.enter)),
    ])
    func named(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    @Test(arguments: [
        ("^[[97u", key(.character("a"))), ("^[[97;5u", key(.character("a"), .control)),
        ("^[[97;2u", key(.character("A"))), ("^[[49:33;2u", key(.character("!"))),
        ("^[[228;2u", key(.character("Ä"))),
        ("^[[13;2u", key(.enter, .shift)), ("^[[27u", key(.escape)), ("^[[127;3u", key(.backspace, .alt)),
        ("^[[9;5u", key(.tab, .control)), ("^[[57404u", key(.character("5"))),
        ("^[[97;5:1u", key(.character("a"), .control)),
        ("^[[27;5;105~", key(.character("i"), .control)), ("^[[27;2;13~", key(.enter, .shift)),
    ])
    func codePoints(_ text: String, _ expected: DecodedInput) {
        #expect(decode(text) == [expected])
    }

    /// Nothing of these may show as a key.
    @Test(arguments: [
        "^[[97;1:3u", "^[[57358u", "^[[99999999999999999999u", "^[[55296u", "^[[12;40R", "^[[>1;4000;20c",
        "^[[?1u",
        "^[]10;rgb:0000/0000/0000\u{7}", "^[]52;c;aGk=^[\\", "^[P1$r48:2::1:2:3m^[\\", "^[_Gi=1;OK^[\\",
        "^[[8;24;80t", "^[[99~", "^[[201~", "^[[ q", "^[[1;2;3;4x", "^[Oz", "^[[[Z", "^[[G", "^[[9;9;9!p",
        "^[[M\u{7F}",
    ])
    func swallowed(_ text: String) {
        #expect(decode(text) == [])
    }

    @Test func aLongSequenceIsSwallowedWhole() {
        #expect(decode("^[[" + String(repeating: "1;", count: 5000) + "Aa") == [key(.character("a"))])
    }

    @Test(arguments: [
        [0xFF], [0x80, 0xBF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x85],
    ])
    func invalidUTF8IsNoKey(_ bytes: [UInt8]) {
        #expect(decode(bytes + [0x61]) == [key(.character("a"))])
    }

    @Test func aBrokenCharacterDoesNotTakeTheNextKey() {
        #expect(decode([0xE2, 0x82, 0x61]) == [key(.character("a"))])
        #expect(decode([0xE2, 0x82, 0x1B, 0x5B, 0x41]) == [key(.up)])
    }

    @Test func twoEscapesAreTwo() {
        #expect(decode("^[^[") == [key(.escape), key(.escape)])
        #expect(decode("^[^[^[") == [key(.escape), key(.escape), key(.escape)])
        #expect(decode("^[^[a") == [key(.escape), key(.character("a"), .alt)])
    }

    @Test func anEscapeWaitsForItsFlush() {
        var decoder = InputDecoder()
        #expect(decoder.feed([0x1B]) == [])
        #expect(decoder.isWaiting)
        #expect(decoder.flush() == [key(.escape)])
        #expect(!decoder.isWaiting)
        #expect(decoder.flush() == [])
        #expect(decoder.feed(bytes("[A")) == [key(.character("[")), key(.character("A"))])
    }

    @Test func aSequenceUnderWayIsNotFlushed() {
        var decoder = InputDecoder()
        #expect(decoder.feed(bytes("^[[<0;1")) == [])
        #expect(decoder.flush() == [])
        #expect(decoder.feed(bytes("0;5M")) == [mouse(.press(.left), 9.5, 4.5)])
    }
}
