import Testing

@testable import Editor

@Suite struct StatusLayoutTests {
    private static let pieces = [
        StatusPiece(forms: [" MAP ", ""], side: .left, look: .chip, stay: 10),
        StatusPiece(forms: ["dir/file", "file", ""], side: .left, stay: 40),
        StatusPiece(forms: ["many words", "few"], side: .left, stay: 60),
        StatusPiece(forms: ["1.5,2.5", ""], side: .right, stay: 50),
        StatusPiece(forms: ["z3", ""], side: .right, stay: 20),
    ]

    /// What stays least gives way first, a form at a time; it comes back where something wide had to go after it.
    @Test(
        arguments: [
            (100, [" MAP ", "dir/file", "many words", "1.5,2.5", "z3"]),
            (40, [" MAP ", "dir/file", "many words", "1.5,2.5", "z3"]),
            (39, ["dir/file", "many words", "1.5,2.5", "z3"]),
            (32, ["dir/file", "many words", "1.5,2.5"]),
            (28, ["file", "many words", "1.5,2.5"]),
            (24, ["many words", "1.5,2.5", "z3"]),
            (22, ["many words", "1.5,2.5"]),
            (18, ["file", "many words"]),
            (9, ["file", "few"]),
            (8, ["few", "z3"]),
            (6, ["few"]),
            (1, ["few"]),
        ] as [(Int, [String])]) func whatGivesWay(_ row: (columns: Int, texts: [String]))
    {
        #expect(StatusLayout.fit(Self.pieces, columns: row.columns).map(\.text) == row.texts)
    }

    @Test func whatIsShownFits() {
        for columns in 3...100 {
            let texts = StatusLayout.fit(Self.pieces, columns: columns).map(\.text)
            let width = texts.reduce(0) { $0 + $1.count } + StatusLayout.gap * (texts.count - 1)
            #expect(width <= columns, "\(columns)")
        }
    }
}
