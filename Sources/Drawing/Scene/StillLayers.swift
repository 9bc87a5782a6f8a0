import Geography

/// What of a scene stays as it is from frame to frame, beneath all that moves. The same object in the same viewport
/// is the same picture, which is then drawn once.
public final class StillLayers: Sendable {
    public let layers: [SceneLayer]
    public let labels: [Label]
    /// Lies above the layers. It is whole only with the patches of the scene; its own are not drawn.
    public let open: LargeShape?

    public init(layers: [SceneLayer], labels: [Label], open: LargeShape? = nil) {
        self.layers = layers
        self.labels = labels
        self.open = open
    }
}

extension Scene {
    /// The same picture with nothing that is kept.
    public var unkept: Scene {
        guard let still else { return self }
        var scene = self
        scene.still = nil
        scene.patches = []
        var open = still.open
        open?.patches = patches
        scene.layers = still.layers + (open.map { [.large($0)] } ?? []) + layers
        scene.labels = still.labels + labels
        return scene
    }
}
