import Wording

/// What a person may have meant by a word that names no file: a command of plat, or one that other tools have.
public enum CommandHint {
    /// One clause, such as `did you mean plat render? plat render --help tells about it`; nil for a word that reads
    /// like a file's name, or like no command.
    public static func clause(for word: String) -> String? {
        guard !word.contains(where: { $0 == "/" || $0 == "." }) else { return nil }
        if let advice = elsewhere[word] { return "plat has no command \(word), but \(advice)" }
        let commands = CommandName.allCases.compactMap(\.topic)
        let begun = word.count >= fewestLetters ? commands.first { $0.hasPrefix(word) } : nil
        guard let near = begun ?? Nearness.nearest(to: word, among: commands) else { return nil }
        return "did you mean plat \(near)? plat \(near) --help tells about it"
    }

    /// Fewer are the beginning of anything.
    private static let fewestLetters = 3

    private static let elsewhere: [String: String] = {
        let advice: [(words: [String], advice: String)] = [
            (["help"], "plat --help lists those it has"),
            (["version"], "plat --version tells it"),
            (
                ["info", "lint", "stat", "validate", "verify"],
                "plat check FILE says what is wrong with the data"
            ),
            (["fix", "repair"], "plat check --fix CODE FILE mends what can be mended"),
            (["compare", "diff"], "git diff FILE shows a save, and :diff in the editor what it will change"),
            (["cat", "draw", "print", "show"], "plat render FILE draws the map"),
            (["convert", "export"], "plat render FILE --output FILE.svg draws a picture of the map"),
            (["open", "view"], "plat FILE opens it, and plat render FILE draws it"),
            (["recover"], "plat --recover lists unsaved edits"),
        ]
        return Dictionary(
            advice.flatMap { row in row.words.map { ($0, row.advice) } },
            uniquingKeysWith: { first, _ in first })
    }()
}
