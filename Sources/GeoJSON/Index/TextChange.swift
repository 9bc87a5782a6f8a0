/// Bytes in place of a range of the current text.
struct TextChange {
    let range: Range<Int>
    /// What the splice says that stands there.
    let old: [UInt8]
    let bytes: [UInt8]

    /// Splices as changes of the one text before them all, in its order: an edit goes from the last to the first, its
    /// inverse from the first to the last. nil where they go to and fro, or beyond the text.
    static func inOneText(_ splices: [Splice], of count: Int) -> [TextChange]? {
        guard splices.allSatisfy({ $0.offset >= 0 && $0.offset <= Int.max / 2 }) else { return nil }
        if isDescending(splices) {
            guard splices.first?.range.upperBound ?? 0 <= count else { return nil }
            return splices.reversed().map { TextChange(range: $0.range, old: $0.old, bytes: $0.new) }
        }
        var changes: [TextChange] = []
        changes.reserveCapacity(splices.count)
        var growth = 0
        for splice in splices {
            let start = splice.offset - growth
            guard start >= changes.last?.range.upperBound ?? 0 else { return nil }
            changes.append(
                TextChange(range: start..<(start + splice.old.count), old: splice.old, bytes: splice.new))
            growth += splice.new.count - splice.old.count
        }
        return changes.last?.range.upperBound ?? 0 <= count ? changes : nil
    }

    private static func isDescending(_ splices: [Splice]) -> Bool {
        zip(splices, splices.dropFirst()).allSatisfy { $1.range.upperBound <= $0.offset }
    }
}

extension Splice {
    /// The bytes that are replaced.
    var range: Range<Int> { offset..<(offset + old.count) }
}
