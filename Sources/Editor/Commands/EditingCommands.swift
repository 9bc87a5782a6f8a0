import GeoJSON
import Geography

extension CommandTable {
    static let editingCommands: [Command] = [
        Command(
            name: "nudge", arguments: "left|right|up|down [DOTS] | north|east|south|west 5m|0.001deg",
            help: "move the selected vertex or point a little", group: .edit,
            keywords: ["left", "right", "up", "down", "north", "east", "south", "west", "feature"],
            unavailable: SelectionText.needsSelection, run: nudge),
        Command(
            name: "move", arguments: "LONGITUDE,LATITUDE",
            help: "move the selected vertex or point to a place",
            group: .edit, unavailable: SelectionText.needsVertex, run: move),
        Command(
            name: "insert", arguments: "[LONGITUDE,LATITUDE]",
            help:
                "insert a vertex behind the selected one: halfway to the next, or at a place; with none selected,"
                + " at a place of the nearest edge",
            group: .edit, unavailable: SelectionText.needsShape, run: insert),
        Command(
            name: "delete", arguments: "[vertex|feature]",
            help: "delete the selected vertex or point; with feature, the whole feature", group: .edit,
            keywords: ["vertex", "feature"], unavailable: SelectionText.needsSelection, run: delete),
        Command(
            name: "carry",
            help: "carry the whole feature with the arrows; Enter lets it go there, Escape puts it back",
            group: .edit, unavailable: SelectionText.needsShape,
            run: { editor, _ throws(CommandFailure) in
                try editor.beginCarrying()
                return .done
            }),
        Command(
            name: "undo", aliases: ["u"],
            help: "undo the last edit; nudges of one vertex, each within a second of the one before, are one",
            group: .edit, run: undo),
        Command(name: "redo", aliases: ["red"], help: "do again what was undone", group: .edit, run: redo),
    ]

    @Sendable private static func nudge(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        var words = call.words[...]
        let isWhole = words.first == "feature"
        if isWhole { words = words.dropFirst() }
        guard let word = words.first else {
            throw CommandFailure("nudge where? left, right, up, down, or east 5m")
        }
        if let direction = Direction(word) {
            let dots = try Arguments.factor(words.dropFirst(), default: 1)
            try editor.nudge(by: direction.dots(dots), wholeFeature: isWhole)
        } else if let compass = CompassNudge(words), !isWhole {
            try editor.nudge(compass)
        } else {
            throw CommandFailure("nudge takes left, right, up or down and dots, or north 0.001deg, east 5m")
        }
        return .done
    }

    @Sendable private static func move(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let (place, typed) = try Arguments.coordinate(call.words)
        guard let vertex = editor.state.selection?.movableVertex else {
            throw CommandFailure(SelectionText.noVertexSelected)
        }
        try editor.moveVertex(vertex, to: place, precision: typed.precision)
        return .done
    }

    @Sendable private static func insert(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        if !call.words.isEmpty {
            let (place, typed) = try Arguments.coordinate(call.words)
            guard
                let vertex = selection.movableVertex
                    ?? selection.shape.nearestSegment(to: WorldPoint(place), feature: selection.feature)
            else { throw CommandFailure(SelectionText.noVertexSelected) }
            try editor.insertVertex(after: vertex, at: place, precision: typed.precision)
            return .done
        }
        guard let vertex = selection.movableVertex else {
            throw CommandFailure(SelectionText.noVertexSelected)
        }
        if let middle = Midpoint.place(after: vertex, in: selection) {
            try editor.insertVertex(after: vertex, at: middle, precision: editor.pointerPrecision(at: middle))
        } else if let before = Midpoint.before(vertex, in: selection) {
            // The last vertex of a line has no segment behind it: the one before it is halved.
            try editor.insertVertex(
                after: before.vertex, at: before.place, precision: editor.pointerPrecision(at: before.place))
        } else {
            throw CommandFailure("there is no segment here to halve: give a place, insert LONGITUDE,LATITUDE")
        }
        return .done
    }

    @Sendable private static func delete(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        let word = call.words.first
        guard call.words.count <= 1, word == nil || word == "vertex" || word == "feature" else {
            throw CommandFailure("delete takes vertex or feature, not '\(call.words.joined(separator: " "))'")
        }
        // A point is its own vertex: with that it goes.
        let isPoint = editor.state.selection?.kind == .point
        if word == "feature" || (isPoint && word == nil) {
            let feature = editor.state.selection?.feature ?? 0
            try editor.deleteFeature()
            return .note("Feature \(feature) is deleted; u brings it back")
        }
        guard let vertex = editor.state.selection?.movableVertex else {
            throw CommandFailure("\(SelectionText.noVertexSelected); X deletes the whole feature")
        }
        let others = editor.state.selection?.shared.others(of: vertex).count ?? 0
        try editor.deleteVertex(vertex)
        // Only moving keeps the topology.
        return others > 0
            ? .note(
                "Deleted here alone: \(others == 1 ? "another lies" : "\(others) more lie") at that place")
            : .done
    }

    @Sendable private static func undo(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        if editor.state.isDragging {
            editor.cancelDrag()
            return .done
        }
        if let border = editor.stopBeforeUndo() { return .note(border) }
        return .note(try editor.undo().map { "Undone: \($0)" } ?? "Nothing to undo")
    }

    @Sendable private static func redo(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        if let border = editor.stopBeforeRedo() { return .note(border) }
        return .note(try editor.redo().map { "Done again: \($0)" } ?? "Nothing to redo")
    }
}

extension Arguments.TypedDecimals {
    var precision: Precision { .typed(longitudeDecimals: longitude, latitudeDecimals: latitude) }
}
