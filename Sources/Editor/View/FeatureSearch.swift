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
        let wanted = FoldedText(text)
        return all(in: layers).filter { reference in
            let document = layers[reference.layer].document
            let id = document.identifier(of: reference.feature)?.filter { $0 != "\"" }
            return id.map { FoldedText("id=\($0)").contains(wanted) } ?? false
                || document.properties(of: reference.feature).contains {
                    FoldedText("\($0.name)=\($0.text)").contains(wanted)
                }
        }
    }
}

/// A text whose letters are all small, as bytes.
struct FoldedText {
    private let bytes: [UInt8]

    init(_ text: String) {
        // Most texts are ASCII and need no table of the letters of the world.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            bytes = text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        } else {
            bytes = Array(text.lowercased().utf8)
        }
    }

    func contains(_ other: FoldedText) -> Bool {
        guard let first = other.bytes.first else { return true }
        guard other.bytes.count <= bytes.count else { return false }
        return (0...(bytes.count - other.bytes.count)).contains { start in
            bytes[start] == first && bytes[start..<(start + other.bytes.count)].elementsEqual(other.bytes)
        }
    }
}
