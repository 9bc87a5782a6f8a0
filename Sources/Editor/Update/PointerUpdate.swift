import Geography
import Input
import Interaction

/// What the pointer does without the left button.
extension Editor {
    mutating func hover(at position: CellPoint) {
        state.hovered = nil
        if let target = chrome(at: position) { return hover(on: target) }
        if state.sketch != nil { return moveSketchCursor(to: position) }
        state.hovered = EditorHits.handleHit(at: DotPoint(position), in: state)?.target
    }

    mutating func secondaryTap(at position: CellPoint) {
        guard state.question == nil, state.prompt == nil else { return }
        state.menu = nil
        state.drag = nil
        if let target = chrome(at: position), target != .beside { return }
        openMenu(at: position)
    }

    mutating func turn(_ wheel: MouseEvent.Wheel, at position: CellPoint) {
        if let target = chrome(at: position) { return turn(wheel, on: target) }
        state.camera = MapNavigation.turned(
            wheel, at: DotPoint(position), camera: state.camera, size: state.mapSize)
    }
}
