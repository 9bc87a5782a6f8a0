import GeoJSON
import Geography

extension CommandTable {
    static let featureCommands: [Command] = [
        Command(
            name: "duplicate", help: "add a copy of the selected feature behind it, without its id",
            group: .edit, unavailable: SelectionText.needsSelection, run: duplicate)
    ]

    @Sendable private static func duplicate(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard let selection = editor.state.selection else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let hadIdentifier =
            editor.state.layers[selection.layer].document.identifier(of: selection.feature) != nil
        try editor.addFeature { document throws(EditError) in
            try document.duplicateFeature(selection.feature)
        }
        return .note(
            "Copied to #\(selection.feature + 1)\(hadIdentifier ? "; the id stays the original's" : "")"
        )
    }
}
