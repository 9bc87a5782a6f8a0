import Geography
import Input
import Interaction

/// What the pointer does without the left button.
extension Editor {
    /// Dots a notch of the wheel scrolls sideways, levels it zooms.
    private static let wheelZoom = 0.5
    private static let wheelPan = 8.0

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
        switch wheel {
        case .up: zoom(by: Editor.wheelZoom, about: DotPoint(position))
        case .down: zoom(by: -Editor.wheelZoom, about: DotPoint(position))
        case .left, .right:
            let dots = wheel == .left ? -Editor.wheelPan : Editor.wheelPan
            let way = state.viewport.world(DotVector(x: dots, y: 0))
            moveCamera { $0.center = $0.center + way }
        }
    }
}
