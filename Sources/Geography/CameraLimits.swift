import Glibc

/// How far a camera may go: zoom and centre.
public enum CameraLimits {
    /// The deepest zoom of the editor.
    public static let deepest = 26.0

    /// The zoom at which the whole world fits a screen, and at least reachable zoom 0.
    public static func shallowest(for size: CellSize) -> Double {
        let dots = Double(max(1, min(size.dotColumns, size.dotRows)))
        return min(0, log2(dots / 128))
    }

    /// The camera, brought within the limits: the zoom clamped, the centre on the map, its x in 0..<1.
    public static func clamped(_ camera: Camera, size: CellSize) -> Camera {
        var result = camera
        let zoom = camera.zoom.isNaN ? 0 : camera.zoom
        result.zoom = max(shallowest(for: size), min(deepest, zoom))
        let x = camera.center.x.isFinite ? camera.center.x : 0.5
        let y = camera.center.y.isFinite ? camera.center.y : 0.5
        // A hair west of 0 rounds to 1, which is 0 again.
        let wrapped = x - x.rounded(.down)
        result.center = WorldPoint(x: wrapped < 1 ? wrapped : 0, y: max(0, min(1, y)))
        return result
    }

    /// The camera that shows a box whole, with a margin of a twentieth of the screen on each side. A box of no
    /// extent is shown at `pointZoom`.
    public static func fitting(
        _ box: WorldBox, size: CellSize, bearing: Double = 0, pointZoom: Double = 14
    ) -> Camera {
        guard !box.isEmpty, !size.isEmpty else {
            return clamped(
                Camera(center: WorldPoint(x: 0.5, y: 0.5), zoom: shallowest(for: size), bearing: bearing),
                size: size)
        }
        let angle = bearing * .pi / 180
        let (cosine, sine) = (abs(cos(angle)), abs(sin(angle)))
        let width = box.width * cosine + box.height * sine
        let height = box.width * sine + box.height * cosine
        let roomX = Double(size.dotColumns) * 0.9 / max(width, 1e-12)
        let roomY = Double(size.dotRows) * 0.9 / max(height, 1e-12)
        let fit = log2(min(roomX, roomY) / 128)
        let zoom = width < 1e-9 && height < 1e-9 ? pointZoom : min(fit, 20)
        return clamped(Camera(center: box.center, zoom: zoom, bearing: bearing), size: size)
    }
}
