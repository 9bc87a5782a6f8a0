extension Document {
    /// Removes a property, and every duplicate of it, with the comma and the white space that go with it.
    public func removeProperty(_ name: String, of feature: Int) throws(EditError) -> Edit {
        let text = try FeatureMembersText(feature, in: self)
        guard let properties = text.properties, !properties.members(named: name).isEmpty else {
            throw EditError("the feature has no property '\(SafeExcerpt.text(name))'")
        }
        let splice = Splice.difference(
            at: text.start + properties.range.lowerBound, from: Array(properties.bytes[properties.range]),
            to: properties.removing { $0 == name })
        return Edit(
            label: "remove \(SafeExcerpt.text(name))", features: [feature],
            splices: splice.map { [$0] } ?? [])
    }
}
