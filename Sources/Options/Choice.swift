/// The words an option with a closed set of values takes.
struct Choice {
    let words: [String]

    static let glyphs = Choice(words: ["braille", "block", "half", "ascii"])
    static let color = Choice(words: ["auto", "always", "never", "16", "256", "truecolor"])
    static let mouse = Choice(words: ["cell", "pixel", "off"])
    static let reportFormat = Choice(words: ReportFormat.allCases.map(\.rawValue))
    static let format = Choice(words: ["text", "ansi", "html", "svg"])

    /// `dark|light|mono`, as the help has it.
    var alternatives: String { words.joined(separator: "|") }

    /// `dark, light or mono`, as a message has it.
    var sentence: String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}
