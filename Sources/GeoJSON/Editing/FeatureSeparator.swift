/// What stands between two features, and how a feature goes together with it.
struct FeatureSeparator {
    private let document: Document

    init(_ document: Document) { self.document = document }

    /// What separates a feature from one that is put before or behind it.
    func text(near feature: Int) -> [UInt8] {
        guard let list = document.list(of: feature) else { return betweenTexts(near: feature) }
        let siblings = document.listFeatures[list]
        if siblings.contains(feature + 1) { return gap(feature, feature + 1) }
        if siblings.contains(feature - 1) { return gap(feature - 1, feature) }
        let open = document.range(ofList: list).lowerBound + 1
        return Array(",".utf8) + document.text.bytes(in: open..<document.range(of: feature).lowerBound)
    }

    /// The bytes that go when a feature goes.
    func removal(of feature: Int) -> Range<Int> {
        let range = document.range(of: feature)
        guard let list = document.list(of: feature) else {
            let behind = separators(from: range.upperBound)
            if behind.upperBound < document.text.count { return range.lowerBound..<behind.upperBound }
            let before = separators(before: range.lowerBound)
            // Of the only text nothing stays.
            return before.lowerBound..<(isAtStart(before) ? behind.upperBound : range.upperBound)
        }
        let siblings = document.listFeatures[list]
        if siblings.contains(feature + 1) {
            return range.lowerBound..<document.range(of: feature + 1).lowerBound
        }
        if siblings.contains(feature - 1) {
            return document.range(of: feature - 1).upperBound..<range.upperBound
        }
        let array = document.range(ofList: list)
        return (array.lowerBound + 1)..<(array.upperBound - 1)
    }

    private func gap(_ one: Int, _ other: Int) -> [UInt8] {
        let start = document.range(of: one).upperBound
        return document.text.bytes(in: start..<max(start, document.range(of: other).lowerBound))
    }

    /// JSON texts in a row are separated by line ends, and the record separator of RFC 8142.
    private func betweenTexts(near feature: Int) -> [UInt8] {
        let range = document.range(of: feature)
        let behind = separators(from: range.upperBound)
        if behind.upperBound < document.text.count { return document.text.bytes(in: behind) }
        let before = separators(before: range.lowerBound)
        let bytes = document.text.bytes(in: before)
        guard isAtStart(before) else { return bytes }
        // The only text shows no line end between two, but perhaps its own.
        return (behind.isEmpty ? [0x0A] : document.text.bytes(in: behind)) + bytes
    }

    /// Whether nothing stands before a range, but for a byte order mark.
    private func isAtStart(_ range: Range<Int>) -> Bool {
        range.lowerBound == 0
            || (range.lowerBound == 3 && document.text.bytes(in: 0..<3) == [0xEF, 0xBB, 0xBF])
    }

    private func separators(from start: Int) -> Range<Int> {
        var end = start
        while end < document.text.count, isSeparator(at: end) { end += 1 }
        return start..<end
    }

    private func separators(before end: Int) -> Range<Int> {
        var start = end
        while start > 0, isSeparator(at: start - 1) { start -= 1 }
        return start..<end
    }

    private func isSeparator(at offset: Int) -> Bool {
        guard let byte = document.text.bytes(in: offset..<(offset + 1)).first else { return false }
        return [0x20, 0x09, 0x0A, 0x0D, 0x1E].contains(byte)
    }
}
