import Geography
import Interaction

extension Editor {
    /// Changes the camera, within its limits.
    mutating func moveCamera(_ change: (inout Camera) -> Void) {
        var camera = state.camera
        change(&camera)
        state.camera = CameraLimits.clamped(camera, size: state.mapSize)
    }

    /// Zooms so that what lies at a dot stays there.
    mutating func zoom(by levels: Double, about dot: DotPoint) {
        state.camera = MapNavigation.zoomed(by: levels, about: dot, camera: state.camera, size: state.mapSize)
    }

    /// Moves the centre so that a place on the map shows at a dot.
    mutating func hold(_ anchor: WorldPoint, at dot: DotPoint) {
        state.camera = MapNavigation.holding(anchor, at: dot, camera: state.camera, size: state.mapSize)
    }

    /// Changes the camera as if no panel lay over the map: its new centre shows in the middle of the free part.
    mutating func showInFreeArea(_ change: (inout Camera) -> Void) {
        moveCamera(change)
        let way = state.viewport.world(-FreeArea.shift(in: state))
        moveCamera { $0.center = $0.center + way }
    }
}
