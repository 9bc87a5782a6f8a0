/// Something that is not as it was.
public struct DocumentChange: Hashable, Sendable {
    public enum Part: Hashable, Sendable {
        /// The whole feature: only one of old and new is there.
        case feature
        /// The position that these indices lead to: one a nesting level.
        case position([Int])
        case property(String)
        case identifier
        /// Another member, of the feature or its geometry: a `bbox`, or one that RFC 7946 does not know.
        case other
        /// The `bbox` of a collection.
        case collectionBox
    }

    /// Where the feature stands: among the new ones, or among the old ones where it is gone. nil for a member of
    /// the collection.
    public let feature: Int?
    public let part: Part
    /// As they stand in the text, white space aside; nil where there was or is nothing.
    public let old: String?
    public let new: String?
}

extension Document {
    /// What is other than in an earlier or later state of the same document: what is gone, what is new, then
    /// what changed, in the order of the file.
    public func changes(since old: Document) -> [DocumentChange] {
        guard source === old.source, !text.isSame(as: old.text) else { return [] }
        let (gone, new) = unmatchedFeatures(old)
        let changed = Set(editedFeatures).union(
            old.editedFeatures.compactMap { old.order.slot(at: $0).flatMap { order.position(of: $0) } })
        var changes = boxChanges(since: old)
        changes += gone.map {
            DocumentChange(feature: $0, part: .feature, old: old.kind(of: $0).name, new: nil)
        }
        changes += new.map { DocumentChange(feature: $0, part: .feature, old: nil, new: kind(of: $0).name) }
        for feature in changed.sorted() {
            guard let before = order.slot(at: feature).flatMap({ old.order.position(of: $0) }) else {
                continue
            }
            changes += FeatureComparison(old, before, self, feature).changes
        }
        return changes
    }

    /// The features that only one of the two holds, by their positions there. One that was deleted and came
    /// back as it was is no such feature.
    private func unmatchedFeatures(_ old: Document) -> (gone: [Int], new: [Int]) {
        var gone = old.features(missingFrom: self)
        var new = features(missingFrom: old)
        for feature in gone {
            let bytes = old.text.bytes(in: old.range(of: feature))
            guard let twin = new.firstIndex(where: { text.bytes(in: range(of: $0)) == bytes }) else {
                continue
            }
            new.remove(at: twin)
            gone.removeAll { $0 == feature }
        }
        return (gone, new)
    }

    /// The features that another state of the document lacks.
    private func features(missingFrom other: Document) -> [Int] {
        guard !order.isOriginal || !other.order.isOriginal else { return [] }
        return (0..<featureCount).filter { feature in
            order.slot(at: feature).map { other.order.position(of: $0) == nil } ?? false
        }
    }

    private func boxChanges(since old: Document) -> [DocumentChange] {
        lists.compactMap { list in
            guard let box = list.box else { return nil }
            let (before, after) = (old.spelling(ofBase: box), spelling(ofBase: box))
            guard before != after else { return nil }
            return DocumentChange(feature: nil, part: .collectionBox, old: before, new: after)
        }
    }

    private func spelling(ofBase range: Range<Int>) -> String {
        let start = text.currentOffset(ofBase: range.lowerBound)
        let end = text.currentOffset(ofBase: range.upperBound, beforeInsertion: true)
        return FeatureComparison.compact(text.bytes(in: start..<max(start, end)))
    }
}
