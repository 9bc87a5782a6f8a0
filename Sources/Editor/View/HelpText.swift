import Input

/// Help, made from the live key map and the table of commands.
enum HelpText {
    static func lines(topic: String?, keyMap: KeyMap, room: Int) -> [PanelLine] {
        if let topic, let command = try? CommandTable.command(named: topic) {
            return about(command, keyMap: keyMap, room: room)
        }
        var lines = [PanelLine(key: "The mouse", isTitle: true)]
        lines += mouse.flatMap { PanelLine.wrapped(key: $0.0, text: $0.1, room: room) }
        lines += [PanelLine(), PanelLine(key: "Keys", isTitle: true)]
        for (text, keys) in groups(of: keyMap) {
            lines += PanelLine.wrapped(key: keys, text: text, room: room)
        }
        for group in Command.Group.allCases {
            lines += [PanelLine(), PanelLine(key: ":  \(group.rawValue)", isTitle: true)]
            for command in CommandTable.commands where command.group == group {
                lines += PanelLine.wrapped(key: command.name, text: command.help, room: room)
            }
        }
        return lines
    }

    /// The same for a script: lines of text, a key and what it does side by side.
    static func plain(topic: String?, keyMap: KeyMap) -> [String] {
        lines(topic: topic, keyMap: keyMap, room: plainColumns).map { line in
            if line.isTitle || line.text.isEmpty { return line.key }
            let gap = max(1, PanelLine.keyColumns - line.key.count)
            return line.key + String(repeating: " ", count: gap) + line.text
        }
    }

    private static let plainColumns = 66

    private static let mouse = [
        ("click", "select a feature, or a vertex of it; again: what lies beneath"),
        ("drag", "on a handle moves the vertex; on a small one inserts a vertex; elsewhere moves the map"),
        ("press, hold", "then drag: moves the whole feature"),
        ("right click", "the menu of what can be done there"),
        ("wheel", "zooms about the pointer"),
        ("double click", "zooms in; finishes a drawing"),
    ]

    private static func about(_ command: Command, keyMap: KeyMap, room: Int) -> [PanelLine] {
        var lines = PanelLine.title(command.usage, room: room + PanelLine.keyColumns)
        lines += PanelLine.wrapped(key: "", text: command.help, room: room)
        if !command.aliases.isEmpty {
            lines += PanelLine.wrapped(key: "also", text: command.aliases.joined(separator: ", "), room: room)
        }
        for binding in keyMap.bindings
        where binding.command == command.name || binding.command.hasPrefix(command.name + " ") {
            lines.append(PanelLine(key: KeyNotation.notation(of: binding.key), text: binding.command))
        }
        return lines
    }

    /// The bindings by what they do, in the map's order, each with all its keys. The four directions of a
    /// command are one row.
    private static func groups(of keyMap: KeyMap) -> [(text: String, keys: String)] {
        var order: [String] = []
        var keys: [String: [String]] = [:]
        for binding in keyMap.bindings where binding.context != .moving {
            let text = description(of: binding)
            if keys[text] == nil { order.append(text) }
            keys[text, default: []].append(KeyNotation.notation(of: binding.key))
        }
        return order.map { ($0, keys[$0, default: []].joined(separator: " ")) }
    }

    /// What a binding does: the command's help, or its words where it has several forms.
    private static func description(of binding: KeyBinding) -> String {
        guard let found = try? CommandTable.parse(binding.command) else { return binding.command }
        let words = found.call.words
        if let first = words.first, Direction.allCases.contains(where: { $0.rawValue == first }),
            found.command.name != "turn"
        {
            let verb =
                ["nudge": "nudge the selected vertex", "draw": "move the crosshair of a drawing"][
                    found.command.name] ?? found.command.name
            return words.count > 1 ? "\(verb), \(words[1]) dots" : verb
        }
        if words.isEmpty { return found.command.help }
        return binding.command.hasPrefix("command ") ? ":\(found.call.rest)" : binding.command
    }
}
