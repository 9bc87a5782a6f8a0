/// A `bbox` by where its value begins in the current text, and the numbers it should have.
public struct BoxPlace: Hashable, Sendable {
    /// The feature that it stands in; nil for a collection's.
    public let feature: Int?
    public let offset: Int
    public let numbers: [Double]

    public init(feature: Int?, offset: Int, numbers: [Double]) {
        self.feature = feature
        self.offset = offset
        self.numbers = numbers
    }
}

extension Document {
    /// Writes other numbers into boxes; one that is the same keeps its spelling, and all that stands between them
    /// stays. A box of another count of numbers is left alone.
    public func rewriteBoxes(_ boxes: [BoxPlace]) -> Edit? {
        let splices = withCurrentText { bytes in
            boxes.filter { bytes.indices.contains($0.offset) }.flatMap { Document.splices($0, bytes) }
        }
        guard !splices.isEmpty else { return nil }
        let features = Set(boxes.compactMap(\.feature)).sorted(by: >)
        return Edit(
            label: "rewrite bbox", features: features, splices: splices.sorted { $0.offset > $1.offset })
    }

    private static func splices(_ box: BoxPlace, _ bytes: UnsafeRawBufferPointer) -> [Splice] {
        var scanner = JSONScanner(bytes, at: box.offset)
        guard scanner.cursor.byte == 0x5B, (try? scanner.skipValue()) != nil else { return [] }
        let value = PositionText(Array(bytes[box.offset..<scanner.cursor.position]))
        guard value.numbers.count == box.numbers.count else { return [] }
        return zip(value.numbers, box.numbers).compactMap { range, number in
            let token = NumberToken(value.bytes[range])
            guard number.isFinite, Double(token.text) != number else { return nil }
            let decimals = max(token.decimals, NumberToken.decimals(of: number))
            return Splice(
                offset: box.offset + range.lowerBound, old: Array(value.bytes[range]),
                new: Array(token.spelling(of: number, decimals: decimals).utf8))
        }
    }
}

extension NumberToken {
    /// The fewest decimals that give a number back exactly.
    fileprivate static func decimals(of value: Double) -> Int {
        (0..<mostDecimals).first { Double(fixed(value, $0)) == value } ?? mostDecimals
    }
}
