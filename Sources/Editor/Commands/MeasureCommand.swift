import GeoJSON
import Geodesy

extension CommandTable {
    static let measureCommands: [Command] = [
        Command(
            name: "measure", arguments: "[sphere]",
            help: "the area and length of the selection on the ellipsoid, or on a sphere; Escape stops it",
            group: .other,
            keywords: ["sphere"], run: measure)
    ]

    @Sendable private static func measure(
        _ editor: inout Editor, _ call: CommandCall
    ) throws(CommandFailure) -> CommandOutcome {
        guard call.words.isEmpty || call.words == ["sphere"] else {
            throw CommandFailure("measure takes nothing, or the word sphere")
        }
        guard let measured = measured(editor.state) else {
            throw CommandFailure(SelectionText.nothingSelected)
        }
        let document = editor.state.layers[measured.layer].document
        if let system = document.referenceSystem, let problem = system.problem {
            throw CommandFailure("the file's reference system \(system.name) is not known (\(problem))")
        }
        editor.want(.measure(measured, onSphere: !call.words.isEmpty))
        return .done
    }

    /// The selection, or the only feature that there is.
    private static func measured(_ state: EditorState) -> FeatureReference? {
        if let selection = state.selection {
            return FeatureReference(layer: selection.layer, feature: selection.feature)
        }
        let layers = state.layers.indices.filter { state.layers[$0].document.featureCount > 0 }
        guard layers.count == 1, let only = layers.first, state.layers[only].document.featureCount == 1
        else { return nil }
        return FeatureReference(layer: only, feature: 0)
    }
}

extension EditorState {
    /// Carries out `Effect.measure`. `progress` is told now and then what of it is done, 0...1; false stops it.
    public func measure(
        _ feature: FeatureReference, onSphere: Bool, progress: ((Double) -> Bool)? = nil
    ) -> EffectResult {
        let geometry = layers[feature.layer].document.geometry(of: feature.feature)
        do throws(GeodesyError) {
            return .measured(
                try GeometryMeasure(
                    of: geometry, on: onSphere ? .sphere : .ellipsoid, progress: progress
                ).text)
        } catch {
            return error == .stopped ? .measureStopped : .measureFailed(reason: error.reason)
        }
    }
}
