import GeoJSON
import Geography

/// What is selected, in a few words.
enum SelectionSummary {
    static func text(_ state: EditorState) -> String {
        guard let selection = state.selection else {
            let count = state.layers.reduce(0) { $0 + $1.document.featureCount }
            let notes = state.layers.reduce(0) { $0 + $1.document.noteCount }
            let features = count == 1 ? "1 feature" : "\(count) features"
            guard notes > 0, let first = firstNote(state) else { return features }
            return notes == 1 ? "\(features); \(first)" : "\(features); \(notes) notes: \(first)"
        }
        let document = state.layers[selection.layer].document
        var text = "#\(selection.feature) \(selection.geometry.kind.name)"
        if let name = name(of: selection.feature, in: document) { text += " \(name)" }
        if let vertex = selection.vertex {
            let path = selection.geometry.path(of: vertex).map(String.init).joined(separator: ".")
            text += " vertex \(path)"
            if let place = selection.coordinate(of: vertex) { text += " at \(shortest(place))" }
        } else if let vertex = selection.movableVertex, let place = selection.coordinate(of: vertex) {
            text += " at \(shortest(place))"
        } else {
            let count = selection.geometry.parts.reduce(0) { $0 + $1.vertexCount }
            text += count == 1 ? ", 1 vertex" : ", \(count) vertices"
        }
        if let crossing = selection.crossing { text += ", crosses itself at \(shortest(crossing))" }
        let hidden = state.mapSize.isEmpty ? 0 : EditorHits.handles(in: state)?.hiddenCount ?? 0
        return hidden > 0 ? text + ", \(hidden) too close to show" : text
    }

    private static func firstNote(_ state: EditorState) -> String? {
        for layer in state.layers {
            guard let note = layer.document.notes.first else { continue }
            let place = layer.document.place(of: note)
            return "\(place.line):\(place.column): \(note.message)"
        }
        return nil
    }

    /// The property that a person would call the feature by, else its id.
    private static func name(of feature: Int, in document: Document) -> String? {
        let properties = document.properties(of: feature)
        for key in ["name", "title", "NAME", "Name", "label"] {
            if let found = properties.last(where: { $0.name == key && !$0.text.isEmpty }) {
                return "“\(found.text)”"
            }
        }
        return document.identifier(of: feature).map { "id \($0)" }
    }

    private static func shortest(_ place: Coordinate) -> String { "\(place.longitude),\(place.latitude)" }
}
