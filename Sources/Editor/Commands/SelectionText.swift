import GeoJSON

/// What is said about selections, in one place so that it is said the same way everywhere.
enum SelectionText {
    static let nothingSelected = "no feature is selected: click one, or press Tab"
    static let noVertexSelected = "no vertex is selected: click one, or press n"

    static let needsSelection: @Sendable (EditorState) -> String? = { state in
        state.selection == nil ? nothingSelected : nil
    }

    static let needsShape: @Sendable (EditorState) -> String? = { state in
        guard let selection = state.selection else { return nothingSelected }
        return state.layers[selection.layer].document.reasonShapesAreFixed
    }

    static let needsVertex: @Sendable (EditorState) -> String? = { state in
        guard let selection = state.selection else { return nothingSelected }
        if let reason = state.layers[selection.layer].document.reasonShapesAreFixed { return reason }
        return selection.movableVertex == nil ? noVertexSelected : nil
    }

    static func noFeature(_ index: Int, of count: Int) -> String {
        switch count {
        case 0: "the file has no features"
        case 1: "there is no feature \(index): the file has one, number 0"
        default: "there is no feature \(index): they are numbered 0 to \(count - 1)"
        }
    }

    static func noVertex(_ word: String, in selection: Selection) -> String {
        guard
            let part = selection.outline.parts.indices.first(where: { selection.vertexCount(ofPart: $0) > 0 })
        else { return "the feature has no vertices" }
        let example = (selection.outline.parts[part].path + [0]).map(String.init).joined(separator: ".")
        return "the feature has no vertex '\(word)': its first is \(example)"
    }
}
