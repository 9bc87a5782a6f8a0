import Drawing
import GeoJSON
import Geography

/// The callout of the selected feature: what it says of itself. What it is called its label says already; only
/// where there are no labels, the callout is there for the name alone.
enum CalloutView {
    /// Beyond this, looking for a place at every frame would be felt.
    private static let mostVertices = 50_000

    /// The callout and where it stands; nil where there is none.
    static func shown(in state: EditorState) -> (callout: Callout, placement: Callout.Placement)? {
        guard let callout = callout(for: state) else { return nil }
        return placement(of: callout, in: state).map { (callout, $0) }
    }

    static func draw(
        _ callout: Callout, at placement: Callout.Placement, _ state: EditorState, into grid: inout Grid
    ) {
        let theme = state.settings.theme
        grid.draw(
            callout, at: placement, foreground: theme.calloutForeground,
            background: theme.calloutBackground, border: theme.border,
            titleAttributes: state.settings.colorDepth == .sixteen ? [] : .bold, glyphs: state.settings.glyphs
        )
    }

    /// None while a vertex is worked on, or something is dragged or drawn: then the map itself is looked at.
    static func callout(for state: EditorState) -> Callout? {
        guard state.settings.showsCallouts, let selection = state.selection, selection.vertex == nil,
            state.sketch == nil
        else { return nil }
        if case .shape = state.drag { return nil }
        let description = selection.texts.description
        guard description != nil || !state.settings.showsLabels else { return nil }
        let callout = Callout(
            title: selection.texts.title ?? "", text: description ?? "",
            ellipsis: state.settings.glyphs == .ascii ? "..." : "…")
        return callout.isEmpty ? nil : callout
    }

    /// Above the uppermost of the feature's vertices on the screen, else below the lowest, else where the fewest
    /// are covered. nil where none of it can be pointed at.
    static func placement(of callout: Callout, in state: EditorState) -> Callout.Placement? {
        let count = state.selection?.shape.positionCount ?? 0
        guard count <= mostVertices, let handles = EditorHits.handles(in: state) else { return nil }
        let free = FreeArea.size(in: state)
        let bounds = CellRect(column: 0, row: 0, columns: free.columns, rows: free.rows)
        let shown = handles.vertices.map(\.position).filter { bounds.contains(CellPoint($0).cell) }
        guard let top = shown.min(by: { $0.y < $1.y }), let bottom = shown.max(by: { $0.y < $1.y }) else {
            return nil
        }
        let head = markerHeight(in: state)
        let spots: [(DotPoint, Callout.Side)] = [
            (DotPoint(x: top.x, y: top.y - head), .above), (bottom, .below), (top, .below),
            (DotPoint(x: bottom.x, y: bottom.y - head), .above),
        ]
        let vertices = shown.map { CellPoint($0).cell }
        let covered = vertices + handles.midpoints.map { CellPoint($0.position).cell }
        let placements = spots.compactMap {
            callout.placement(pointingAt: CellPoint($0).cell, $1, within: bounds)
        }
        return placements.map { placement in
            (placement, covered.count { placement.frame.contains($0) || placement.tail == $0 })
        }.min { $0.1 < $1.1 }?.0
    }

    /// How far a marker of the selected feature rises above its place, in dots: a callout points at its head.
    private static func markerHeight(in state: EditorState) -> Double {
        guard let selection = state.selection, selection.shape.isPoints,
            state.settings.showsPictures
        else { return 0 }
        let style = state.layers[selection.layer].document.style(of: selection.feature)
        guard style.hasMarker else { return 0 }
        let marker = MarkerPicture(
            style, looks: FeatureLooks(state.settings), emphasis: state.settings.theme.selection)
        return marker.height
    }
}
