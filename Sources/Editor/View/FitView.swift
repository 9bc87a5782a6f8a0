import Drawing
import Geography

/// The camera that shows data whole, the heads of the markers included: they rise above their places.
enum FitView {
    /// - Parameters:
    ///   - size: the part of the map that is to show it.
    ///   - only: the one feature whose markers count; nil: all do.
    static func camera(
        showing box: WorldBox, size: CellSize, of only: FeatureReference? = nil, in state: EditorState
    ) -> Camera {
        let bearing = state.camera.bearing
        return leavingRoom(
            CameraLimits.fitting(box, size: size, bearing: bearing), box: box, size: size, of: only, in: state
        )
    }

    /// A fitted camera, or the one that leaves rows free at the top where markers would be cut off there.
    static func leavingRoom(
        _ fitted: Camera, box: WorldBox, size: CellSize, of only: FeatureReference? = nil,
        in state: EditorState
    ) -> Camera {
        let tallest = tallestCut(by: Viewport(camera: fitted, size: size), of: only, in: state)
        guard tallest > 0 else { return fitted }
        let rows = Int((tallest * Double(size.rows) / Double(size.dotRows)).rounded(.up))
        // A marker as high as half the map leaves no room for the data.
        guard rows * 2 <= size.rows else { return fitted }
        let lower = CellSize(columns: size.columns, rows: size.rows - rows)
        var camera = CameraLimits.fitting(box, size: lower, bearing: fitted.bearing)
        let way = DotVector(x: 0, y: -Double(size.dotRows - lower.dotRows) / 2)
        camera.center = camera.center + Viewport(camera: camera, size: size).world(way)
        return CameraLimits.clamped(camera, size: size)
    }

    /// The height in dots of the tallest of the markers that a view cuts off at its top; 0: it cuts none.
    private static func tallestCut(
        by viewport: Viewport, of only: FeatureReference?, in state: EditorState
    ) -> Double {
        let looks = FeatureLooks(state.settings)
        guard looks.settings.showsPictures, !viewport.size.isEmpty else { return 0 }
        var tallest = 0.0
        for (index, layer) in state.layers.enumerated() where only.map({ $0.layer == index }) ?? true {
            for marked in MarkerLayers.markers(of: layer.document, in: viewport)
            where only.map({ $0.feature == marked.feature }) ?? true {
                let height = MarkerPicture(marked.style, looks: looks).height
                guard height > tallest else { continue }
                MarkerLayers.forEachPlace(of: marked.feature, in: layer.document, viewport) { place in
                    if place.y >= 0, place.y < height { tallest = max(tallest, height) }
                }
            }
        }
        return tallest
    }
}
