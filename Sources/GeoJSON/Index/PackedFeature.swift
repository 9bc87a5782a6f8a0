import Geography

/// What is drawn of a feature.
public struct PackedFeature: Sendable {
    public let kind: GeometryKind
    /// Of the feature's geometry.
    public let parts: Range<UInt32>
    public let box: PackedBox
    /// The geometry of a feature that was edited; nil: `Document.sourceGeometry` holds it.
    public let edited: PackedGeometry?
}
