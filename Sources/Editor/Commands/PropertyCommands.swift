import GeoJSON

extension CommandTable {
    static let propertyCommands: [Command] = [
        Command(
            name: "property",
            arguments: "[NAME=VALUE | NAME:=JSON | NAME | remove NAME | rename OLD NEW]",
            help:
                "show, set, remove or rename properties of the selected feature; a VALUE is a number, true, "
                + "false or null where it reads like one, else text; in quotes, or where text stands now, text "
                + "in any case; := takes any JSON",
            group: .edit,
            keywords: ["remove", "rename"], takesText: true, unavailable: SelectionText.needsSelection,
            run: property),
        Command(
            name: "id", arguments: "[VALUE | :=JSON | remove]",
            help: "show, set or remove the id of the selected feature", group: .edit,
            keywords: ["remove"], takesText: true, unavailable: SelectionText.needsSelection, run: identifier),
    ]

    @Sendable private static func property(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let feature = selection.feature
        let held = editor.state.layers[selection.layer].document.properties(of: feature)
        let change = PropertyChange(call, held: held.map(\.name))
        switch change {
        case .showAll:
            editor.answers += held.map { "\($0.name) = \($0.json)" }
            editor.state.panel = editor.state.panel == nil ? Panel(content: .properties) : nil
        case .show(let name):
            guard let property = held.last(where: { $0.name == name }) else {
                throw CommandFailure("the feature has no property '\(name)'; property NAME=VALUE sets one")
            }
            return .answer(["\(name) = \(property.json)"], title: "property")
        case .set(let name, let value):
            try editor.perform { document throws(EditError) in
                try document.setProperty(name, of: feature, to: value)
            }
            let now = editor.state.layers[selection.layer].document.properties(of: feature)
            return now.last { $0.name == name }.map { .note("\(name) = \($0.json)") } ?? .done
        case .remove(let name):
            try editor.perform { document throws(EditError) in
                try document.removeProperty(name, of: feature)
            }
        case .rename(let name, let newName):
            try editor.perform { document throws(EditError) in
                try document.renameProperty(name, of: feature, to: newName)
            }
        case nil:
            throw CommandFailure("property takes NAME=VALUE, NAME:=JSON, NAME, remove NAME or rename OLD NEW")
        }
        return .done
    }

    @Sendable private static func identifier(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let given = call.words.joined(separator: " ")
        if call.words.isEmpty {
            let id = editor.state.layers[selection.layer].document.identifier(of: selection.feature)
            return .answer([id.map { "id = \($0)" } ?? "The feature has no id"], title: "id")
        }
        let value: PropertyValue? =
            given == "remove"
            ? nil
            : given.hasPrefix(":=") ? .json(String(call.rest.drop { $0 != "=" }.dropFirst())) : .word(given)
        try editor.perform { document throws(EditError) in
            try document.setIdentifier(of: selection.feature, to: value)
        }
        return .done
    }
}
