import Basemap
import GeoJSON
import Geography

extension Editor {
    /// Opens a list of features and places and shows one of them.
    mutating func list(
        _ entries: [ListEntry], title: String, current: Int = 0, canBeNarrowed: Bool = false
    ) {
        let list = EntryList(title: title, entries: entries, current: current, canBeNarrowed: canBeNarrowed)
        state.panel = Panel(content: .entries(list))
        chooseFromList(current)
    }

    /// Selects a feature of the open list, or goes to a place of it.
    mutating func chooseFromList(_ index: Int) {
        guard var list = state.panel?.list, list.entries.indices.contains(index) else { return }
        do throws(CommandFailure) { try claimMouse() } catch { return say(.failure(error.reason)) }
        wipeMessage()
        list.current = index
        state.panel?.content = .entries(list)
        let rows = PanelView.visibleLines(in: state)
        let scroll = state.panel?.scroll ?? 0
        state.panel?.scroll = max(index - rows + 1, min(scroll, index), 0)
        show(list.entries[index])
        uncoverSelection()
    }

    /// Selects a feature; of a place, shows where it is, near enough for its name to be written.
    mutating func show(_ entry: ListEntry) {
        switch entry {
        case .feature(let reference):
            select(layer: reference.layer, feature: reference.feature)
            uncoverSelection()
        case .finding(let finding): show(finding)
        case .place(let place):
            deselect()
            state.foundPlace = place.coordinate
            showInFreeArea {
                $0.center = WorldPoint(place.coordinate)
                $0.zoom = max($0.zoom, place.zoom)
            }
        }
    }

    /// The chosen entry is what was looked for: the list goes, and a place comes to the middle of the whole map.
    mutating func takeFromList() {
        guard let list = state.panel?.list else { return }
        state.panel = nil
        guard case .place(let place) = list.chosen else { return }
        show(.place(place))
        say(.note("Here is \(place.name)"))
    }

    /// The next or the previous of the open list; behind the last comes the first.
    mutating func stepInList(by step: Int) {
        guard let list = state.panel?.list, !list.entries.isEmpty else { return }
        let count = list.entries.count
        chooseFromList(((list.current + step) % count + count) % count)
    }

    /// Features were added or removed: those that are listed have other positions now.
    mutating func closeList(after change: Edit.Change) {
        if case .rewrites = change { return }
        if state.panel?.list != nil { state.panel = nil }
    }
}
