import GeoJSON
import Input

extension Editor {
    /// From now on what is typed narrows the open list.
    mutating func beginFilter() { changeList { $0.filter = Prompt(label: "/") } }

    /// Keys while the open list is narrowed by what is typed, as in the palette.
    mutating func typeFilter(_ key: Key) {
        wipeMessage()
        let page = PanelView.visibleLines(in: state)
        switch (key.code, key.modifiers) {
        case (.escape, _), (.character("c"), .control): endFilter()
        case (.enter, _): state.panel?.list?.chosen == nil ? want(.bell) : takeFromList()
        case (.up, _), (.character("p"), .control), (.tab, .shift): stepInList(by: -1)
        case (.down, _), (.character("n"), .control), (.tab, []): stepInList(by: 1)
        case (.pageUp, _): pageInList(by: -page)
        case (.pageDown, _): pageInList(by: page)
        case (.backspace, _) where state.panel?.list?.filter?.text.isEmpty == true: endFilter()
        default:
            var filter = state.panel?.list?.filter
            guard filter?.edit(key) == true else { return want(.bell) }
            use(filter)
        }
    }

    mutating func pasteIntoFilter(_ text: String) {
        guard var filter = state.panel?.list?.filter else { return }
        filter.insert(text)
        use(filter)
    }

    /// Only those of the open list that were found are shown from now on, and those that are called by this position
    /// in the file. The one that is chosen stays so where it is among them.
    mutating func narrowList(to found: [FeatureReference], with text: String) {
        let found = Set(found)
        let position = Int(text.hasPrefix("#") ? text.dropFirst() : text[...])
        showOfList { entry in
            entry.feature.map { found.contains($0) || $0.feature == position } ?? false
        }
    }

    private mutating func use(_ filter: Prompt?) {
        let before = state.panel?.list?.filter?.string
        changeList { $0.filter = filter }
        guard let text = filter?.string, text != before else { return }
        if text.allSatisfy({ $0 == " " }) { return showOfList { _ in true } }
        let query = FeatureQuery.called(text, names: FeatureName.keys)
        want(.search(SearchRequest(query: query, layers: state.layers.indices)))
    }

    private mutating func endFilter() {
        changeList { $0.filter = nil }
        showOfList { _ in true }
    }

    private mutating func showOfList(_ isShown: (ListEntry) -> Bool) {
        guard let list = state.panel?.list else { return }
        let shown = list.all.filter(isShown)
        let chosen = list.chosen.flatMap(shown.firstIndex) ?? 0
        changeList {
            $0.entries = shown
            $0.current = chosen
        }
        state.panel?.scroll = 0
        chooseFromList(chosen)
    }

    /// Up to the first or the last, as in the palette.
    private mutating func pageInList(by step: Int) {
        guard let list = state.panel?.list else { return }
        chooseFromList(max(0, min(list.entries.count - 1, list.current + step)))
    }

    private mutating func changeList(_ change: (inout EntryList) -> Void) {
        guard var list = state.panel?.list else { return }
        change(&list)
        state.panel?.content = .entries(list)
    }
}
