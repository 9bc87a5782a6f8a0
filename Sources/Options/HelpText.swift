/// The help, made from the tables that the command line is read by.
public enum HelpText {
    /// The text of `plat --help`, or of `plat TOPIC --help`; it ends with a line feed. Nil: no such topic.
    public static func text(_ topic: String?) -> String? {
        guard let topic else { return text(for: .editor) }
        return CommandName(word: topic).map(text(for:))
    }

    private static func text(for command: CommandName) -> String {
        var lines = head(command) + ["", "Options:"]
        lines += command.options.map(row)
        lines.append("")
        lines.append("-- ends the options. \(seeAlso(command))")
        return lines.map { "\($0)\n" }.joined()
    }

    private static func head(_ command: CommandName) -> [String] {
        switch command {
        case .editor:
            [
                "plat [options] [+LINE[:COL]] [FILE ...]   edit GeoJSON on a map",
                "plat render [options] FILE ...            draw the map to standard output",
                "plat edit   [options] FILE -c COMMAND ... run editor commands without a terminal",
                "plat replay [options] FILE EVENTS         feed recorded input to the editor",
                "plat check  [options] FILE ...            say what is wrong with the data",
                "plat example [NAME]                       the examples of the library",
                "plat --recover [FILE]                     list unsaved edits; FILE: recover them",
                "",
                "Several files are several layers; '-' is standard input. A FILE that is not",
                "there is begun where its name ends like GeoJSON's; the first save makes it.",
            ]
        case .render:
            [
                "plat render [options] FILE ...",
                "",
                "Draws the map to standard output; it needs no terminal. '-' is standard input.",
            ]
        case .edit:
            [
                "plat edit [options] FILE ... -c COMMAND [-c COMMAND ...]",
                "",
                "Runs editor commands in their order, then saves, unless one of them was a",
                "write or a quit. The first that fails stops it with status 1.",
                "With --output the FILE is left as it was. One that is not there is begun.",
            ]
        case .replay:
            [
                "plat replay [options] FILE EVENTS",
                "",
                "Feeds events, as --record wrote them, to the real editor without a terminal.",
                "What the events save is saved: FILE is written where they write it.",
            ]
        case .example:
            [
                "plat example [options] [NAME]",
                "",
                "Runs an example of the library TerminalMap; without a NAME, lists them.",
                "q ends it; arrows, +, - and the mouse move the map, Escape calls a drag off.",
            ]
        case .check:
            [
                "plat check [options] FILE ...",
                "",
                "Says what is wrong with GeoJSON, by RFC 7946 and by good sense:",
                "FILE:LINE:COL: severity: message [code]. '-' is standard input.",
                "Exit status: 1 where there is any error, or a file cannot be read; else 0.",
            ]
        }
    }

    private static func row(_ option: OptionName) -> String {
        let name = [option.letter.map { "-\($0)" }, option.long.map { "--\($0)" }]
            .compactMap { $0 }.joined(separator: ", ")
        let typed = "  \(name)" + (option.value.map { " \($0)" } ?? "")
        let column = 30
        // What is too long for the column has its summary on a line of its own.
        let gap =
            typed.count < column
            ? String(repeating: " ", count: column - typed.count)
            : "\n" + String(repeating: " ", count: column)
        return typed + gap + option.summary
    }

    private static func seeAlso(_ command: CommandName) -> String {
        guard command == .editor else { return "See also plat --help." }
        let topics = CommandName.allCases.compactMap(\.topic)
        return "See also plat \(topics.joined(separator: "|")) --help."
    }
}
