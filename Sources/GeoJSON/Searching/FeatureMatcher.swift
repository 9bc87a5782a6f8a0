/// Says of one feature after the other whether a query means it. Of a feature no more is read than the query asks
/// for, and its geometry only where a member stands behind it: what is said of it takes some hundred bytes, where it
/// lies may take millions.
struct FeatureMatcher {
    private enum Wanted {
        case identifier(ComparedText)
        case property(name: ComparedText, text: ComparedText)
        case text(FoldedText)
        case called(FoldedText, names: [ComparedText])
    }

    private let wanted: Wanted
    /// Room for `NAME=VALUE`.
    private var line = FoldedText()
    private var filter = TextFilter(FoldedText())

    init(_ query: FeatureQuery) {
        wanted =
            switch query {
            case .identifier(let text): .identifier(ComparedText(text))
            case .property(let name, let text):
                .property(name: ComparedText(name), text: ComparedText(text))
            case .text(let text): .text(FoldedText(text))
            case .called(let text, let names): .called(FoldedText(text), names: names.map(ComparedText.init))
            }
        switch wanted {
        case .text(let text), .called(let text, _): filter = TextFilter(text)
        case .identifier, .property: break
        }
    }

    /// - Parameters:
    ///   - bytes: of a feature, from brace to brace.
    ///   - start: where the value of its `properties` begins; 0 where it has none.
    mutating func matches(_ bytes: UnsafeRawBufferPointer, propertiesAt start: Int) -> Bool {
        switch wanted {
        case .identifier(let text):
            let end = FeatureMatcher.endOfProperties(bytes, from: start)
            return IdentifierSearch.token(in: bytes, besides: start..<end).map(text.isSame) ?? false
        case .property(let name, let text):
            var isFound = false
            FeatureMatcher.forEachProperty(bytes, from: start) { member, value in
                if name.isSame(as: member) { isFound = text.isSame(as: value) }
            }
            return isFound
        case .text(let text):
            let end = FeatureMatcher.endOfProperties(bytes, from: start)
            if filter.mayHold(UnsafeRawBufferPointer(rebasing: bytes[start..<end])) {
                var isFound = false
                FeatureMatcher.forEachProperty(bytes, from: start) { member, value in
                    isFound = isFound || says(member, value, text)
                }
                if isFound { return true }
            }
            return says(identifierOf: bytes, besides: start..<end, text, behind: "id=")
        case .called(let text, let names):
            return isCalled(bytes, propertiesAt: start, text, names)
        }
    }

    private mutating func isCalled(
        _ bytes: UnsafeRawBufferPointer, propertiesAt start: Int, _ text: FoldedText, _ names: [ComparedText]
    ) -> Bool {
        let properties = start..<FeatureMatcher.endOfProperties(bytes, from: start)
        let isInIdentifier = says(identifierOf: bytes, besides: properties, text, behind: "")
        guard isInIdentifier || filter.mayHold(UnsafeRawBufferPointer(rebasing: bytes[properties])) else {
            return false
        }
        var (isNamed, isFound) = (false, false)
        FeatureMatcher.forEachProperty(bytes, from: start) { member, value in
            guard names.contains(where: { $0.isSame(as: member) }), value.count > 2 || value.first != 0x22
            else { return }
            isNamed = true
            isFound = isFound || says(value, text)
        }
        return isNamed ? isFound : isInIdentifier
    }

    private mutating func says(_ value: UnsafeRawBufferPointer, _ text: FoldedText) -> Bool {
        guard let plain = JSONString.plain(value) else {
            return FoldedText(JSONString.reading(value)).contains(text)
        }
        line.removeAll()
        line.append(plain)
        return line.contains(text)
    }

    private mutating func says(
        _ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer, _ text: FoldedText
    ) -> Bool {
        guard let plainName = JSONString.plain(name), let plainValue = JSONString.plain(value) else {
            return FoldedText("\(JSONString.reading(name))=\(JSONString.reading(value))").contains(text)
        }
        line.removeAll()
        line.append(plainName)
        line.append("=")
        line.append(plainValue)
        return line.contains(text)
    }

    /// An `id` is shown as it stands in the file, without its quotes.
    private mutating func says(
        identifierOf bytes: UnsafeRawBufferPointer, besides properties: Range<Int>, _ text: FoldedText,
        behind label: StaticString
    ) -> Bool {
        guard let identifier = IdentifierSearch.token(in: bytes, besides: properties) else { return false }
        if let plain = JSONString.plain(identifier), !plain.has(0x22) {
            line.removeAll()
            line.append(label)
            line.append(plain)
            return line.contains(text)
        }
        let shown = String(decoding: identifier.filter { $0 != 0x22 }, as: UTF8.self)
        return FoldedText("\(label)\(shown)").contains(text)
    }

    /// Calls with the name and the value of each property.
    private static func forEachProperty(
        _ bytes: UnsafeRawBufferPointer, from start: Int,
        _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void
    ) {
        guard start > 0 else { return }
        var scanner = JSONScanner(bytes, at: start)
        guard scanner.cursor.byte == 0x7B else { return }
        try? scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
            try scanner.skipValue()
            body(scanner.bytes(name), scanner.bytes(value..<scanner.cursor.position))
        }
    }

    private static func endOfProperties(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard start > 0 else { return start }
        var scanner = JSONScanner(bytes, at: start)
        try? scanner.skipValue()
        return max(start, min(bytes.count, scanner.cursor.position))
    }
}
