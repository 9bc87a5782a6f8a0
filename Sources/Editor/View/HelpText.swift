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
        for (title, rows) in [("Lists", lists), ("The status line", statusLine)] {
            lines += [PanelLine(), PanelLine(key: title, isTitle: true)]
            lines += rows.flatMap { PanelLine.wrapped(key: $0.0, text: $0.1, room: room) }
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

    private static let lists = [
        ("j k, n N", "the next, the previous; the arrows too"),
        ("/", "of all features, or those in a box: only those whose name holds what is typed"),
        ("Enter", "takes the one that is chosen, and closes the list"),
    ]

    private static let statusLine = [
        ("centre, ⌖", "nothing points: the coordinate is that of the map's centre")
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
        var keys: [String: [Key]] = [:]
        for binding in keyMap.bindings where binding.context != .moving {
            let text = description(of: binding)
            if keys[text] == nil { order.append(text) }
            keys[text, default: []].append(binding.key)
        }
        return order.map { ($0, names(of: keys[$0, default: []])) }
    }

    /// The names of keys; the four arrows are one name.
    private static func names(of keys: [Key]) -> String {
        var rest = keys
        var names: [String] = []
        for (prefix, modifiers) in [("", Key.Modifiers()), ("S-", .shift), ("A-", .alt)] {
            let arrows = [Key.Code.left, .down, .up, .right].map { Key($0, modifiers) }
            guard arrows.allSatisfy(rest.contains) else { continue }
            names.append("\(prefix)arrows")
            rest.removeAll(where: arrows.contains)
        }
        return (names + rest.map(KeyNotation.notation)).joined(separator: " ")
    }

    /// What a binding does: the command's help, or its words where it has several forms.
    private static func description(of binding: KeyBinding) -> String {
        if let words = ownWords[binding.command] { return words }
        guard let found = try? CommandTable.parse(binding.command) else { return binding.command }
        let words = found.call.words
        if let first = words.first, Direction.allCases.contains(where: { $0.rawValue == first }) {
            let verb = verbs[found.command.name] ?? found.command.name
            return words.count > 1 ? "\(verb), \(words[1]) dots" : verb
        }
        if words.isEmpty { return found.command.help }
        return binding.command.hasPrefix("command ") ? ":\(found.call.rest)" : binding.command
    }

    private static let verbs = [
        "nudge": "nudge the selected vertex", "draw": "move the crosshair of a drawing",
        "pan": "move the map",
    ]

    /// What some command lines do, said better than the help of their command says it.
    static let ownWords = [
        "turn left": "turn the map left by 15 degrees", "turn right": "turn the map right by 15 degrees",
        "cycle theme": "the next theme", "zoom in": "zoom in by half a level",
        "zoom out": "zoom out by half a level",
        "fit": "show all the data", "fit selection": "show the selected feature",
        "next feature": "the next feature", "previous feature": "the previous feature",
        "next vertex": "the next vertex", "previous vertex": "the previous vertex",
        "draw here": "set a vertex of a drawing", "draw back": "take the last vertex of a drawing back",
        "set basemap!": "the basemap, on and off", "set labels!": "the labels, on and off",
        "delete feature": "delete the selected feature",
    ]
}
