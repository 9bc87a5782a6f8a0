/// Tells quickly of most properties that a text does not stand in them, by their bytes: no value is read for that.
struct TextFilter {
    /// A piece of what is looked for that stands in one name or one value, and in ASCII; empty where there is none.
    private let piece: [UInt8]
    private var line = FoldedText()

    init(_ wanted: FoldedText) {
        // Between a name and its value, an equals sign stands only for the person.
        let pieces = wanted.bytes.split { $0 >= 0x80 || $0 == 0x3D }
        piece = pieces.max { $0.count < $1.count }.map(Array.init) ?? []
    }

    /// False where no property can hold the text, whatever the case of its letters.
    /// - Parameter bytes: of the value of `properties`.
    mutating func mayHold(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard !piece.isEmpty, !bytes.has(0x5C), bytes.isASCII || !TextFilter.hasOddLetters(bytes) else {
            return true
        }
        line.removeAll()
        line.append(bytes)
        return line.contains(piece)
    }

    /// The letters beyond ASCII whose small ones are in ASCII: K of Kelvin and the dotted capital I.
    private static func hasOddLetters(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.firstPlace(of: kelvin) != nil || bytes.firstPlace(of: dottedI) != nil
    }

    private static let kelvin = Array("\u{212A}".utf8)
    private static let dottedI = Array("\u{130}".utf8)
}
