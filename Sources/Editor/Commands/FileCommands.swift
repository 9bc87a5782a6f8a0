import Drawing

extension CommandTable {
    static let fileCommands: [Command] = [
        Command(
            name: "write", aliases: ["w"], arguments: "[FILE]",
            help: "save, or a copy to FILE; Escape stops it", group: .file,
            takesForce: true, takesPath: true,
            run: write),
        Command(
            name: "quit", aliases: ["q"], help: "leave; ! throws unsaved edits away", group: .file,
            takesForce: true, run: quit),
        Command(
            name: "wq", arguments: "[FILE]", help: "save and leave", group: .file, takesForce: true,
            takesPath: true, run: writeAndQuit),
        Command(
            name: "x", help: "save if there are edits, and leave", group: .file, takesForce: true,
            run: writeIfModifiedAndQuit),
        Command(
            name: "cq", help: "leave with exit status 1; nothing goes down a pipe", group: .file,
            run: { editor, _ throws(CommandFailure) in
                editor.forgetUnsaved()
                editor.want(.quit(status: 1, discardsPipe: true))
                return .done
            }),
        Command(
            name: "leave", help: "leave, and ask when there are unsaved edits", group: .file, run: leave),
        Command(
            name: "open", aliases: ["edit", "e"], arguments: "[FILE]",
            help: "open another file; without FILE, read this one again", group: .file, takesForce: true,
            takesPath: true, run: open),
        Command(
            name: "diff", help: "what a save will change: feature, position, old and new", group: .file,
            run: { editor, _ throws(CommandFailure) in
                let layers = editor.state.layers
                let lines = layers.flatMap { layer in
                    ChangesText.lines(of: layer).map { layers.count > 1 ? "\(layer.name): \($0)" : $0 }
                }
                return .answer(lines.isEmpty ? ["Nothing is changed"] : lines, title: "unsaved changes")
            }),
        Command(
            name: "export", arguments: "FILE", help: "draw the map into FILE.txt, .ansi, .html or .svg",
            group: .file,
            takesForce: true, takesPath: true, run: export),
    ]

    @Sendable private static func write(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        try requestSave(&editor, call, thenQuits: false)
        return .done
    }

    @Sendable private static func writeAndQuit(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        try requestSave(&editor, call, thenQuits: true)
        return .done
    }

    @Sendable private static func writeIfModifiedAndQuit(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        if editor.state.isModified {
            try requestSave(&editor, call, thenQuits: true)
        } else {
            editor.want(.quit(status: 0, discardsPipe: false))
        }
        return .done
    }

    /// A bare `write` saves the active layer; with `thenQuits`, every layer that has edits.
    private static func requestSave(
        _ editor: inout Editor, _ call: CommandCall, thenQuits: Bool
    ) throws(CommandFailure) {
        guard call.words.count <= 1 else {
            throw CommandFailure("write takes one file; quote a name with blanks")
        }
        let state = editor.state
        let active = state.activeLayer
        guard state.layers.indices.contains(active) else { throw CommandFailure("nothing is open") }
        let path = call.words.first
        if path == nil, state.layers[active].isReadOnly, !call.isForced {
            throw CommandFailure(
                "\(state.layers[active].name) was opened read-only; write! saves it all the same")
        }
        var layers = [active]
        if thenQuits, path == nil {
            let modified = state.layers.indices.filter { state.layers[$0].isModified }
            layers = modified.isEmpty ? [active] : modified
        }
        for layer in layers {
            editor.want(
                .save(
                    SaveRequest(
                        layer: layer, path: path, isForced: call.isForced,
                        thenQuits: thenQuits && layer == layers.last)))
        }
    }

    @Sendable private static func quit(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        if editor.state.isModified, !call.isForced {
            throw CommandFailure("there are unsaved edits: wq saves them, quit! throws them away")
        }
        editor.forgetUnsaved()
        editor.want(.quit(status: 0, discardsPipe: false))
        return .done
    }

    @Sendable private static func leave(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard editor.state.isModified else {
            editor.want(.quit(status: 0, discardsPipe: false))
            return .done
        }
        editor.state.question = Question(
            text: "Save the edits?",
            answers: [
                Question.Answer(key: "y", label: "yes", command: "wq"),
                Question.Answer(key: "n", label: "no", command: "quit!"),
            ])
        return .done
    }

    @Sendable private static func open(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.count <= 1 else {
            throw CommandFailure("open takes one file; quote a name with blanks")
        }
        let state = editor.state
        if let path = call.words.first {
            if state.isModified, !call.isForced {
                throw CommandFailure("there are unsaved edits: write them first, or open! throws them away")
            }
            editor.want(.open(path: path))
            return .done
        }
        guard state.layers.indices.contains(state.activeLayer) else {
            throw CommandFailure("open which file?")
        }
        if state.layers[state.activeLayer].isModified, !call.isForced {
            throw CommandFailure("there are unsaved edits: open! throws them away and reads the file again")
        }
        guard state.layers[state.activeLayer].path != nil else {
            let isUnnamed = state.layers[state.activeLayer].isUnnamed
            throw CommandFailure(
                isUnnamed ? "open which file?" : "what came from standard input cannot be read again")
        }
        editor.want(.reload(layer: state.activeLayer))
        return .done
    }

    @Sendable private static func export(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.count == 1, let path = call.words.first else {
            throw CommandFailure("export to which file? FILE.txt, .ansi, .html or .svg")
        }
        guard PictureFormat(path: path) != nil else {
            throw CommandFailure("the ending of '\(path)' names no format: use \(PictureFormat.endings)")
        }
        editor.want(.export(path: path, isForced: call.isForced))
        return .done
    }
}
