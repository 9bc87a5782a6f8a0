import Geography
import Input
import Interaction

/// The arrows carry the selected feature: a drag like the mouse's, one edit when it is let go.
extension Editor {
    mutating func beginCarrying() throws(CommandFailure) {
        guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
        let box = selection.shape.box
        guard !box.isEmpty else { throw CommandFailure("the selected feature has no place on the map") }
        showSelection()
        startShapeDrag(
            .feature, at: box.center, worldOffset: state.viewport.nearestWorldOffset(of: box.center),
            selectionBefore: selection, isByKeys: true)
    }

    /// Carries it further, never beyond the edge of the map; the map follows when nothing of it shows any more.
    mutating func carry(by way: WorldVector) {
        guard case .shape(var drag) = state.drag else { return }
        drag.grab.pointer = drag.grab.pointer + way
        drag.grab.pointer = drag.grab.start + settled(drag.featureWay)
        state.drag = .shape(drag)
        let box = drag.shape.box
        if state.viewport.worldOffsets(of: box) == nil { moveCamera { $0.center = box.center } }
    }

    /// There and back is no way at all, whatever rounding leaves of it.
    private func settled(_ way: WorldVector) -> WorldVector {
        func settled(_ length: Double) -> Double {
            abs(length) * state.viewport.dotsPerWorld < 0.001 ? 0 : length
        }
        return WorldVector(x: settled(way.x), y: settled(way.y))
    }

    /// Arrows carry on, Escape puts it back, and every other key lets go; whether that was all the key does.
    mutating func carry(_ key: Key) -> Bool {
        let isCovered =
            state.question != nil || state.menu != nil || state.prompt != nil || state.palette != nil
        let binding = isCovered ? nil : state.keyMap.binding(for: key, in: .moving)
        if !isCovered { wipeMessage() }
        guard let binding, binding.context == .moving else {
            return endCarrying(by: binding?.command)
        }
        runCommandLine(binding.command)
        return true
    }

    /// Any command but an arrow's ends the carrying; whether it is for nothing else.
    mutating func endCarrying(by command: String?) -> Bool {
        guard state.isMovingFeature, command != "back" else { return false }
        letGoOfCarried()
        return command == "enter" || command == "carry"
    }

    mutating func letGoOfCarried() {
        guard case .shape(let drag) = state.drag, drag.isByKeys else { return }
        state.drag = nil
        commit(drag)
    }
}
