extension Editor {
    /// The lines that Tab offers for a line that is begun: command names, then keywords.
    var completions: (String) -> [String] {
        guard state.prompt?.command.isEmpty ?? true else { return { _ in [] } }
        return { line in
            guard let space = line.firstIndex(of: " ") else {
                return CommandTable.commands.map(\.name).filter { $0.hasPrefix(line) }.sorted()
            }
            guard let command = try? CommandTable.command(named: String(line[..<space])) else { return [] }
            let begun = line[line.index(after: space)...]
            let words = command.name == "help" ? CommandTable.commands.map(\.name).sorted() : command.keywords
            return words.filter { $0.hasPrefix(begun) }.map { line[...space] + $0 }
        }
    }
}
