import GeoJSON

extension CommandTable {
    static let diskCommands: [Command] = [
        Command(
            name: "compare", help: "what another program changed in the file since it was read", group: .file,
            run: compare),
        Command(
            name: "check",
            help:
                "list what is wrong with the data as it is now; plat check tells the same, and mends some of it",
            group: .file, run: check),
        Command(
            name: "backup", arguments: "restore|drop",
            help:
                "after a save that was interrupted: restore the old file, or drop it and keep what is there",
            group: .file, keywords: ["restore", "drop"],
            unavailable: { state in
                state.layers.contains { $0.backup != nil } ? nil : "no interrupted save left a backup"
            },
            run: backup),
    ]

    @Sendable private static func compare(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let state = editor.state
        guard state.layers.indices.contains(state.activeLayer), state.layers[state.activeLayer].path != nil
        else {
            throw CommandFailure("what is open is no file")
        }
        editor.want(.compareWithDisk(layer: state.activeLayer))
        return .done
    }

    @Sendable private static func check(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.isEmpty else {
            throw CommandFailure("check takes nothing; plat check --fix CODE FILE mends a file")
        }
        guard editor.state.layers.indices.contains(editor.state.activeLayer) else {
            throw CommandFailure("nothing is open")
        }
        editor.want(.check(layer: editor.state.activeLayer))
        return .done
    }

    @Sendable private static func backup(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let layers = editor.state.layers
        guard let layer = layers.firstIndex(where: { $0.backup != nil }) else { return .done }
        switch call.words {
        case ["restore"]: break
        case ["drop"]:
            if layers[layer].path == nil {
                throw CommandFailure("what is there is no map, and the backup is all there is of it")
            }
        default: throw CommandFailure("backup restore, or backup drop")
        }
        if layers[layer].isModified {
            throw CommandFailure("there are unsaved edits, which would be lost: write a copy of them first")
        }
        editor.want(.settleBackup(layer: layer, restores: call.words == ["restore"]))
        return .done
    }
}
