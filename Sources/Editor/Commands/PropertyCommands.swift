import GeoJSON

extension CommandTable {
    static let propertyCommands: [Command] = [
        Command(
            name: "property",
            arguments: "[NAME=VALUE | NAME:=JSON | NAME | remove NAME | rename OLD NEW]",
            help: "show, set, remove or rename properties of the selected feature", group: .edit,
            keywords: ["remove", "rename"], unavailable: SelectionText.needsSelection, run: property),
        Command(
            name: "id", arguments: "[VALUE | :=JSON | remove]",
            help: "show, set or remove the id of the selected feature", group: .edit,
            keywords: ["remove"], unavailable: SelectionText.needsSelection, run: identifier),
    ]

    @Sendable private static func property(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let feature = selection.feature
        let held = editor.state.layers[selection.layer].document.properties(of: feature)
        var change = PropertyChange(call.words, held: held.map(\.name))
        if case .set(let name, .json) = change, let json = JSONArgument.asTyped(call.rest) {
            change = .set(name, .json(json))
        }
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
            : given.hasPrefix(":=")
                ? .json(JSONArgument.asTyped(call.rest) ?? String(given.dropFirst(2))) : .word(given)
        try editor.perform { document throws(EditError) in
            try document.setIdentifier(of: selection.feature, to: value)
        }
        return .done
    }
}

/// JSON behind `:=`. Its own quotes are not the command line's.
private enum JSONArgument {
    /// What was typed behind the first `:=`, where that is JSON as it stands.
    static func asTyped(_ rest: String) -> String? {
        guard let sign = rest.indices.first(where: { rest[$0...].hasPrefix(":=") }) else { return nil }
        let json = String(rest[sign...].dropFirst(2))
        return JSONChecker.check(Array(json.utf8)) == nil ? json : nil
    }
}

/// What `property` was asked to do.
enum PropertyChange: Hashable {
    case showAll
    case show(String)
    case set(String, PropertyValue)
    case remove(String)
    case rename(String, String)

    /// nil where the words make no sense. A name that the feature has may itself hold an equals sign.
    init?(_ words: [String], held: [String]) {
        guard let first = words.first else {
            self = .showAll
            return
        }
        let given = words.joined(separator: " ")
        if let name = held.filter({ given.hasPrefix($0 + "=") || given.hasPrefix($0 + ":=") })
            .max(by: { $0.utf8.count < $1.utf8.count })
        {
            self = PropertyChange(name: name, assigned: given.dropFirst(name.count))
        } else if first == "remove", words.count > 1 {
            self = .remove(words.dropFirst().joined(separator: " "))
        } else if first == "rename", words.count == 3 {
            self = .rename(words[1], words[2])
        } else if let equals = given.firstIndex(of: "=") {
            let name = given[..<equals]
            let isJSON = name.hasSuffix(":")
            self = PropertyChange(
                name: String(isJSON ? name.dropLast() : name),
                assigned: (isJSON ? ":" : "") + given[equals...])
        } else if first == "rename" {
            return nil
        } else {
            self = .show(given)
        }
    }

    /// The rest begins with `=` or `:=`.
    private init(name: String, assigned: some StringProtocol) {
        self =
            assigned.hasPrefix(":=")
            ? .set(name, .json(String(assigned.dropFirst(2))))
            : .set(name, .word(String(assigned.dropFirst())))
    }
}
