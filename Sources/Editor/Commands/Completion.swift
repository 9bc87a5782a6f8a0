extension Editor {
    /// The lines that Tab offers for a line that is begun: command names, then keywords.
    var completions: (String) -> [String] {
        guard state.prompt?.command.isEmpty ?? true else { return { _ in [] } }
        return { [state] line in
            guard let space = line.firstIndex(of: " ") else {
                return CommandTable.commands.map(\.name).filter { $0.hasPrefix(line) }.sorted()
            }
            guard let command = try? CommandTable.command(named: String(line[..<space])) else { return [] }
            let begun = line[line.index(after: space)...]
            let words =
                switch command.name {
                case "help": CommandTable.commands.map(\.name).sorted()
                case "set": command.keywords + state.settings.ownThemes.map { "theme \($0)" }
                default: command.keywords
                }
            // A second word is offered once the first is there.
            let isFirst = !begun.contains(" ")
            return words.filter { $0.hasPrefix(begun) && !(isFirst && $0.contains(" ")) }.map {
                line[...space] + $0
            }
        }
    }
}
