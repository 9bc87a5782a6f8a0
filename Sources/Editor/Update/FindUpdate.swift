import GeoJSON
import Geography

extension Editor {
    /// Opens a list of features and selects the first of them.
    mutating func list(_ features: [FeatureReference], title: String, current: Int = 0) {
        state.panel = Panel(
            content: .features(FeatureList(title: title, features: features, current: current)))
        chooseFromList(current)
    }

    /// Selects a feature of the open list.
    mutating func chooseFromList(_ index: Int) {
        guard var list = state.panel?.list, list.features.indices.contains(index) else { return }
        list.current = index
        state.panel?.content = .features(list)
        let rows = PanelView.visibleLines(in: state)
        let scroll = state.panel?.scroll ?? 0
        state.panel?.scroll = max(index - rows + 1, min(scroll, index), 0)
        let reference = list.features[index]
        select(layer: reference.layer, feature: reference.feature)
        uncoverSelection()
    }

    /// The next or the previous of the open list; behind the last comes the first.
    mutating func stepInList(by step: Int) {
        guard let list = state.panel?.list, !list.features.isEmpty else { return }
        let count = list.features.count
        chooseFromList(((list.current + step) % count + count) % count)
    }

    /// Features were added or removed: those that are listed have other positions now.
    mutating func closeList(after change: Edit.Change) {
        if case .rewrites = change { return }
        if state.panel?.list != nil { state.panel = nil }
    }
}
