import Input

/// The lines of the palette: every command, and every command line that has a key of its own.
enum PaletteEntries {
    struct Entry: Hashable, Sendable {
        /// The command line that it runs or begins.
        let line: String
        let arguments: String
        let help: String
        let key: String
        /// Whether it does nothing without words behind it.
        let needsWords: Bool
    }

    /// Those that what is typed stands for, the best first.
    static func matching(_ query: String, in state: EditorState) -> [Entry] {
        let wanted = Array(query.lowercased().filter { $0 != " " })
        if wanted.isEmpty { return all(in: state) }
        let scored = all(in: state).enumerated().compactMap { order, entry in
            score(of: entry, wanted).map { (entry: entry, score: $0, order: order) }
        }
        return scored.sorted { ($1.score, $0.order) < ($0.score, $1.order) }.map(\.entry)
    }

    private static func all(in state: EditorState) -> [Entry] {
        CommandTable.commands.flatMap { command in
            let forms = lines(of: command, in: state).map { line in
                Entry(
                    line: line, arguments: "", help: help(for: line) ?? command.help,
                    key: KeyHints.key(for: line, in: state.keyMap), needsWords: false)
            }
            let plain = Entry(
                line: command.name, arguments: command.arguments, help: command.help,
                key: KeyHints.key(for: command.name, in: state.keyMap),
                needsWords: !command.arguments.isEmpty && !command.arguments.hasPrefix("["))
            return [plain] + forms
        }
    }

    /// The forms of a command that have keys, but for the many of the arrows.
    private static func lines(of command: Command, in state: EditorState) -> [String] {
        guard !["pan", "nudge", "command"].contains(command.name) else { return [] }
        var found: [String] = []
        let bound = state.keyMap.bindings.filter { $0.context == nil }.map(\.command)
        for line in bound + Menu.whatToDraw.map(\.command)
        where line.hasPrefix(command.name + " ") && !found.contains(line) {
            found.append(line)
        }
        return found
    }

    private static func help(for line: String) -> String? {
        HelpText.ownWords[line]
            ?? Menu.whatToDraw.first { $0.command == line }.map {
                "draw a \($0.title) with the mouse or the arrows"
            }
    }

    private static func score(of entry: Entry, _ wanted: [Character]) -> Int? {
        if let score = score(of: wanted, in: entry.line.lowercased()) { return score + 1000 }
        return wanted.count >= 3 && entry.help.lowercased().contains(String(wanted)) ? 0 : nil
    }

    /// How well the letters stand in a text in their order; nil where they do not. A letter that begins a word or
    /// follows the one before counts more, and a short text is the likelier one.
    static func score(of wanted: [Character], in text: String) -> Int? {
        var score = 0
        var next = 0
        var last = Character(" ")
        var isRunning = false
        for character in text {
            if next < wanted.count, character == wanted[next] {
                score += last == " " ? 8 : isRunning ? 5 : 1
                next += 1
                isRunning = true
            } else if character != " " {
                isRunning = false
            }
            last = character
        }
        return next == wanted.count ? score * 4 - min(40, text.count) : nil
    }
}
