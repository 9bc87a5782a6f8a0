import GeoJSON

/// Finds features by what they say. One look at each feature.
enum FeatureSearch {
    static func all(in layers: [Layer]) -> [FeatureReference] {
        layers.enumerated().flatMap { index, layer in
            (0..<layer.document.featureCount).map { FeatureReference(layer: index, feature: $0) }
        }
    }

    /// Those with this text in `NAME=VALUE` of a property or in `id=ID`, in the order of the file.
    static func features(with text: String, in layers: [Layer]) -> [FeatureReference] {
        let wanted = text.lowercased()
        return all(in: layers).filter { reference in
            let document = layers[reference.layer].document
            let id = document.identifier(of: reference.feature)?.filter { $0 != "\"" }
            return id.map { holds("id=\($0)", wanted) } ?? false
                || document.properties(of: reference.feature).contains {
                    holds("\($0.name)=\($0.text)", wanted)
                }
        }
    }

    private static func holds(_ text: String, _ wanted: String) -> Bool {
        text.lowercased().contains(wanted)
    }
}
