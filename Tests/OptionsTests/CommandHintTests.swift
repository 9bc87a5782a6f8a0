import Options
import Testing

/// What is said of a word that names no file.
@Suite struct CommandHintTests {
    @Test(
        arguments: [
            ("chek", "did you mean plat check? plat check --help tells about it"),
            ("renderr", "did you mean plat render? plat render --help tells about it"),
            ("rend", "did you mean plat render? plat render --help tells about it"),
            ("edt", "did you mean plat edit? plat edit --help tells about it"),
            ("info", "plat has no command info, but plat check FILE says what is wrong with the data"),
            ("help", "plat has no command help, but plat --help lists those it has"),
            ("zone.geojson", nil), ("./chek", nil), ("chek.json", nil), ("data/info", nil), ("zones", nil),
            ("re", nil), ("", nil), ("größe", nil), (String(repeating: "render", count: 100), nil),
        ] as [(String, String?)])
    func aWordMayBeMeantAsACommand(_ row: (word: String, clause: String?)) {
        #expect(CommandHint.clause(for: row.word) == row.clause)
    }

    @Test(arguments: ["diff", "info", "validate", "view", "convert", "export", "open", "show", "version"])
    func whatOtherToolsHaveIsKnown(word: String) {
        #expect(CommandHint.clause(for: word)?.hasPrefix("plat has no command \(word), but ") == true)
    }
}
