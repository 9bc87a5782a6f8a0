extension Document {
    /// Whether an edit that comes from outside can be applied here: its features exist, and the bytes that it
    /// replaces are those of the text.
    public func fits(_ edit: Edit) -> Bool {
        var text = text
        let before = text.count
        for splice in edit.splices {
            guard splice.offset >= 0, splice.offset <= text.count,
                splice.old.count <= text.count - splice.offset
            else { return false }
            let range = splice.offset..<(splice.offset + splice.old.count)
            guard text.bytes(in: range) == splice.old else { return false }
            text.replace(range, with: splice.new)
        }
        switch edit.change {
        case .rewrites(let features): return features.allSatisfy { $0 >= 0 && $0 < featureCount }
        case .adds(let feature, let range):
            return feature >= 0 && feature <= featureCount && range.lowerBound >= 0
                && range.upperBound <= text.count
        case .removes(let feature, let range):
            return feature >= 0 && feature < featureCount && range.lowerBound >= 0
                && range.upperBound <= before
        }
    }
}
