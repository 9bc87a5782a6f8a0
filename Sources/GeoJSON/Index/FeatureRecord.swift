import Geography

/// Where a feature stands in the source and what of the flat arrays is its own.
struct FeatureRecord: Sendable, Equatable {
    /// The bytes of the feature's value.
    var start: Int
    var end: Int
    var firstPart: UInt32 = 0
    /// Where the value of `properties` begins, from the start of the feature; 0 where there is none.
    var properties: UInt32 = 0
    var partCount: UInt32 = 0
    var kind = GeometryKind.none
    /// Whether its properties have to be read to know its style.
    var mayHaveStyle = false
    var box = PackedBox.empty

    var range: Range<Int> { start..<end }
    var parts: Range<UInt32> { firstPart..<(firstPart + partCount) }
}

/// The `features` of a collection, as they stand in the source.
struct FeatureList: Sendable, Equatable {
    /// Which features they are: indices in the source.
    let features: Range<Int>
    /// The bytes of the array, brackets included.
    let array: Range<Int>
    /// The bytes of the value of the collection's `bbox`; nil where it has none.
    let box: Range<Int>?
}
