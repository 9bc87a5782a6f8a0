import Drawing
import GeoJSON
import Geography

/// What was made of the features of a layer that show, kept from frame to frame: where there are many, most often
/// the same ones show after the map was moved.
final class KeptLists {
    /// What the shapes of a list depend on.
    struct ListKey: Equatable {
        let version: Int
        let features: [Int]
        let look: SceneLook
        let pointsAreDots: Bool
    }

    /// What the candidates for labels depend on.
    struct CandidateKey: Equatable {
        let version: Int
        let features: [Int]
        let zoom: Double
        let bearing: Double
        let size: CellSize
    }

    private var shapes: [Int: (key: ListKey, value: FeatureShapes)] = [:]
    private var candidates: [Int: (key: CandidateKey, value: [LabelCandidate])] = [:]

    func shapes(of layer: Int, for key: ListKey, _ make: () -> FeatureShapes) -> FeatureShapes {
        if let kept = shapes[layer], kept.key == key { return kept.value }
        let made = make()
        shapes[layer] = (key, made)
        return made
    }

    func candidates(
        of layer: Int, for key: CandidateKey, _ make: () -> [LabelCandidate]
    ) -> [LabelCandidate] {
        if let kept = candidates[layer], kept.key == key { return kept.value }
        let made = make()
        candidates[layer] = (key, made)
        return made
    }

    /// Those of a layer are no longer needed.
    func forget(_ layer: Int) {
        shapes[layer] = nil
        candidates[layer] = nil
    }
}

/// What is drawn of a list of features.
struct FeatureShapes {
    /// Those of the source, in its own arrays.
    let shared: [PackedShape]
    /// The looks of these.
    let styles: [ShapeStyle]
    /// Those that are drawn each from its own.
    let apart: [SceneLayer]
    let markers: [MarkerLayers.Marked]
}
