import Geography

extension Document {
    /// Where a new feature comes to stand: behind the last of the last collection, or of the texts in a row.
    public var placeForNewFeature: Int {
        listFeatures.last?.upperBound ?? featureCount
    }

    /// Adds a feature with this geometry as the last one, written in the style of the one before it. Parts are
    /// as in `FeatureGeometry`: closed rings, one line, or one point.
    /// - Parameter precision: how finely each place is written.
    public func addFeature(
        _ geometry: FeatureGeometry, properties: [(name: String, value: PropertyValue)] = [],
        precision: (Coordinate) -> Precision
    ) throws(EditError) -> Edit {
        let isFinite = geometry.parts.allSatisfy { $0.coordinates.allSatisfy(\.isFinite) }
        guard isFinite else { throw EditError("the place is no number") }
        let place = placeForNewFeature
        let list = listFeatures.indices.last
        let hasNeighbour = list.map { !listFeatures[$0].isEmpty } ?? (place > 0)
        let neighbour = hasNeighbour ? place - 1 : nil
        let style = FeatureStyle(of: neighbour, kind: geometry.kind, in: self)
        let text = try style.text(of: geometry, properties: properties) { shown throws(EditError) in
            let file = try fileCoordinate(of: shown, near: style.place)
            let decimals = decimals(precision(shown), used: style.decimals, at: file)
            return (
                NumberToken.fixed(file.longitude, decimals.longitude),
                NumberToken.fixed(file.latitude, decimals.latitude)
            )
        }
        return try adding(text, at: place, label: "add \(geometry.kind.name)")
    }

    /// Adds a copy of a feature behind it, but for its `id`, which stays the original's own.
    public func duplicateFeature(_ feature: Int) throws(EditError) -> Edit {
        guard (0..<featureCount).contains(feature) else { throw EditError("there is no such feature") }
        let bytes = text.bytes(in: range(of: feature))
        let isFeature = (try? FeatureMembersText(feature, in: self)) != nil
        let copy = isFeature ? ObjectText(bytes[...], at: 0)?.removing { $0 == "id" } : nil
        return try adding(copy ?? bytes, at: feature + 1, label: "duplicate feature")
    }

    /// Puts the text of a feature at a position: behind the feature before it, into an empty list, or as the first text
    /// of a file whose features stand in a row.
    private func adding(_ feature: [UInt8], at position: Int, label: String) throws(EditError) -> Edit {
        let list = listFeatures.lastIndex { $0.contains(position - 1) || $0 == position..<position }
        guard list != nil || (lists.isEmpty && (rootCount > 1 || isSequence)) else {
            throw EditError("the file holds one \(rootName), not a list of features; nothing can be added")
        }
        let splice: Splice
        var start: Int
        if let list, listFeatures[list].isEmpty {
            let array = range(ofList: list)
            let (open, close) = paddingOfEmptyList(list)
            start = array.lowerBound + 1
            splice = Splice(
                offset: start, old: text.bytes(in: start..<(array.upperBound - 1)),
                new: open + feature + close)
            start += open.count
        } else if position == 0 {
            let open = openingOfFirstText
            splice = Splice(offset: text.count, old: [], new: open + feature + [0x0A])
            start = text.count + open.count
        } else {
            start = range(of: position - 1).upperBound
            let separator = FeatureSeparator(self).text(near: position - 1)
            splice = Splice(offset: start, old: [], new: separator + feature)
            start += separator.count
        }
        let edit = Edit(
            label: label, change: .adds(position, at: start..<(start + feature.count)), splices: [splice])
        return list.map { updatingBox(edit, ofList: $0) } ?? edit
    }

    /// What goes around the first feature of a list: a line of its own where the collection's members have one.
    private func paddingOfEmptyList(_ list: Int) -> (open: [UInt8], close: [UInt8]) {
        guard rootCount == 1 else { return ([], []) }
        let start = range(ofList: list).lowerBound
        let before = text.bytes(in: 0..<start)
        guard let lineEnd = before.lastIndex(of: 0x0A) else { return ([], []) }
        let indentation = before[(lineEnd + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
        let hasReturn = lineEnd > 0 && before[lineEnd - 1] == 0x0D
        let line = (hasReturn ? [0x0D, 0x0A] : [0x0A]) + Array(indentation)
        return (line + indentation, line)
    }

    /// What stands before the first feature of a file whose features stand in a row.
    private var openingOfFirstText: [UInt8] {
        let isLineBegun = text.count > 0 && text.bytes(in: (text.count - 1)..<text.count) != [0x0A]
        return (isLineBegun ? [0x0A] : []) + (format?.content == .records ? [0x1E] : [])
    }

    /// Whether the file's name says that it holds features in a row, however many there are now.
    var isSequence: Bool { format?.isSequence == true }

    private var rootName: String {
        (try? FeatureMembersText(0, in: self)) == nil ? kind(of: 0).name : "Feature"
    }
}
