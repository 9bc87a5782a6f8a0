import Drawing

extension CommandTable {
    static let settingCommands: [Command] = [
        Command(
            name: "set", arguments: "[NAME [VALUE]]",
            help: "show or change a setting: \(Setting.all.map(\.name).joined(separator: ", ")); "
                + "set topology, notopology, topology! and topology? as in vim",
            group: .other, keywords: Setting.all.map(\.name), run: set)
    ]

    @Sendable private static func set(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        // `set theme=light` as vim has it, and `set theme light`.
        let words = call.words.flatMap { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        guard let name = words.first else {
            return .answer(
                Setting.all.map { "\($0.name) \($0.value(editor.state.settings))" }, title: "settings")
        }
        let asked = Setting.Form(name)
        guard let setting = Setting.all.first(where: { $0.name == asked.name }) else {
            let names = Setting.all.map(\.name).joined(separator: ", ")
            throw CommandFailure("'\(name)' is no setting: there are \(names)")
        }
        let now = setting.value(editor.state.settings)
        if words.count == 1, let value = asked.value(now: now), setting.values.contains(value) {
            return try change(setting, to: value, &editor)
        }
        guard words.count > 1 else { return .answer(["\(setting.name) \(now)"], title: "settings") }
        let value = words.dropFirst().joined(separator: " ")
        return try change(setting, to: value, &editor)
    }

    static func change(
        _ setting: Setting, to value: String, _ editor: inout Editor
    ) throws(CommandFailure) -> CommandOutcome {
        guard setting.set(&editor.state.settings, value) else {
            throw CommandFailure(
                "\(setting.name) is \(setting.values.joined(separator: ", ")), not '\(value)'")
        }
        editor.findSharedVertices()
        return .note("\(setting.name) \(setting.value(editor.state.settings))")
    }
}

/// Something that a person sets once.
struct Setting: Sendable {
    let name: String
    let values: [String]
    let value: @Sendable (Settings) -> String
    /// False where the value is none of those.
    let set: @Sendable (inout Settings, String) -> Bool

    /// How a switch is named in vim: `NAME` turns it on, `noNAME` off, `NAME!` the other way; `NAME?` asks.
    enum Form {
        case on(String), off(String), other(String), asked(String)

        init(_ word: String) {
            if word.hasSuffix("?") {
                self = .asked(String(word.dropLast()))
            } else if word.hasSuffix("!") {
                self = .other(String(word.dropLast()))
            } else if word.hasPrefix("no") {
                self = .off(String(word.dropFirst(2)))
            } else {
                self = .on(word)
            }
        }

        var name: String {
            switch self {
            case .on(let name), .off(let name), .other(let name), .asked(let name): name
            }
        }

        /// What it makes of a switch; nil where it only asks.
        func value(now: String) -> String? {
            switch self {
            case .on: "on"
            case .off: "off"
            case .other: now == "on" ? "off" : "on"
            case .asked: nil
            }
        }
    }

    static let all: [Setting] = [
        Setting(
            name: "topology", values: ["on", "off"],
            value: { $0.keepsTopology ? "on" : "off" },
            set: { settings, value in
                guard let isOn = flag(value) else { return false }
                settings.keepsTopology = isOn
                return true
            }),
        Setting(
            name: "callouts", values: ["on", "off"],
            value: { $0.showsCallouts ? "on" : "off" },
            set: { settings, value in
                guard let isOn = flag(value) else { return false }
                settings.showsCallouts = isOn
                return true
            }),
        Setting(
            name: "theme", values: Theme.named.map(\.name),
            value: { settings in Theme.named.first { $0.theme == settings.theme }?.name ?? "of a file" },
            set: { settings, value in
                guard let theme = Theme.named(value) else { return false }
                settings.theme = theme
                return true
            }),
        Setting(
            name: "glyphs", values: GlyphSet.allCases.map(\.rawValue),
            value: { $0.glyphs.rawValue },
            set: { settings, value in
                guard let glyphs = GlyphSet(rawValue: value) else { return false }
                settings.glyphs = glyphs
                return true
            }),
    ]

    private static func flag(_ value: String) -> Bool? {
        switch value {
        case "on", "yes", "true", "1": true
        case "off", "no", "false", "0": false
        default: nil
        }
    }
}
