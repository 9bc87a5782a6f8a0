import Testing

@testable import Terminal

@Suite struct ColorSequenceTests {
    private static func rewritten(_ pieces: String...) -> String {
        var sequences = ColorSequences()
        return pieces.map { String(decoding: sequences.rewritten(Array($0.utf8)), as: UTF8.self) }
            .joined(separator: "|")
    }

    @Test(arguments: [
        ("\u{1B}[38;2;0m", "\u{1B}[38;2;0;0;0m"),
        ("\u{1B}[48;2;16777215mx", "\u{1B}[48;2;255;255;255mx"),
        ("a\u{1B}[38;2;66051mé", "a\u{1B}[38;2;1;2;3mé"),
        // What is no colour of one number stays.
        ("\u{1B}[38;2;1;2;3m", "\u{1B}[38;2;1;2;3m"),
        ("\u{1B}[38;2;16777216m", "\u{1B}[38;2;16777216m"),
        ("\u{1B}[38;2;m", "\u{1B}[38;2;m"),
        ("\u{1B}[38;2;1", "\u{1B}[38;2;1"),
        ("\u{1B}[38;2;1H", "\u{1B}[38;2;1H"),
        ("\u{1B}", "\u{1B}"),
        ("", ""),
    ])
    func oneSequence(written: String, expected: String) { #expect(Self.rewritten(written) == expected) }

    @Test func aColorIsSentOnce() {
        #expect(
            Self.rewritten("\u{1B}[38;2;1m\u{1B}[48;2;2ma\u{1B}[38;2;3m\u{1B}[48;2;2mb")
                == "\u{1B}[38;2;0;0;1m\u{1B}[48;2;0;0;2ma\u{1B}[38;2;0;0;3mb")
        #expect(Self.rewritten("\u{1B}[38;2;1ma", "\u{1B}[38;2;1mb") == "\u{1B}[38;2;0;0;1ma|b")
    }

    @Test(arguments: ["\u{1B}[m", "\u{1B}[39;49m", "\u{1B}[1m"])
    func andAgainAfterOtherLooks(reset: String) {
        #expect(
            Self.rewritten("\u{1B}[38;2;1ma\(reset)\u{1B}[38;2;1mb")
                == "\u{1B}[38;2;0;0;1ma\(reset)\u{1B}[38;2;0;0;1mb")
    }

    @Test func movingTheCursorChangesNoColor() {
        #expect(
            Self.rewritten("\u{1B}[48;2;1ma\u{1B}[3;4H\u{1B}[48;2;1mb")
                == "\u{1B}[48;2;0;0;1ma\u{1B}[3;4Hb")
    }

    @Test func nothingIsHeldOnceForgotten() {
        var sequences = ColorSequences()
        let bytes = Array("\u{1B}[38;2;1m".utf8)
        #expect(sequences.rewritten(bytes) == Array("\u{1B}[38;2;0;0;1m".utf8))
        sequences.forget()
        #expect(sequences.rewritten(bytes) == Array("\u{1B}[38;2;0;0;1m".utf8))
    }
}
