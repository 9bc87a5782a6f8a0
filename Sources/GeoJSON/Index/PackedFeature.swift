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

extension Document {
    /// The same as `kind`, `packedBox` and `packed` say, for those who ask for a hundred thousand a frame.
    public func packedFeature(_ feature: Int) -> PackedFeature {
        guard let slot = order.slot(at: feature) else {
            return PackedFeature(kind: .none, parts: 0..<0, box: .empty, edited: nil)
        }
        if let edited = edited[slot] {
            return PackedFeature(
                kind: edited.kind, parts: 0..<UInt32(clamping: edited.geometry.partCount), box: edited.box,
                edited: edited.geometry)
        }
        let record = records[slot]
        return PackedFeature(kind: record.kind, parts: record.parts, box: record.box, edited: nil)
    }
}
