import GeoJSON
import Geography

/// Why a command line cannot run now, found without running it.
enum CommandReasons {
    /// nil where it can, as far as can be told.
    static func reason(against line: String, in state: EditorState) -> String? {
        guard let found = try? CommandTable.parse(line) else { return nil }
        if let reason = found.command.unavailable(state) { return reason }
        switch (found.command.name, found.call.words.first) {
        case ("undo", _): return state.undoStack.done.isEmpty ? "nothing to undo" : nil
        case ("redo", _): return state.undoStack.undone.isEmpty ? "nothing to redo" : nil
        case ("delete", "feature"): return reasonAgainstDeletingFeature(in: state)
        case ("delete", _): return reasonAgainstDeletingVertex(in: state)
        case ("draw", "finish"): return state.sketch?.reasonAgainstFinish
        case ("draw", "back"): return state.sketch?.isEmpty ?? true ? "nothing is drawn yet" : nil
        case ("draw", _): return reasonAgainstDrawing(in: state)
        default: return nil
        }
    }

    /// Tries to add a point, and leaves it at that.
    static func reasonAgainstDrawing(in state: EditorState) -> String? {
        guard state.layers.indices.contains(state.activeLayer) else { return "nothing is open" }
        let document = state.layers[state.activeLayer].document
        let point = FeatureGeometry(
            kind: .point, parts: [.init(kind: .points, path: [], coordinates: [Coordinate(0, 0)])])
        return failure { () throws(EditError) in
            try document.addFeature(point) { _ in .typed(longitudeDecimals: 0, latitudeDecimals: 0) }
        }
    }

    private static func reasonAgainstDeletingFeature(in state: EditorState) -> String? {
        guard let selection = state.selection else { return SelectionText.nothingSelected }
        let document = state.layers[selection.layer].document
        return failure { () throws(EditError) in try document.deleteFeature(selection.feature) }
    }

    private static func reasonAgainstDeletingVertex(in state: EditorState) -> String? {
        guard let selection = state.selection else { return SelectionText.nothingSelected }
        guard let vertex = selection.movableVertex else { return SelectionText.noVertexSelected }
        if selection.kind == .point { return reasonAgainstDeletingFeature(in: state) }
        let document = state.layers[selection.layer].document
        return failure { () throws(EditError) in try document.deleteVertex(vertex) }
    }

    private static func failure(of edit: () throws(EditError) -> Edit) -> String? {
        do throws(EditError) {
            _ = try edit()
            return nil
        } catch {
            return error.reason
        }
    }
}
