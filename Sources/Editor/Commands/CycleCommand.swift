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
        let now = setting.values.firstIndex(of: setting.value(editor.state.settings))
        let next = now.map { ($0 + 1) % setting.values.count } ?? 0
        guard setting.values.indices.contains(next) else { return .done }
        return try change(setting, to: setting.values[next], &editor)
    }
}
