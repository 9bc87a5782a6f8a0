extension Document {
    /// Deletes a feature with the comma and the white space that go with it.
    public func deleteFeature(_ feature: Int) throws(EditError) -> Edit {
        guard (0..<featureCount).contains(feature) else { throw EditError("there is no such feature") }
        let list = list(of: feature)
        if list == nil, featureCount == 1, !isSequence {
            throw EditError("the file holds this one alone, and no list of features; it cannot be deleted")
        }
        let range = FeatureSeparator(self).removal(of: feature)
        let edit = Edit(
            label: "delete feature", change: .removes(feature, at: self.range(of: feature)),
            splices: [Splice(offset: range.lowerBound, old: text.bytes(in: range), new: [])])
        return list.map { updatingBox(edit, ofList: $0) } ?? edit
    }
}
