extension CommandTable {
    static let historyCommands: [Command] = [
        Command(
            name: "history", help: "what was edited, the newest first, and what can be done again",
            group: .edit,
            run: { editor, _ throws(CommandFailure) in
                let lines = HistoryText.lines(of: editor.state)
                return lines.isEmpty ? .note("Nothing was edited") : .answer(lines, title: "history")
            }),
        Command(
            name: "recover", arguments: "[LAYER]",
            help: "apply what an earlier session left unsaved; ! discards it", group: .file, takesForce: true,
            run: recover),
        Command(
            name: "protect", arguments: "[LAYER]", help: "from here on, only write! saves the file",
            group: .file, run: protect),
    ]

    @Sendable private static func recover(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let layer = try layer(call, in: editor)
        guard call.isForced else { return .note(try editor.recover(layer: layer)) }
        try editor.discardUnsaved(layer: layer)
        return .note("Discarded")
    }

    @Sendable private static func protect(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let layer = try layer(call, in: editor)
        editor.state.layers[layer].isReadOnly = true
        return .note("\(editor.state.layers[layer].name) is read-only; write! saves it all the same")
    }

    /// The layer that is named by its number, from 0; the active one where none is.
    private static func layer(_ call: CommandCall, in editor: Editor) throws(CommandFailure) -> Int {
        guard call.words.count <= 1 else { throw CommandFailure("name one layer, by its number from 0") }
        let layer = call.words.first.map { Int($0) } ?? editor.state.activeLayer
        guard let layer, editor.state.layers.indices.contains(layer) else {
            throw CommandFailure("there is no such layer: they are numbered from 0")
        }
        return layer
    }
}
