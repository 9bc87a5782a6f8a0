import Drawing
import GeoJSON
import Geography

/// What was still in the last scene, for the next one where that is the same.
struct KeptScene {
    /// All that it depends on.
    struct Key: Equatable {
        /// The features beside the selected one that are drawn apart, in order.
        let apart: [Int]
        private let viewport: Viewport
        private let look: SceneLook
        private let documents: [DocumentState]
        private let selection: [Int]
        private let open: OpenState?

        init(_ state: EditorState, apart: [Int], open: LargeShape?) {
            self.apart = apart
            viewport = state.viewport
            look = SceneLook(state.settings)
            documents = state.layers.map { DocumentState($0.document, in: state.viewport) }
            selection = state.selection.map { [$0.layer, $0.feature] } ?? []
            self.open = open.map { OpenState(geometry: ObjectIdentifier($0.geometry), gaps: $0.gaps) }
        }
    }

    private struct DocumentState: Equatable {
        let version: Int
        /// Once boxes are there, and once a level is that the view needs, the picture may be another one by a dot.
        let hasBoxes: Bool
        let level: Int?

        init(_ document: Document, in viewport: Viewport) {
            version = document.version
            hasBoxes = document.sourceGeometry.detail != nil
            level = FeatureLayers.levelBits(of: document, in: viewport)
        }
    }

    private struct OpenState: Equatable {
        let geometry: ObjectIdentifier
        let gaps: [Int]
    }

    let levels = KeptLevels()
    let lists = KeptLists()
    private var key: Key?
    private(set) var layers = StillLayers(layers: [], labels: [])
    private(set) var ground: Color?
    private(set) var showsGraticule = false
    private var labels: FeatureLabels?
    private var heldLabels: [Label]?

    /// Makes it anew unless it is that of the key already.
    mutating func make(
        for key: Key, open: LargeShape?, _ make: () -> (scene: Scene, labels: FeatureLabels)
    ) {
        guard key != self.key else { return }
        let (scene, labels) = make()
        self.key = key
        layers = StillLayers(layers: scene.layers, labels: scene.labels, open: open)
        ground = scene.ground
        showsGraticule = scene.showsGraticule
        self.labels = labels
        heldLabels = nil
    }

    /// The name of the selected feature. That of a large one stays where it is while something of it is moved.
    mutating func selectionLabels(of state: EditorState, shape: any MapShape) -> [Label] {
        guard let labels, let selection = state.selection else { return [] }
        guard let held = shape as? HeldShape else { return labels.selectionLabels(of: state, shape: shape) }
        if held.way != .zero { return [] }
        let found = heldLabels ?? labels.selectionLabels(of: state, shape: selection.shape)
        heldLabels = found
        return found
    }
}
