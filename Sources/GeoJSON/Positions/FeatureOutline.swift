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

    public init(of geometry: FeatureGeometry) {
        kind = geometry.kind
        parts = geometry.parts.map { Part(kind: $0.kind, path: $0.path) }
    }

    init(_ reader: GeometryReader) {
        kind = reader.kind
        parts = reader.parts.map { Part(kind: $0.kind, path: $0.path) }
    }
}

extension Document {
    /// Costs little also of a large feature.
    public func outline(of feature: Int) -> FeatureOutline {
        if isLarge(feature), let facts = facts(of: feature) { return facts.outline }
        return FeatureOutline(of: geometry(of: feature))
    }
}
