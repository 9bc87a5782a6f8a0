extension SimpleStyle {
    /// Reads the object of a feature's properties; of duplicates the last counts.
    init(properties bytes: UnsafeRawBufferPointer, at start: Int) {
        var scanner = JSONScanner(bytes, at: start)
        guard scanner.cursor.byte == 0x7B else { return }
        try? scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
            try scanner.skipValue()
            // Most names go by at their first letter: m, s or f.
            guard [0x6D, 0x73, 0x66].contains(scanner.cursor[name.lowerBound + 1]),
                let member = Member(scanner.bytes(name))
            else { return }
            take(member, SimpleStyleValue(scanner.bytes(value..<scanner.cursor.position)))
        }
    }

    /// Whether the name that begins at a quote may be one of those below; of most names it is told by the first letter.
    @inline(__always)
    static func mayBeName(at cursor: ByteCursor) -> Bool {
        let place = cursor.position
        switch cursor[place + 1] {
        case 0x6D: return cursor[place + 2] == 0x61 && cursor[place + 3] == 0x72
        case 0x73: return cursor[place + 2] == 0x74 && cursor[place + 3] == 0x72
        case 0x66: return cursor[place + 2] == 0x69 && cursor[place + 3] == 0x6C
        default: return false
        }
    }

    private enum Member: CaseIterable {
        case stroke, strokeWidth, strokeOpacity, fill, fillOpacity, markerColor, markerSize, markerSymbol

        private var name: StaticString {
            switch self {
            case .stroke: "stroke"
            case .strokeWidth: "stroke-width"
            case .strokeOpacity: "stroke-opacity"
            case .fill: "fill"
            case .fillOpacity: "fill-opacity"
            case .markerColor: "marker-color"
            case .markerSize: "marker-size"
            case .markerSymbol: "marker-symbol"
            }
        }

        /// The member of a name, its quotes included.
        init?(_ token: UnsafeRawBufferPointer) {
            let found = Member.allCases.first { member in
                let name = member.name
                return name.utf8CodeUnitCount + 2 == token.count
                    && token.dropFirst().dropLast().elementsEqual(
                        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
            }
            guard let found else { return nil }
            self = found
        }
    }

    private mutating func take(_ member: Member, _ value: SimpleStyleValue) {
        switch member {
        case .stroke: stroke = value.color
        case .strokeWidth: strokeWidth = value.number(0...64)
        case .strokeOpacity: strokeOpacity = value.number(0...1)
        case .fill: fill = value.color
        case .fillOpacity: fillOpacity = value.number(0...1)
        case .markerColor: markerColor = value.color
        case .markerSize: markerSize = value.text.flatMap(MarkerSize.init(rawValue:))
        case .markerSymbol: markerSymbol = value.text.flatMap { $0.isEmpty ? nil : $0 } ?? value.digit
        }
    }
}

/// A value of a property, as a style has it.
private struct SimpleStyleValue {
    private let token: UnsafeRawBufferPointer
    /// A longer one is no colour, no number and no name.
    private static let longest = 64

    init(_ token: UnsafeRawBufferPointer) { self.token = token }

    /// The text of a string; nil for other values.
    var text: String? {
        token.count <= Self.longest && token.first == 0x22 ? JSONString.text(token) : nil
    }

    /// A number, or a string that holds one, as programs write it that know no types.
    func number(_ range: ClosedRange<Double>) -> Double? {
        guard token.count <= Self.longest else { return nil }
        let number = Double(text ?? String(decoding: token, as: UTF8.self))
        return number.flatMap { range.contains($0) ? $0 : nil }
    }

    /// A single digit that stands without quotes.
    var digit: String? {
        guard token.count == 1, let byte = token.first, (0x30...0x39).contains(byte) else { return nil }
        return String(Unicode.Scalar(byte))
    }

    /// `#rgb`, `#rrggbb`, the same without `#`, or a name of CSS.
    var color: UInt32? { text.flatMap(StyleColor.number) }
}
