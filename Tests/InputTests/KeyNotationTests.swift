import Testing

@testable import Input

@Suite struct KeyNotationTests {
    static let table: [(String, Key)] = [
        ("d", .character("d")), ("K", .character("K")), (":", .character(":")), ("ß", .character("ß")),
        ("*", .character("*")), ("-", .character("-")), ("#", .character("#")), ("🗺", .character("🗺")),
        ("Tab", Key(.tab)), ("S-Tab", Key(.tab, .shift)), ("Escape", Key(.escape)), ("Enter", Key(.enter)),
        ("Space", .character(" ")), ("C-Space", .control(" ")), ("C-r", .control("r")),
        ("S-Right", Key(.right, .shift)), ("A-Up", Key(.up, .alt)), ("A-x", Key(.character("x"), .alt)),
        ("S-A-C-Left", Key(.left, [.shift, .alt, .control])), ("C--", .control("-")),
        ("Home", Key(.home)), ("End", Key(.end)), ("PageUp", Key(.pageUp)), ("PageDown", Key(.pageDown)),
        ("Insert", Key(.insert)), ("Delete", Key(.delete)), ("Backspace", Key(.backspace)),
        ("F1", Key(.function(1))), ("S-F24", Key(.function(24), .shift)),
    ]

    @Test(arguments: table) func aKeyIsReadAndWritten(_ row: (String, Key)) {
        #expect(KeyNotation.key(named: row.0) == row.1)
        #expect(KeyNotation.notation(of: row.1) == row.0)
    }

    @Test func modifiersStandInAnyOrder() {
        #expect(KeyNotation.key(named: "C-S-A-Left") == Key(.left, [.shift, .alt, .control]))
    }

    @Test(arguments: ["", "tab", "Tabb", "ab", "F0", "F25", "Fx", "C-", "S-A-", "X-a", "C-ab", "Left Right"])
    func whatNamesNoKeyIsRefused(_ word: String) {
        #expect(KeyNotation.key(named: word) == nil)
    }
}
