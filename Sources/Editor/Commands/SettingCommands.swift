import Drawing

extension CommandTable {
    static let settingCommands: [Command] = [
        Command(
            name: "set", arguments: "[NAME [VALUE]]",
            help: "show or change a setting: \(Setting.all.map(\.name).joined(separator: ", ")); "
                + "set topology, notopology, topology! and topology? as in vim",
            group: .other,
            keywords: Setting.all.flatMap { setting in
                [setting.name] + setting.values.map { "\(setting.name) \($0)" }
            }, run: set)
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
        if words.count == 1, let value = setting.value(for: asked, editor.state.settings) {
            return try change(setting, to: value, &editor)
        }
        guard words.count > 1 else {
            return .answer(["\(setting.name) \(setting.value(editor.state.settings))"], title: "settings")
        }
        let value = words.dropFirst().joined(separator: " ")
        return try change(setting, to: value, &editor)
    }

    static func change(
        _ setting: Setting, to value: String, _ editor: inout Editor
    ) throws(CommandFailure) -> CommandOutcome {
        guard setting.set(&editor.state.settings, value) else {
            if let reading = setting.reading {
                editor.want(reading(value))
                return .done
            }
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
    /// How it is turned on and off; nil for what is no switch.
    var turning: Switch?
    /// What reads a file of that name, where the value may be one.
    var reading: (@Sendable (String) -> Effect)?

    /// What a setting can be turned to without naming a value.
    struct Switch: Sendable {
        let isOn: @Sendable (Settings) -> Bool
        let value: @Sendable (Settings, _ isOn: Bool) -> String
    }

    /// The value that a form of the name asks for; nil where it only asks for the one that is.
    func value(for form: Form, _ settings: Settings) -> String? {
        guard let turning else { return nil }
        switch form {
        case .on: return turning.value(settings, true)
        case .off: return turning.value(settings, false)
        case .other: return turning.value(settings, !turning.isOn(settings))
        case .asked: return nil
        }
    }

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
    }

    static let all: [Setting] = [
        onOff("topology", isOn: { $0.keepsTopology }, turn: { $0.keepsTopology = $1 }),
        onOff("labels", isOn: { $0.showsLabels }, turn: { $0.showsLabels = $1 }),
        onOff("callouts", isOn: { $0.showsCallouts }, turn: { $0.showsCallouts = $1 }),
        Setting(
            name: "basemap", values: ["none", "builtin"],
            value: { $0.basemap.name },
            set: { settings, value in
                guard let basemap = settings.basemap(named: value) else { return false }
                settings.show(basemap)
                return true
            },
            turning: Switch(
                isOn: { $0.basemap.source != nil }, value: { $1 ? $0.lastBasemap.name : "none" }),
            reading: { .openBasemap(path: $0) }),
        Setting(
            name: "theme", values: Theme.names,
            value: { $0.theme.name },
            set: { settings, value in
                // A person's own wins over one of the same name that plat brings.
                guard !settings.ownThemes.contains(value), let theme = Theme.named(value) else {
                    return false
                }
                settings.theme = theme
                settings.isThemeChosen = true
                return true
            },
            reading: { .readTheme($0) }),
        Setting(
            name: "glyphs", values: GlyphSet.allCases.map(\.rawValue),
            value: { $0.glyphs.rawValue },
            set: { settings, value in
                guard let glyphs = GlyphSet(rawValue: value) else { return false }
                settings.glyphs = glyphs
                return true
            }),
        Setting(
            name: "color", values: ["auto"] + depths.map(\.name),
            value: { settings in
                guard settings.isDepthChosen else { return "auto" }
                return depths.first { $0.depth == settings.colorDepth }?.name ?? "auto"
            },
            set: { settings, value in
                let named = depths.first { $0.name == value }?.depth
                guard named != nil || value == "auto" else { return false }
                settings.isDepthChosen = named != nil
                settings.colorDepth = named ?? settings.automaticDepth
                return true
            }),
    ]

    private static let depths: [(name: String, depth: ColorDepth)] = [
        ("16", .sixteen), ("256", .indexed256), ("truecolor", .truecolor), ("never", .none),
    ]

    /// A setting that is on or off.
    private static func onOff(
        _ name: String, isOn: @escaping @Sendable (Settings) -> Bool,
        turn: @escaping @Sendable (inout Settings, Bool) -> Void
    ) -> Setting {
        Setting(
            name: name, values: ["on", "off"], value: { isOn($0) ? "on" : "off" },
            set: { settings, value in
                guard let flag = flag(value) else { return false }
                turn(&settings, flag)
                return true
            }, turning: Switch(isOn: isOn, value: { $1 ? "on" : "off" }))
    }

    private static func flag(_ value: String) -> Bool? {
        switch value {
        case "on", "yes", "true", "1": true
        case "off", "no", "false", "0": false
        default: nil
        }
    }
}
