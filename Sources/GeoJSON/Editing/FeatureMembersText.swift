import Geography

/// A feature's own object and its properties as they stand in the current text: what an edit of them needs.
struct FeatureMembersText {
    let object: ObjectText
    /// Where the feature begins in the current text.
    let start: Int

    init(_ feature: Int, in document: Document) throws(EditError) {
        guard (0..<document.featureCount).contains(feature) else {
            throw EditError("there is no such feature")
        }
        let range = document.range(of: feature)
        let bytes = document.text.bytes(in: range)
        guard let object = ObjectText(bytes[...], at: 0) else {
            throw EditError("the feature is no object")
        }
        let type = object.members(named: "type").last.map { bytes[$0.value].withUnsafeBytes(JSONString.text) }
        if let type, GeometryKind(name: type) != nil {
            throw EditError("a bare \(type) has no properties and no id; only a Feature does")
        }
        self.object = object
        start = range.lowerBound
    }

    /// The object of the properties; nil where there is none, or null in its place.
    var properties: ObjectText? {
        object.members(named: "properties").last.flatMap { ObjectText(object.bytes, at: $0.value.lowerBound) }
    }

    func splice(_ range: Range<Int>, _ new: [UInt8]) -> Splice {
        Splice(offset: start + range.lowerBound, old: Array(object.bytes[range]), new: new)
    }

    func insertion(_ place: (offset: Int, bytes: [UInt8])) -> Splice {
        Splice(offset: start + place.offset, old: [], new: place.bytes)
    }
}
