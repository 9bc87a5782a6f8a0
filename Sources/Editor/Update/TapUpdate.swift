import Geography
import Interaction

/// A click on the map.
extension Editor {
    mutating func tap(at position: CellPoint, count: Int) {
        defer { state.drag = nil }
        if case .captured = state.drag {
            if let target = state.pressedChrome, chrome(at: position) == target { tap(on: target) }
            return
        }
        if state.mapSize.rows <= position.cell.row { return }
        if state.sketch != nil { return sketchTap(at: position, count: count) }
        if count == 2 {
            zoom(by: 1, about: DotPoint(position))
            return
        }
        guard let round = nextInRound(at: position.cell) else {
            state.tapRound = nil
            // A click on a midpoint handle inserts nothing and lets nothing go.
            if state.pressHits.isEmpty { deselect() }
            return
        }
        switch round.targets[round.index] {
        case .vertex(let vertex): selectVertex(vertex)
        case .feature(let layer, let feature): select(layer: layer, feature: feature)
        case .midpoint: break
        }
        state.tapRound = round
        if round.targets.count > 1 {
            say(.note("\(round.index + 1) of \(round.targets.count) here: \(SelectionSummary.text(state))"))
        }
    }

    /// Where a click leads: on through the round that the clicks before it on the same spot began, or into a new one.
    private func nextInRound(at cell: Cell) -> TapRound? {
        if var round = state.tapRound, round.cell == cell, round.camera == state.camera,
            isSelected(round.targets[round.index]), round.index + 1 < round.targets.count
        {
            round.index += 1
            return round
        }
        let targets = EditorHits.tapTargets(state.pressHits)
        return targets.isEmpty ? nil : TapRound(cell: cell, camera: state.camera, targets: targets, index: 0)
    }

    private func isSelected(_ target: EditorTarget) -> Bool {
        guard let selection = state.selection else { return false }
        switch target {
        case .vertex(let vertex): return selection.vertex == vertex
        case .feature(let layer, let feature):
            return selection.vertex == nil && selection.layer == layer && selection.feature == feature
        case .midpoint: return false
        }
    }
}
