extension Document {
    /// Sets a feature's `id`, RFC 7946 section 3.2: a string or a number. nil removes it. A new one is written
    /// behind the feature's type.
    public func setIdentifier(of feature: Int, to value: PropertyValue?) throws(EditError) -> Edit {
        let text = try FeatureMembersText(feature, in: self)
        let members = text.object.members(named: "id")
        guard let value else {
            guard !members.isEmpty else { throw EditError("the feature has no id") }
            let splice = Splice.difference(
                at: text.start, from: Array(text.object.bytes[text.object.range]),
                to: text.object.removing { $0 == "id" })
            return Edit(label: "remove id", features: [feature], splices: splice.map { [$0] } ?? [])
        }
        let token = try value.spelling(inPlaceOf: members.last.map { Array(text.object.bytes[$0.value]) })
        guard let first = token.first,
            first == UInt8(ascii: "\"") || first == UInt8(ascii: "-")
                || (0x30...0x39).contains(first)
        else { throw EditError("an id is a string or a number") }
        let splice =
            members.last.map { text.splice($0.value, token) } ?? text.insertion(text.newIdentifier(token))
        return Edit(
            label: "set id", features: [feature], splices: splice.old == splice.new ? [] : [splice])
    }
}

extension FeatureMembersText {
    /// An `id` behind the type, with the separator that stands there.
    fileprivate func newIdentifier(_ token: [UInt8]) -> (offset: Int, bytes: [UInt8]) {
        let name = JSONString.token("id")
        guard let index = object.members.lastIndex(where: { object.name(of: $0) == "type" }),
            index + 1 < object.members.count
        else { return object.appending(name: name, value: token) }
        let (type, next) = (object.members[index], object.members[index + 1])
        let separator = Array(object.bytes[type.value.upperBound..<next.name.lowerBound])
        return (type.value.upperBound, separator + name + object.colon + token)
    }
}
