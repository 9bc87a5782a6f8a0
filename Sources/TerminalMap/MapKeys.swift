import Drawing
import Geography
import Input
import Interaction

extension MapView {
    /// What a key does on every map.
    ///
    /// - Returns: false for the key that ends the program.
    func press(_ key: Key) -> Bool {
        switch (key.code, key.modifiers) {
        case (.character("q"), []): return false
        case (.character("c"), .control): return engine.cancelDrag()
        case (.escape, _): _ = engine.cancelDrag()
        case (.character("+"), _), (.character("="), _): zoom(by: 0.5)
        case (.character("-"), _): zoom(by: -0.5)
        case (.left, _): pan(-8, 0)
        case (.right, _): pan(8, 0)
        case (.up, _): pan(0, -8)
        case (.down, _): pan(0, 8)
        case (.character("["), _): turn(by: -15)
        case (.character("]"), _): turn(by: 15)
        default: break
        }
        return true
    }

    private func zoom(by levels: Double) {
        setCamera(to: CameraOptions(zoom: cameraState.zoom + levels))
    }

    private func turn(by degrees: Double) {
        setCamera(to: CameraOptions(bearing: cameraState.bearing + degrees))
    }

    private func pan(_ x: Double, _ y: Double) {
        let camera = engine.scene.camera
        let way = engine.scene.viewport.world(DotVector(x: x, y: y))
        setCamera(to: CameraOptions(center: (camera.center + way).coordinate))
    }
}
