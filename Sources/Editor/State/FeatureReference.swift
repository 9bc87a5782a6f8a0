import GeoJSON

/// One feature of one layer.
public struct FeatureReference: Hashable, Sendable {
    public let layer: Int
    /// Its position in the document, from 0.
    public let feature: Int

    /// All features, in the order of the layers and of their files.
    static func all(in layers: [Layer]) -> [FeatureReference] {
        layers.enumerated().flatMap { index, layer in
            (0..<layer.document.featureCount).map { FeatureReference(layer: index, feature: $0) }
        }
    }

    public init(layer: Int, feature: Int) {
        self.layer = layer
        self.feature = feature
    }
}
