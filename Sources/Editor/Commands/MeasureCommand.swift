import GeoJSON
import Geodesy
import Geography

extension CommandTable {
    static let measureCommands: [Command] = [
        Command(
            name: "measure", arguments: "[sphere]",
            help: "the area and length of the selection on the ellipsoid, or on a sphere", group: .other,
            keywords: ["sphere"], run: measure)
    ]

    @Sendable private static func measure(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.isEmpty || call.words == ["sphere"] else {
            throw CommandFailure("measure takes nothing, or the word sphere")
        }
        guard let (document, feature) = measured(editor.state) else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        if let system = document.referenceSystem, let problem = system.problem {
            throw CommandFailure("the file's reference system \(system.name) is not known (\(problem))")
        }
        let geometry = document.geometry(of: feature)
        do throws(GeodesyError) {
            let surface: GeometryMeasure.Surface = call.words.isEmpty ? .ellipsoid : .sphere
            return .answer([try GeometryMeasure(of: geometry, on: surface).text], title: "measure")
        } catch {
            throw CommandFailure("cannot measure: \(error.reason)")
        }
    }

    /// The selection, or the only feature that there is.
    private static func measured(_ state: EditorState) -> (Document, feature: Int)? {
        if let selection = state.selection {
            return (state.layers[selection.layer].document, selection.feature)
        }
        let documents = state.layers.map(\.document).filter { $0.featureCount > 0 }
        guard documents.count == 1, let only = documents.first, only.featureCount == 1 else { return nil }
        return (only, 0)
    }
}
