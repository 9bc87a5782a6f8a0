extension Document {
    /// Whether an edit that comes from outside can be applied here: its features exist, and the bytes that it
    /// replaces are those of the text.
    public func fits(_ edit: Edit) -> Bool {
        guard text.holds(edit.splices) else { return false }
        let before = text.count
        let after = before + edit.splices.reduce(0) { $0 + $1.new.count - $1.old.count }
        switch edit.change {
        case .rewrites(let features): return features.allSatisfy { $0 >= 0 && $0 < featureCount }
        case .adds(let feature, let range):
            return feature >= 0 && feature <= featureCount && range.lowerBound >= 0
                && range.upperBound <= after
        case .removes(let feature, let range):
            return feature >= 0 && feature < featureCount && range.lowerBound >= 0
                && range.upperBound <= before
        }
    }
}

extension SplicedText {
    /// Whether the bytes that splices replace are those that stand there when the turn of each comes.
    fileprivate func holds(_ splices: [Splice]) -> Bool {
        if let changes = TextChange.inOneText(splices, of: count) {
            return changes.allSatisfy { bytes(in: $0.range) == $0.old }
        }
        var text = self
        for splice in splices {
            guard splice.offset >= 0, splice.offset <= text.count,
                splice.old.count <= text.count - splice.offset,
                text.bytes(in: splice.range) == splice.old
            else { return false }
            text.apply([splice])
        }
        return true
    }
}
