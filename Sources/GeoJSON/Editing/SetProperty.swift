extension Document {
    /// Sets a property: the value's token is replaced, or a member is added in the style of the others. Of
    /// duplicates the last is set, since it is the one that counts.
    public func setProperty(
        _ name: String, of feature: Int, to value: PropertyValue
    ) throws(EditError) -> Edit {
        let text = try FeatureMembersText(feature, in: self)
        let splice: Splice
        if let properties = text.properties, !properties.members.isEmpty {
            if let member = properties.members(named: name).last {
                let old = Array(properties.bytes[member.value])
                splice = text.splice(member.value, try value.spelling(inPlaceOf: old))
            } else {
                let added = try value.spelling(inPlaceOf: nil)
                splice = text.insertion(properties.appending(name: JSONString.token(name), value: added))
            }
        } else {
            let layout = FeatureStyle.layoutOfProperties(near: feature, in: self)
            let object = layout.object([(name, try value.spelling(inPlaceOf: nil))])
            if let member = text.object.members(named: "properties").last {
                let old = text.object.bytes[member.value]
                guard old.first == UInt8(ascii: "{") || old.elementsEqual("null".utf8) else {
                    throw EditError("the feature's properties are no object")
                }
                splice = text.splice(member.value, object)
            } else {
                splice = text.insertion(
                    text.object.appending(name: JSONString.token("properties"), value: object))
            }
        }
        return Edit(
            label: "set \(SafeExcerpt.text(name))", features: [feature],
            splices: splice.old == splice.new ? [] : [splice])
    }
}
