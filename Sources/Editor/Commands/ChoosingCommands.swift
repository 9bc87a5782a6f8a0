import GeoJSON
import Geography

extension CommandTable {
    static let choosingCommands: [Command] = [
        Command(
            name: "select", arguments: "N | #N | id=ID | NAME=VALUE | none",
            help: "select a feature: by position in the file from 0, by id, by a property", group: .choose,
            keywords: ["id=", "name=", "none"], run: select),
        Command(
            name: "vertex", arguments: "INDEX", help: "select a vertex: 0.2 is ring 0, vertex 2",
            group: .choose,
            unavailable: SelectionText.needsSelection, run: vertex),
        Command(
            name: "next", arguments: "[feature|vertex]", help: "select the next feature or vertex",
            group: .choose, keywords: ["feature", "vertex"],
            run: { editor, call throws(CommandFailure) in try step(&editor, call, by: 1) }),
        Command(
            name: "previous", arguments: "[feature|vertex]", help: "select the previous feature or vertex",
            group: .choose, keywords: ["feature", "vertex"],
            run: { editor, call throws(CommandFailure) in try step(&editor, call, by: -1) }),
        Command(
            name: "enter",
            help: "into the selected feature: its first vertex; in a drawing, set a vertex or finish",
            group: .choose, run: enter),
        Command(
            name: "back", help: "back out of one thing: a drag, a mode, a panel, a selection",
            group: .choose,
            run: { editor, _ throws(CommandFailure) in
                editor.backOut()
                return .done
            }),
        Command(
            name: "box", help: "then drag: list what shows in the box, and select the first", group: .choose,
            run: { editor, _ throws(CommandFailure) in
                editor.state.isBoxSelecting = true
                return .note("Drag a box; Escape leaves it")
            }),
    ]

    @Sendable private static func select(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let word = call.words.first else {
            throw CommandFailure("select what? a number, id=… or name=…")
        }
        let given = call.words.joined(separator: " ")
        if given == "none" {
            editor.deselect()
            return .done
        }
        let layer = editor.state.activeLayer
        guard editor.state.layers.indices.contains(layer) else { throw CommandFailure("nothing is open") }
        let document = editor.state.layers[layer].document
        // The status line calls a feature without an id by its position, #5.
        if let index = Int(word.hasPrefix("#") ? word.dropFirst() : word[...]), call.words.count == 1 {
            guard (0..<document.featureCount).contains(index) else {
                throw CommandFailure(SelectionText.noFeature(index, of: document.featureCount))
            }
            editor.select(layer: layer, feature: index)
            return .done
        }
        guard let equals = given.firstIndex(of: "=") else {
            throw CommandFailure("'\(given)' is no feature: write a number, id=… or name=…")
        }
        let (name, value) = (String(given[..<equals]), String(given[given.index(after: equals)...]))
        let query = name == "id" ? FeatureQuery.identifier(value) : .property(name: name, text: value)
        editor.want(.search(SearchRequest(query: query, layers: layer..<(layer + 1))))
        return .done
    }

    @Sendable private static func vertex(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let path = (call.words.first ?? "").split(separator: ".", omittingEmptySubsequences: false).map {
            Int($0)
        }
        let indices = path.compactMap(\.self)
        guard call.words.count == 1, indices.count == path.count,
            let reference = selection.vertexReference(ofPath: indices)
        else {
            let document = editor.state.layers[selection.layer].document
            let hasNone = selection.outline.parts.indices.allSatisfy {
                selection.vertexCount(ofPart: $0) == 0
            }
            if hasNone, let reason = document.reasonShapesAreFixed { throw CommandFailure(reason) }
            throw CommandFailure(SelectionText.noVertex(call.words.joined(separator: " "), in: selection))
        }
        editor.selectVertex(reference)
        return .done
    }

    @Sendable private static func step(
        _ editor: inout Editor, _ call: CommandCall, by step: Int
    ) throws(CommandFailure) -> CommandOutcome {
        switch call.words.first {
        case nil where editor.state.selection?.vertex == nil, "feature": try editor.stepFeature(by: step)
        case nil, "vertex": try editor.stepVertex(by: step)
        case .some(let word): throw CommandFailure("next takes feature or vertex, not '\(word)'")
        }
        return .done
    }

    @Sendable private static func enter(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        if editor.state.sketch != nil {
            try editor.enterSketch()
        } else if editor.state.selection == nil {
            try editor.stepFeature(by: 1)
        } else if editor.state.selection?.vertex == nil {
            try editor.stepVertex(by: 1)
        }
        return .done
    }
}
