/// What the map shows of a feature's properties, read from its bytes when it is first asked for.
public struct FeatureTraits: Hashable, Sendable {
    /// What the feature is called, on one line: its `title` (simplestyle 1.1), else its `name`, `Name` or `NAME`.
    /// nil where none of them is a number or a string that says something.
    public private(set) var title: String?

    /// The members that name a feature, the best first.
    private static let names: [StaticString] = ["title", "name", "Name", "NAME"]
    /// A token of more bytes is a text, and no name for a map.
    private static let longest = 256

    init() {}

    /// - Parameters:
    ///   - bytes: a feature's, from brace to brace.
    ///   - start: where the value of its `properties` begins; 0 where it has none.
    init(properties bytes: UnsafeRawBufferPointer, at start: Int) {
        guard start > 0 else { return }
        var scanner = JSONScanner(bytes, at: start)
        guard scanner.cursor.byte == 0x7B else { return }
        var rank = FeatureTraits.names.count
        try? scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
            try scanner.skipValue()
            // Of duplicates the last counts.
            guard let found = FeatureTraits.rank(scanner.bytes(name)), found <= rank,
                let text = FeatureTraits.title(scanner.bytes(value..<scanner.cursor.position))
            else { return }
            (rank, title) = (found, text)
        }
    }

    /// Which of the names a token is, its quotes included.
    private static func rank(_ token: UnsafeRawBufferPointer) -> Int? {
        if token.contains(0x5C) {
            let text = JSONString.text(token)
            return names.firstIndex { $0.description == text }
        }
        return names.firstIndex { name in
            name.utf8CodeUnitCount + 2 == token.count
                && token.dropFirst().dropLast().elementsEqual(
                    UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        }
    }

    private static func title(_ token: UnsafeRawBufferPointer) -> String? {
        guard token.count <= longest, let first = token.first else { return nil }
        guard first == 0x22 else {
            let isNumber = first == 0x2D || (0x30...0x39).contains(first)
            return isNumber ? String(decoding: token, as: UTF8.self) : nil
        }
        let text = JSONString.text(token).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return text.isEmpty ? nil : text
    }
}

extension Document {
    /// What the map shows of a feature's properties. An edit of the feature reads them again.
    public func traits(of feature: Int) -> FeatureTraits {
        guard let slot = order.slot(at: feature) else { return FeatureTraits() }
        if let edited = edited[slot] { return edited.traits }
        return sourceTraits.traits(of: slot) {
            let record = records[slot]
            let bytes = UnsafeRawBufferPointer(rebasing: source.bytes[record.range])
            return FeatureTraits(properties: bytes, at: Int(record.properties))
        }
    }
}
