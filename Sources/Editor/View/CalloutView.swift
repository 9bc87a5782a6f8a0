import Drawing
import GeoJSON
import Geography

/// The callout of the selected feature: what it is called and what it says of itself.
enum CalloutView {
    /// A callout, and where it is.
    struct Shown {
        let callout: Callout
        let placement: Callout.Placement
    }

    static func shown(in state: EditorState) -> Shown? {
        guard let callout = callout(for: state), let placement = placement(of: callout, in: state) else {
            return nil
        }
        return Shown(callout: callout, placement: placement)
    }

    static func draw(_ shown: Shown, of state: EditorState, into grid: inout Grid) {
        let theme = state.settings.theme
        grid.draw(
            shown.callout, at: shown.placement, foreground: theme.calloutForeground,
            background: theme.calloutBackground, border: theme.border, glyphs: state.settings.glyphs)
    }

    /// None while a vertex is worked on, or something is dragged or drawn: then the map itself is looked at.
    static func callout(for state: EditorState) -> Callout? {
        guard state.settings.showsCallouts, let selection = state.selection, selection.vertex == nil,
            state.sketch == nil, state.layers.indices.contains(selection.layer)
        else { return nil }
        if case .shape = state.drag { return nil }
        let document = state.layers[selection.layer].document
        let properties = document.properties(of: selection.feature)
        func text(_ name: String) -> String? {
            properties.last { $0.name == name && !$0.text.isEmpty && $0.json != "null" }?.text
        }
        let title = text("title") ?? FeatureName.text(of: selection.feature, in: document) ?? ""
        let callout = Callout(
            title: title, text: text("description") ?? "",
            ellipsis: state.settings.glyphs == .ascii ? "..." : "…")
        return callout.isEmpty ? nil : callout
    }

    /// Above the uppermost of the feature's vertices on the screen, else below the lowest, else where the fewest
    /// are covered. nil where none of it can be pointed at.
    static func placement(of callout: Callout, in state: EditorState) -> Callout.Placement? {
        guard let handles = EditorHits.handles(in: state) else { return nil }
        let free = FreeArea.size(in: state)
        let bounds = CellRect(column: 0, row: 0, columns: free.columns, rows: free.rows)
        let vertices = handles.vertices.map { CellPoint($0.position).cell }.filter(bounds.contains)
        guard let top = vertices.min(by: { $0.row < $1.row }),
            let bottom = vertices.max(by: { $0.row < $1.row })
        else { return nil }
        let spots: [(Cell, Callout.Side)] = [
            (top, .above), (bottom, .below), (top, .below), (bottom, .above),
        ]
        let covered = vertices + handles.midpoints.map { CellPoint($0.position).cell }
        let placements = spots.compactMap { callout.placement(pointingAt: $0, $1, within: bounds) }
        return placements.map { placement in
            (placement, covered.count { placement.frame.contains($0) || placement.tail == $0 })
        }.min { $0.1 < $1.1 }?.0
    }
}
