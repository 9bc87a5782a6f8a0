import Geography
import Input

/// How a camera follows the pointer. Every result is within `CameraLimits`.
public enum MapNavigation {
    /// Levels that one notch of the wheel zooms.
    public static let zoomPerNotch = 0.5
    /// Dots that one notch of the wheel scrolls sideways.
    public static let dotsPerNotch = 8.0

    /// The camera whose centre is moved so that a place on the map shows at a dot.
    public static func holding(
        _ anchor: WorldPoint, at dot: DotPoint, camera: Camera, size: CellSize
    ) -> Camera {
        var result = camera
        result.center = camera.center + (anchor - Viewport(camera: camera, size: size).world(at: dot))
        return CameraLimits.clamped(result, size: size)
    }

    /// Zooms so that what lies at a dot stays there.
    public static func zoomed(
        by levels: Double, about dot: DotPoint, camera: Camera, size: CellSize
    ) -> Camera {
        let anchor = Viewport(camera: camera, size: size).world(at: dot)
        var result = camera
        result.zoom += levels
        return holding(anchor, at: dot, camera: CameraLimits.clamped(result, size: size), size: size)
    }

    /// What a notch of the wheel does.
    public static func turned(
        _ wheel: MouseEvent.Wheel, at dot: DotPoint, camera: Camera, size: CellSize
    ) -> Camera {
        switch wheel {
        case .up: return zoomed(by: zoomPerNotch, about: dot, camera: camera, size: size)
        case .down: return zoomed(by: -zoomPerNotch, about: dot, camera: camera, size: size)
        case .left, .right:
            let dots = DotVector(x: wheel == .left ? -dotsPerNotch : dotsPerNotch, y: 0)
            var result = camera
            result.center = camera.center + Viewport(camera: camera, size: size).world(dots)
            return CameraLimits.clamped(result, size: size)
        }
    }
}
