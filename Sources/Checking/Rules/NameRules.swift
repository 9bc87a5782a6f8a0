import GeoJSON

/// Names that stand twice in one object (RFC 8259 section 4), anywhere in the text, and numbers of foreign members
/// that no program can hold. Coordinates and boxes have rules of their own and are passed over.
enum NameRules {
    /// - Parameter goesOn: is told how many bytes are done where an object ends; false ends the walk.
    static func forEachFinding(
        _ reader: JSONReader, goesOn: (Int) -> Bool, _ body: (Finding) -> Void
    ) {
        var reader = reader
        var open: [Set<[UInt8]>] = []
        reader.forEachToken { reader, token in
            switch token {
            case .objectBegins: open.append([])
            case .objectEnds:
                _ = open.popLast()
                if !goesOn(reader.offset) { reader.offset = reader.count }
            case .name(let range):
                let name = key(range, reader)
                if !open.isEmpty, !open[open.count - 1].insert(name).inserted {
                    body(duplicate(range, reader))
                }
                if isNumeric(name), reader.kind == .array { reader.skip() }
            case .number(let range):
                if isInfinite(range, reader) { body(infinite(range)) }
            }
        }
    }

    /// The bytes of what a string says; of one with a lone surrogate, which no text holds, its own.
    static func key(_ token: Range<Int>, _ reader: JSONReader) -> [UInt8] {
        let bytes = reader.bytes(token)
        guard bytes.contains(UInt8(ascii: "\\")) else { return Array(bytes.dropFirst().dropLast()) }
        let text = reader.text(token)
        return text.unicodeScalars.contains("\u{FFFD}") ? Array(bytes) : Array(text.utf8)
    }

    private static let numericNames: Set<[UInt8]> = [Array("coordinates".utf8), Array("bbox".utf8)]

    private static func isNumeric(_ name: [UInt8]) -> Bool { numericNames.contains(name) }

    /// Only a long number, or one with an exponent, can be too large.
    private static func isInfinite(_ token: Range<Int>, _ reader: JSONReader) -> Bool {
        guard token.count > 300 || reader.bytes(token).contains(where: { $0 | 0x20 == 0x65 }) else {
            return false
        }
        var reader = reader
        reader.offset = token.lowerBound
        return reader.number()?.isInfinite ?? false
    }

    private static func infinite(_ token: Range<Int>) -> Finding {
        Finding(
            .infiniteNumber, at: token.lowerBound,
            "this number is too large; other programs read it as infinite",
            severity: .warning)
    }

    private static func duplicate(_ token: Range<Int>, _ reader: JSONReader) -> Finding {
        Finding(
            .duplicateKey, at: token.lowerBound,
            "\(Words.quoted(reader.text(token))) stands in this object before; the last one counts")
    }
}
