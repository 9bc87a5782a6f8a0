/// One feature in two states of a document.
struct FeatureComparison {
    private let feature: Int
    private let old: State
    private let new: State

    /// What is compared of a feature.
    private struct State {
        let bytes: [UInt8]
        let parts: [GeometryReader.Part]
        let kind: String
        let properties: [Property]
        let identifier: String?

        init(_ document: Document, _ feature: Int) {
            let reader = document.reader(of: feature)
            bytes = document.text.bytes(in: document.range(of: feature))
            parts = reader.parts
            kind = reader.kind.name
            properties = document.properties(of: feature)
            identifier = document.identifier(of: feature)
        }

        func position(_ index: Int, of part: Int) -> String {
            FeatureComparison.compact(Array(bytes[parts[part].places[index]]))
        }
    }

    init(_ old: Document, _ oldFeature: Int, _ new: Document, _ newFeature: Int) {
        feature = newFeature
        self.old = State(old, oldFeature)
        self.new = State(new, newFeature)
    }

    var changes: [DocumentChange] {
        guard old.bytes != new.bytes else { return [] }
        let found = identifierChanges + positionChanges + propertyChanges
        return found.isEmpty ? [change(.other, nil, nil)] : found
    }

    private func change(_ part: DocumentChange.Part, _ old: String?, _ new: String?) -> DocumentChange {
        DocumentChange(feature: feature, part: part, old: old, new: new)
    }

    private var identifierChanges: [DocumentChange] {
        old.identifier == new.identifier ? [] : [change(.identifier, old.identifier, new.identifier)]
    }

    private var positionChanges: [DocumentChange] {
        guard old.kind == new.kind, old.parts.count == new.parts.count else {
            return [change(.feature, old.kind, new.kind)]
        }
        return old.parts.indices.flatMap(positionChanges(ofPart:))
    }

    /// Between what both begin and end with, the shorter side's positions are told as changed, the rest as gone
    /// or new. The closing position of a ring goes with its first.
    private func positionChanges(ofPart part: Int) -> [DocumentChange] {
        let (before, after) = (texts(of: old, part), texts(of: new, part))
        let most = min(before.count, after.count)
        var start = 0
        while start < most, before[start] == after[start] { start += 1 }
        var end = 0
        while before.count != after.count, end < most - start,
            before[before.count - 1 - end] == after[after.count - 1 - end]
        {
            end += 1
        }
        let path = new.parts[part].path
        return (start..<(max(before.count, after.count) - end)).compactMap { index in
            let one = index < before.count - end ? before[index] : nil
            let other = index < after.count - end ? after[index] : nil
            return one == other ? nil : change(.position(path + [index]), one, other)
        }
    }

    private func texts(of state: State, _ part: Int) -> [String] {
        let positions = state.parts[part]
        let geometry = FeatureGeometry.Part(
            kind: positions.kind, path: positions.path, coordinates: positions.coordinates)
        return (0..<geometry.vertexCount).map { state.position($0, of: part) }
    }

    private var propertyChanges: [DocumentChange] {
        let (before, after) = (values(old.properties), values(new.properties))
        let names = old.properties.map(\.name) + new.properties.map(\.name).filter { before[$0] == nil }
        var told: Set<String> = []
        return names.compactMap { name in
            guard told.insert(name).inserted, before[name] != after[name] else { return nil }
            return change(.property(name), before[name], after[name])
        }
    }

    /// The last of duplicates counts.
    private func values(_ properties: [Property]) -> [String: String] {
        Dictionary(properties.map { ($0.name, $0.json) }) { $1 }
    }

    /// A token without the white space around and within its brackets; strings are not looked into, since
    /// positions and boxes hold numbers.
    static func compact(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.filter { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }, as: UTF8.self)
    }
}
