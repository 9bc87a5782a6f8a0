import Geography

/// What a feature's geometry is made of, without its numbers.
public struct FeatureOutline: Hashable, Sendable {
    public struct Part: Hashable, Sendable {
        public let kind: PartKind
        /// As `FeatureGeometry.Part.path`.
        public let path: [Int]
    }

    public let kind: GeometryKind
    public let parts: [Part]
    /// Whether the feature or a geometry of it has a `bbox`.
    let hasBox: Bool
}

extension Document {
    /// Costs little also of a large feature.
    public func outline(of feature: Int) -> FeatureOutline {
        withAbridgedBytes(of: feature) { bytes in
            let reader = GeometryReader(featureBytes: bytes, referenceSystem: referenceSystem)
            return FeatureOutline(
                kind: reader.kind,
                parts: reader.parts.map { FeatureOutline.Part(kind: $0.kind, path: $0.path) },
                hasBox: !reader.boxes.isEmpty)
        }
    }
}
