import Geography

extension Document {
    /// The edit of a feature, and with it the changes of every `bbox` that is of the feature, its geometry or
    /// its collection: RFC 7946 section 5. One that was exactly tight stays tight, one that merely contained
    /// only grows, and one that was wrong is left alone. Costs nothing where there is none.
    func updatingBoxes(_ edit: Edit, of feature: Int, _ boxes: [Int: [Int]]) -> Edit {
        updatingBoxes(edit, of: [feature: boxes])
    }

    /// The same for several features.
    func updatingBoxes(_ edit: Edit, of features: [Int: [Int: [Int]]]) -> Edit {
        let boxed = Set(features.keys.compactMap { list(of: $0) }).filter { lists[$0].box != nil }
        guard !boxed.isEmpty || features.values.contains(where: { !$0.isEmpty }), !edit.splices.isEmpty
        else { return edit }
        var after = self
        _ = after.apply(edit)
        var splices = edit.splices
        for (feature, boxes) in features where !boxes.isEmpty {
            let range = range(of: feature)
            let (old, new) = (reader(of: feature), after.reader(of: feature))
            let bytes = text.bytes(in: range)
            for (offset, path) in boxes {
                let update = BoundingBoxUpdate(bytes[offset...], at: range.lowerBound + offset)
                splices += update.splices(from: old.bounds(of: path), to: new.bounds(of: path))
            }
        }
        for list in boxed { splices += boxSplices(ofList: list, after: after) }
        return Edit(
            label: edit.label, features: edit.features, splices: splices.sorted { $0.offset > $1.offset })
    }

    /// The edit that adds or removes a feature of a list, and with it the change of the collection's `bbox`.
    func updatingBox(_ edit: Edit, ofList list: Int) -> Edit {
        guard lists[list].box != nil else { return edit }
        var after = self
        _ = after.apply(edit)
        let box = boxSplices(ofList: list, after: after)
        var change = edit.change
        if case .adds(let feature, let range) = change {
            let growth = box.filter { $0.offset < range.lowerBound }
                .reduce(0) { $0 + $1.new.count - $1.old.count }
            change = .adds(feature, at: (range.lowerBound + growth)..<(range.upperBound + growth))
        }
        return Edit(
            label: edit.label, change: change,
            splices: (edit.splices + box).sorted { $0.offset > $1.offset })
    }

    /// The splices of the `bbox` of a collection, given the document as it will be.
    private func boxSplices(ofList list: Int, after: Document) -> [Splice] {
        guard let box = lists[list].box else { return [] }
        let start = text.currentOffset(ofBase: box.lowerBound)
        let end = text.currentOffset(ofBase: box.upperBound, beforeInsertion: true)
        let update = BoundingBoxUpdate(text.bytes(in: start..<max(start, end))[...], at: start)
        return update.splices(
            from: bounds(of: listFeatures[list]), to: after.bounds(of: after.listFeatures[list]))
    }
}

/// The numbers of one `bbox`: four, or six with heights, which stay as they are.
struct BoundingBoxUpdate {
    private let text: PositionText
    private let offset: Int
    private var tokens: [NumberToken] = []
    private var values = CoordinateBounds()

    /// The `bbox` whose value these bytes begin with, at a place of the current text.
    init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
        text = PositionText(BoundingBoxUpdate.array(bytes))
        self.offset = offset
        guard let indices else { return }
        tokens = indices.compactMap { text.token($0) }
        let numbers = tokens.compactMap { Double($0.text) }
        guard numbers.count == 4 else { return }
        values = CoordinateBounds(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }

    /// The bytes of the array that these begin with; none where it is no array.
    private static func array(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.first == UInt8(ascii: "[") else { return [] }
        return bytes.withUnsafeBytes { buffer in
            var scanner = JSONScanner(buffer)
            guard (try? scanner.skipValue()) != nil else { return [] }
            return Array(buffer[..<scanner.cursor.position])
        }
    }

    /// Where west, south, east and north stand.
    private var indices: [Int]? {
        switch text.numbers.count {
        case 4: [0, 1, 2, 3]
        case 6: [0, 1, 3, 4]
        default: nil
        }
    }

    /// The splices that keep the box true when what it is around changes its bounds. A box across the 180th
    /// meridian, west greater than east, contains nothing by these rules and is left alone.
    func splices(from old: CoordinateBounds, to new: CoordinateBounds) -> [Splice] {
        guard !values.isEmpty, !old.isEmpty, !new.isEmpty, values.contains(old) else { return [] }
        var wanted = new
        if values != old {
            wanted = CoordinateBounds(
                west: min(values.west, new.west), south: min(values.south, new.south),
                east: max(values.east, new.east), north: max(values.north, new.north))
        }
        let changes = [
            (values.west, wanted.west), (values.south, wanted.south), (values.east, wanted.east),
            (values.north, wanted.north),
        ]
        return zip(indices ?? [], zip(tokens, changes)).compactMap { index, change in
            let (token, (old, new)) = change
            guard old != new else { return nil }
            let number = text.numbers[index]
            let spelling = token.spelling(
                of: new, decimals: max(token.decimals, BoundingBoxUpdate.decimals(of: new)))
            return Splice(
                offset: offset + number.lowerBound, old: Array(text.bytes[number]), new: Array(spelling.utf8))
        }
    }

    /// The fewest decimals that give a number back exactly.
    private static func decimals(of value: Double) -> Int {
        (0..<NumberToken.mostDecimals).first { Double(NumberToken.fixed(value, $0)) == value }
            ?? NumberToken.mostDecimals
    }
}
