import Geography
import Input
import Terminal
import Testing

/// Bytes that exercise every kind of sequence, whole and malformed.
private let samples: [String] = [
    "aé€😀", "\u{1B}[A\u{1B}[1;5C\u{1B}OP", "\u{1B}[15~\u{1B}[3;2~", "\u{1B}[97;5u", "\u{1B}x",
    "\u{1B}[<0;10;5M\u{1B}[<32;11;5M\u{1B}[<0;11;5m", "\u{1B}[<35;-4;-2M\u{1B}[<65;3;3M",
    "\u{1B}[200~two\nlines\u{1B}[201~z", "\u{1B}[I\u{1B}[O", "\u{1B}[?1016;2$y\u{1B}[6;16;8t\u{1B}[?62;1c",
    "\u{1B}P1$r0m\u{1B}\\q", "\u{1B}[99999999999999999999;1H\u{1B}[<9999999999999999999;1;1M",
]

private func decode(_ pieces: [[UInt8]]) -> [DecodedInput] {
    var decoder = InputDecoder()
    return pieces.flatMap { decoder.feed($0) } + decoder.flush()
}

private func event(_ kind: MouseEvent.Kind, _ column: Double, _ row: Double) -> DecodedInput {
    .event(.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row))))
}

private func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> DecodedInput {
    .event(.key(Key(code, modifiers)))
}

@Test(
    arguments: [
        ("é", [key(.character("é"))]),
        ("\u{13}", [key(.character("s"), .control)]),
        ("\u{1B}[A", [key(.up)]),
        ("\u{1B}[1;5C", [key(.right, .control)]),
        ("\u{1B}[Z", [key(.tab, .shift)]),
        ("\u{1B}OP", [key(.function(1))]),
        ("\u{1B}[24~", [key(.function(12))]),
        ("\u{1B}x", [key(.character("x"), .alt)]),
        ("\u{1B}", [key(.escape)]),
        ("\u{1B}[97;5u", [key(.character("a"), .control)]),
        ("\u{1B}[<0;10;5M", [event(.press(.left), 9.5, 4.5)]),
        ("\u{1B}[<32;-1;5M", [event(.drag(.left), -1.5, 4.5)]),
        ("\u{1B}[<2;10;5m", [event(.release(.right), 9.5, 4.5)]),
        ("\u{1B}[<64;10;5M", [event(.wheel(.up), 9.5, 4.5)]),
        ("\u{1B}[<64;10;5m\u{1B}[<128;10;5M", []),
        ("\u{1B}[200~a\u{1B}[201~", [.event(.paste("a"))]),
        ("\u{1B}[O", [.event(.focus(false))]),
        ("\u{1B}[?1016;2$y", [.reply(.mode(1016, setting: 2))]),
    ] as [(String, [DecodedInput])])
func decodesBytes(text: String, expected: [DecodedInput]) {
    #expect(decode([Array(text.utf8)]) == expected)
}

@Test(arguments: samples)
func everySplitGivesTheSameEvents(text: String) {
    let bytes = Array(text.utf8)
    let whole = decode([bytes])
    #expect(decode(bytes.map { [$0] }) == whole)
    for cut in 0...bytes.count {
        #expect(decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole)
    }
}
