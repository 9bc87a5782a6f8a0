extension Document {
    /// Renames a property, and every duplicate of it; the values stay.
    public func renameProperty(
        _ name: String, of feature: Int, to newName: String
    ) throws(EditError) -> Edit {
        let text = try FeatureMembersText(feature, in: self)
        guard let properties = text.properties, case let members = properties.members(named: name),
            !members.isEmpty
        else { throw EditError("the feature has no property '\(SafeExcerpt.text(name))'") }
        guard name == newName || properties.members(named: newName).isEmpty else {
            throw EditError("the feature has a property '\(SafeExcerpt.text(newName))' already")
        }
        let token = JSONString.token(newName)
        return Edit(
            label: "rename \(SafeExcerpt.text(name))", features: [feature],
            splices: name == newName ? [] : members.reversed().map { text.splice($0.name, token) })
    }
}
