import Geography

/// Where a feature stands in the source and what of the flat arrays is its own.
struct FeatureRecord: Sendable {
    /// The bytes of the feature's value.
    var start: Int
    var end: Int
    var firstPart: UInt32 = 0
    var partCount: UInt32 = 0
    var kind = GeometryKind.none
    var box = PackedBox.empty

    var range: Range<Int> { start..<end }
    var parts: Range<UInt32> { firstPart..<(firstPart + partCount) }
}

/// The `bbox` of a feature collection: which features it is of, and the bytes of its value in the source.
struct CollectionBox: Sendable {
    let features: Range<Int>
    let value: Range<Int>
}

/// Something in the file that is not as it should be, but does not keep it from opening.
public struct DocumentNote: Hashable, Sendable {
    /// The byte in the source that it is about.
    public let offset: Int
    public let message: String
}
