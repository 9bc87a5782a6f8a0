import GeoJSON
import Geography

/// What is selected, in a few words.
enum SelectionSummary {
    static func text(_ state: EditorState) -> String { forms(state).first?.text ?? "" }

    /// The same in ever fewer words, and how long each of these is put off where there is little room; never none.
    static func forms(_ state: EditorState) -> [(text: String, stay: Int)] {
        guard let selection = state.selection else { return unselected(state) }
        let kind = "\(selection.reference) \(selection.kind.name)"
        let name = selection.texts.quotedName
        let named = name.map { "\(kind) \($0)" } ?? kind
        let crossing = selection.crossing.map { ", crosses itself at \(rounded($0, in: state))" } ?? ""
        let hidden = state.mapSize.isEmpty ? 0 : EditorHits.handles(in: state)?.hiddenCount ?? 0
        let crowd = hidden > 0 ? ", \(hidden) too close to show" : ""
        let part = part(of: selection)
        let brief = (name ?? kind) + part
        let path = selection.vertex.map { self.path(of: $0, in: selection) }
        // What is nudged is looked at for its place; a whole feature for its name.
        let place = selection.movableVertex == nil ? brief : String(part.drop { $0 == " " })
        let briefest = StatusLine.shortened(
            path.map { "vertex \($0)" } ?? name ?? kind, to: fewestColumns, glyphs: state.settings.glyphs)
        return [
            (named + part + crossing + crowd, 0), (named + part + crossing, 15), (brief + crossing, 35),
            (brief, 60), (place, 62), (briefest, 65),
        ]
    }

    /// What is left of the narrowest status line beside the zoom.
    private static let fewestColumns = 24

    /// The vertex and its place, or how many vertices there are.
    private static func part(of selection: Selection) -> String {
        if let vertex = selection.vertex {
            let place = selection.coordinate(of: vertex).map { " at \(shortest($0))" } ?? ""
            return " vertex \(path(of: vertex, in: selection))\(place)"
        }
        if let vertex = selection.movableVertex, let place = selection.coordinate(of: vertex) {
            return " at \(shortest(place))"
        }
        let count = selection.outline.parts.indices.reduce(0) { $0 + selection.vertexCount(ofPart: $1) }
        return count == 1 ? ", 1 vertex" : ", \(count) vertices"
    }

    private static func path(of vertex: VertexReference, in selection: Selection) -> String {
        selection.path(of: vertex).map(String.init).joined(separator: ".")
    }

    private static func unselected(_ state: EditorState) -> [(text: String, stay: Int)] {
        let count = state.layers.reduce(0) { $0 + $1.document.featureCount }
        let notes = state.layers.reduce(0) { $0 + $1.document.noteCount }
        let features = count == 1 ? "1 feature" : "\(count) features"
        guard notes > 0, let first = firstNote(state) else { return [(features, 0)] }
        return [
            (notes == 1 ? "\(features); \(first)" : "\(features); \(notes) notes: \(first)", 0),
            ("\(features); \(notes == 1 ? "1 note" : "\(notes) notes")", 60),
        ]
    }

    private static func firstNote(_ state: EditorState) -> String? {
        for layer in state.layers {
            guard let note = layer.document.notes.first else { continue }
            let place = layer.document.place(of: note)
            return "\(place.line):\(place.column): \(note.message)"
        }
        return nil
    }

    /// A place that is computed, as finely as the view shows it.
    private static func rounded(_ place: Coordinate, in state: EditorState) -> String {
        let decimals = Format.decimals(dotsPerWorld: state.viewport.dotsPerWorld)
        return Format.coordinate(place, decimals: decimals)
    }

    private static func shortest(_ place: Coordinate) -> String { "\(place.longitude),\(place.latitude)" }
}
