import GeoJSON
import Geography
import Input
import Interaction

extension Editor {
    /// Selects what lies at a place and opens the menu of what can be done there.
    mutating func openMenu(at position: CellPoint) {
        guard state.mapSize.contains(position.cell), !state.isDragging else { return }
        state.message = nil
        state.palette = nil
        if state.sketch != nil {
            return show(MenuItems(state, at: position).ofSketch, title: "drawing", at: position.cell)
        }
        let hit = EditorHits.hits(at: DotPoint(position), in: state).first
        switch hit?.target {
        case .vertex(let vertex): selectVertex(vertex)
        case .midpoint(let vertex): selectVertex(vertex)
        case .feature(let layer, let feature): select(layer: layer, feature: feature)
        case nil: break
        }
        let items = MenuItems(state, at: position)
        switch hit?.rank {
        case .vertex where state.selection?.kind != .point:
            show(items.ofVertex, title: vertexTitle, at: position.cell)
        case .vertex, .point: show(items.ofPoint, title: featureTitle, at: position.cell)
        case .midpoint: show(items.ofMidpoint, title: featureTitle, at: position.cell)
        case .edge: show(items.ofEdge, title: featureTitle, at: position.cell)
        case .body: show(items.ofBody, title: featureTitle, at: position.cell)
        case .view, nil: show(items.ofMap, title: "map", at: position.cell)
        }
    }

    /// The same from the keyboard, for what is selected.
    mutating func openMenu() {
        let position = placeOfSelection ?? placeOfPointer
        let items = MenuItems(state, at: position)
        if state.sketch != nil {
            show(items.ofSketch, title: "drawing", at: placeOfPointer.cell)
        } else if let selection = state.selection {
            let isPoint = selection.vertex == nil && selection.movableVertex != nil
            let offered = selection.vertex != nil ? items.ofVertex : isPoint ? items.ofPoint : items.ofBody
            show(offered, title: selection.vertex != nil ? vertexTitle : featureTitle, at: position.cell)
        } else {
            show(items.ofMap, title: "map", at: position.cell)
        }
        stepInMenu(by: 1)
    }

    /// Where the selected vertex, or the middle of the selected feature, shows; nil where it does not.
    private var placeOfSelection: CellPoint? {
        guard let selection = state.selection else { return nil }
        let vertex = selection.movableVertex.flatMap { selection.coordinate(of: $0) }
        let place = vertex.map { WorldPoint($0) } ?? selection.shape.box.center
        let offset = Double(state.viewport.nearestWorldOffset(of: place))
        let shown = CellPoint(state.viewport.dot(of: WorldPoint(x: place.x + offset, y: place.y)))
        return state.mapSize.contains(shown.cell) ? shown : nil
    }

    private var placeOfPointer: CellPoint {
        let place = state.sketch?.cursor ?? state.pointer ?? CellPoint(state.viewport.middle)
        return state.mapSize.contains(place.cell) ? place : CellPoint(state.viewport.middle)
    }

    mutating func stepInMenu(by step: Int) {
        guard let menu = state.menu else { return }
        state.menu?.current = menu.stepped(by: step)
    }

    private mutating func show(_ items: [Menu.Item], title: String, at cell: Cell) {
        state.menu = Menu(title: title, anchor: cell, items: items, current: nil)
    }

    private var vertexTitle: String {
        guard let selection = state.selection, let vertex = selection.vertex else { return "vertex" }
        return "vertex " + selection.path(of: vertex).map(String.init).joined(separator: ".")
    }

    private var featureTitle: String {
        guard let selection = state.selection else { return "feature" }
        return selection.texts.name ?? selection.reference
    }

    /// Keys while the menu is open.
    mutating func chooseInMenu(_ key: Key) {
        guard let menu = state.menu else { return }
        switch key {
        case Key(.escape), .control("c"), .character("q"): state.menu = nil
        case Key(.up), .character("k"), Key(.tab, .shift): stepInMenu(by: -1)
        case Key(.down), .character("j"), Key(.tab): stepInMenu(by: 1)
        case Key(.enter), .character(" "):
            if let current = menu.current { takeFromMenu(current) }
        default:
            // The key that an item shows runs it, which is then no other than without the menu.
            let name = KeyNotation.notation(of: key)
            guard let index = menu.items.firstIndex(where: { $0.key == name }) else { return want(.bell) }
            takeFromMenu(index)
        }
    }

    /// Runs an item; one that cannot run stays and says why.
    mutating func takeFromMenu(_ index: Int) {
        guard let menu = state.menu, menu.items.indices.contains(index), !menu.items[index].isRule else {
            return
        }
        guard menu.items[index].reason == nil else {
            state.menu?.current = index
            return want(.bell)
        }
        state.menu = nil
        state.message = nil
        runCommandLine(menu.items[index].command)
    }
}
