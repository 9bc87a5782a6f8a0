/// A line or ring by where its first position begins in the current text.
public struct PathPlace: Hashable, Sendable {
    public let feature: Int
    public let firstPosition: Int

    public init(feature: Int, firstPosition: Int) {
        self.feature = feature
        self.firstPosition = firstPosition
    }
}

extension Document {
    /// One edit of many paths: `splices` makes those of each, and may find that there is nothing to do. Each
    /// feature is read once. nil where nothing is to be done at all.
    func editPaths(
        _ label: String, _ paths: [PathPlace], _ splices: (SpelledPath) -> [Splice]
    ) -> Edit? {
        var made: [Splice] = []
        var features: [Int] = []
        for (feature, places) in Dictionary(grouping: paths, by: \.feature) {
            guard feature >= 0, feature < featureCount else { continue }
            let range = range(of: feature)
            let bytes = text.bytes(in: range)
            // What is spelled counts here, wherever on the earth it may be.
            let reader = bytes.withUnsafeBytes { GeometryReader(featureBytes: $0, referenceSystem: nil) }
            let wanted = Set(places.map { $0.firstPosition - range.lowerBound })
            let before = made.count
            for part in reader.parts {
                guard let first = part.places.first, wanted.contains(first.lowerBound) else { continue }
                made += splices(SpelledPath(part: part, bytes: bytes, start: range.lowerBound))
            }
            if made.count > before { features.append(feature) }
        }
        guard !made.isEmpty else { return nil }
        return Edit(
            label: label, features: features.sorted(by: >), splices: made.sorted { $0.offset > $1.offset })
    }
}

/// A line or ring with the bytes that spell it.
struct SpelledPath {
    let part: GeometryReader.Part
    /// The feature's bytes, which the part's places count in.
    let bytes: [UInt8]
    /// Where the feature begins in the current text.
    let start: Int

    func text(_ index: Int) -> ArraySlice<UInt8> { bytes[part.places[index]] }

    /// What stands between a position and the next; nil where that is more than a comma and white space.
    func gap(after index: Int) -> ArraySlice<UInt8>? {
        guard index >= 0, index + 1 < part.places.count else { return nil }
        let gap = bytes[part.places[index].upperBound..<part.places[index + 1].lowerBound]
        return gap.allSatisfy { [0x2C, 0x20, 0x09, 0x0A, 0x0D].contains($0) } ? gap : nil
    }

    /// Whether positions and nothing else stand in it.
    var isWhole: Bool { part.places.indices.dropLast().allSatisfy { gap(after: $0) != nil } }

    /// How many positions at its end repeat the first.
    var closingRun: Int {
        FeatureGeometry.Part(kind: part.kind, path: [], coordinates: part.coordinates).closingRun
    }

    func splice(_ range: Range<Int>, _ new: [UInt8]) -> Splice {
        Splice(offset: start + range.lowerBound, old: Array(bytes[range]), new: new)
    }
}
