import Drawing

extension CommandTable {
    static let settingCommands: [Command] = [
        Command(
            name: "set", arguments: "[NAME [VALUE]]",
            help: "show or change a setting: \(Setting.all.map(\.name).joined(separator: ", "))",
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
        guard let setting = Setting.all.first(where: { $0.name == name }) else {
            let names = Setting.all.map(\.name).joined(separator: ", ")
            throw CommandFailure("'\(name)' is no setting: there are \(names)")
        }
        guard words.count > 1 else {
            return .answer(["\(name) \(setting.value(editor.state.settings))"], title: "settings")
        }
        let value = words.dropFirst().joined(separator: " ")
        guard setting.set(&editor.state.settings, value) else {
            throw CommandFailure("\(name) is \(setting.values.joined(separator: ", ")), not '\(value)'")
        }
        editor.findSharedVertices()
        return .note("\(name) \(setting.value(editor.state.settings))")
    }
}

/// Something that a person sets once.
struct Setting: Sendable {
    let name: String
    let values: [String]
    let value: @Sendable (Settings) -> String
    /// False where the value is none of those.
    let set: @Sendable (inout Settings, String) -> Bool

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
