import Drawing
import Geography
import Input
import Interaction

/// What lies over the map and takes the mouse.
enum ChromeTarget: Hashable, Sendable {
    /// The menu, or an item of it.
    case menu(Int?)
    case palette(Int?)
    /// A panel, or an entry of the list in it.
    case panel(Int?)
    case northMark
    /// Beside an open menu or palette: a click there closes it and does nothing else.
    case beside
}

extension Editor {
    /// What lies over the map at a place, the uppermost.
    func chrome(at position: CellPoint) -> ChromeTarget? {
        let cell = position.cell
        if state.menu != nil {
            guard MenuView.frame(in: state)?.contains(cell) == true else { return .beside }
            return .menu(MenuView.item(at: cell, in: state))
        }
        if state.palette != nil {
            guard PaletteView.frame(in: state)?.contains(cell) == true else { return .beside }
            return .palette(PaletteView.entry(at: cell, in: state))
        }
        if let frame = PanelView.frame(in: state), frame.contains(cell) {
            return .panel(PanelView.entry(atRow: cell.row, in: state))
        }
        return NorthMark.frame(in: state)?.contains(cell) == true ? .northMark : nil
    }

    /// The button went down on what lies over the map.
    mutating func press(on target: ChromeTarget) {
        guard target == .beside else { return }
        state.menu = nil
        state.palette = nil
    }

    /// A click on what lies over the map.
    mutating func tap(on target: ChromeTarget) {
        switch target {
        case .menu(let index?): takeFromMenu(index)
        case .palette(let index?): takeFromPalette(index)
        case .panel(let index?): chooseFromList(index)
        case .northMark: runCommandLine("turn 0")
        case .menu(nil), .palette(nil), .panel(nil), .beside: break
        }
    }

    /// The pointer moved over what lies over the map.
    mutating func hover(on target: ChromeTarget) {
        switch target {
        case .menu(let index): state.menu?.current = index
        case .palette(let index?): state.palette?.current = index
        case .palette(nil), .panel, .northMark, .beside: break
        }
    }

    /// The wheel turned on what lies over the map.
    mutating func turn(_ wheel: MouseEvent.Wheel, on target: ChromeTarget) {
        guard wheel == .up || wheel == .down else { return }
        let step = wheel == .up ? -1 : 1
        switch target {
        case .menu: stepInMenu(by: step)
        case .palette:
            guard let palette = state.palette else { return }
            let count = PaletteEntries.matching(palette.prompt.string, in: state).count
            state.palette?.current = max(0, min(count - 1, palette.current + step))
        case .panel: scrollPanel(by: 3 * step)
        case .northMark, .beside: break
        }
    }
}
