import Geography

/// A property of a feature.
public struct Property: Hashable, Sendable {
    public let name: String
    /// The value as it stands in the file.
    public let json: String
    /// The value as a person reads it: a string without quotes and escapes.
    public let text: String
}

extension Document {
    /// The properties of a feature in the order of the file; of a duplicate each is told.
    public func properties(of feature: Int) -> [Property] {
        if isLarge(feature), let facts = facts(of: feature) { return facts.properties }
        return withBytes(of: feature, Document.properties)
    }

    /// - Parameter bytes: of a feature.
    static func properties(_ bytes: UnsafeRawBufferPointer) -> [Property] {
        var found: [Property] = []
        guard let members = Document.members(bytes), let start = members.properties else { return [] }
        var scanner = JSONScanner(bytes, at: start)
        guard scanner.cursor.byte == 0x7B else { return [] }
        try? scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
            try scanner.skipValue()
            let token = scanner.bytes(value..<scanner.cursor.position)
            found.append(
                Property(
                    name: JSONString.text(scanner.bytes(name)),
                    json: String(decoding: token, as: UTF8.self), text: JSONString.reading(token)))
        }
        return found
    }

    /// The `id` of a feature as it stands in the file; nil when it has none.
    public func identifier(of feature: Int) -> String? {
        if isLarge(feature), let facts = facts(of: feature) { return facts.identifier }
        return withBytes(of: feature, Document.identifier)
    }

    /// - Parameter bytes: of a feature.
    static func identifier(_ bytes: UnsafeRawBufferPointer) -> String? {
        idToken(bytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Where a vertex stands in the file as it is now.
    public func place(of vertex: VertexReference) -> DocumentError.Place? {
        let reader = reader(of: vertex.feature)
        guard reader.parts.indices.contains(vertex.part),
            reader.parts[vertex.part].places.indices.contains(vertex.vertex)
        else { return nil }
        let offset =
            range(of: vertex.feature).lowerBound + reader.parts[vertex.part].places[vertex.vertex].lowerBound
        // What stands behind the place has no say in it.
        return text.bytes(in: 0..<offset).withUnsafeBytes { TextPlace.place(ofOffset: offset, in: $0) }
    }

    /// The feature that the source holds at a line and column, else the next one, and the vertex whose position
    /// stands there.
    public func feature(atLine line: Int, column: Int) -> (feature: Int, vertex: VertexReference?)? {
        guard let offset = TextPlace.offset(ofLine: line, column: column, in: source.bytes) else {
            return nil
        }
        var low = 0
        var high = records.count
        while low < high {
            let middle = (low + high) / 2
            if records[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        // The places are those of the source: what was removed since is passed over.
        while low < records.count, order.position(of: low) == nil { low += 1 }
        guard low < records.count, let feature = order.position(of: low) else { return nil }
        let inner = offset - records[low].start
        for (index, part) in reader(of: feature).parts.enumerated() {
            if let vertex = part.places.firstIndex(where: { $0.upperBound > inner }),
                part.places[vertex].lowerBound <= inner
            {
                let count = geometry(of: feature).parts[index].vertexCount
                let taken = vertex < count ? vertex : 0
                return (feature, VertexReference(feature: feature, part: index, vertex: taken))
            }
        }
        return (feature, nil)
    }

    static func members(_ bytes: UnsafeRawBufferPointer) -> JSONScanner.FeatureMembers? {
        var scanner = JSONScanner(bytes)
        guard scanner.cursor.byte == 0x7B else { return nil }
        return try? scanner.featureMembers()
    }

    private static func idToken(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        guard let start = members(bytes)?.id else { return nil }
        var scanner = JSONScanner(bytes, at: start)
        guard (try? scanner.skipValue()) != nil else { return nil }
        return scanner.bytes(start..<scanner.cursor.position)
    }
}
