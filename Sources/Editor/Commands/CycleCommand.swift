extension CommandTable {
    static let cycleCommand = Command(
        name: "cycle", arguments: "NAME", help: "give a setting its next value, such as the next theme",
        group: .other, keywords: Setting.all.map(\.name), run: cycle)

    @Sendable private static func cycle(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.count == 1, let name = call.words.first,
            let setting = Setting.all.first(where: { $0.name == name })
        else {
            throw CommandFailure("cycle what? \(Setting.all.map(\.name).joined(separator: ", "))")
        }
        let settings = editor.state.settings
        // A person's own themes take their turn too; a word for any file is no value.
        let values = name == "theme" ? settings.themeNames : setting.values.filter { $0 != "FILE" }
        let now = values.firstIndex(of: setting.value(settings))
        let next = now.map { ($0 + 1) % values.count } ?? 0
        guard values.indices.contains(next) else { return .done }
        return try change(setting, to: values[next], &editor)
    }
}
