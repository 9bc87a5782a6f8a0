import Geography
import Input

extension Editor {
    /// Keys that scroll an open panel. Every other key does what it always does.
    mutating func scrollPanel(_ key: Key) -> Bool {
        if state.panel?.list != nil, stepInList(key) { return true }
        let page = max(1, state.mapSize.rows - 4)
        let step: Int
        switch key {
        case Key(.up), .character("k"): step = -1
        case Key(.down), .character("j"): step = 1
        case Key(.pageUp): step = -page
        case Key(.pageDown), .character(" "): step = page
        case Key(.home): step = -1_000_000
        case Key(.end): step = 1_000_000
        case .character("q"):
            state.panel = nil
            return true
        default: return false
        }
        scrollPanel(by: step)
        return true
    }

    mutating func scrollPanel(by step: Int) {
        guard let panel = state.panel else { return }
        let last = max(0, PanelView.lineCount(of: panel, in: state) - PanelView.visibleLines(in: state))
        state.panel?.scroll = max(0, min(last, panel.scroll + step))
    }

    /// Keys that choose in an open list.
    private mutating func stepInList(_ key: Key) -> Bool {
        switch key {
        case Key(.up), .character("k"), .character("N"): stepInList(by: -1)
        case Key(.down), .character("j"), .character("n"): stepInList(by: 1)
        case Key(.home): chooseFromList(0)
        case Key(.end): chooseFromList((state.panel?.list?.entries.count ?? 1) - 1)
        case Key(.enter): takeFromList()
        case .character("/") where state.panel?.list?.canBeNarrowed == true: beginFilter()
        default: return false
        }
        return true
    }
}
