/// Reads JSON text that is known to be valid, such as a document's: pulled value by value, with the place of each.
/// On text that is not valid it stops early; it never traps and never turns in a circle.
public struct JSONReader {
    /// What a value is, by its first byte.
    public enum Kind: Sendable {
        case object, array, string, number, word, end
    }

    private var scanner: JSONScanner

    /// A byte order mark at the start is passed over.
    public init(_ bytes: UnsafeRawBufferPointer) {
        scanner = JSONScanner(bytes, at: TextPlace.startOfText(bytes))
    }

    /// The byte that is read next, or that a value begins with.
    public var offset: Int {
        get { scanner.cursor.position }
        set { scanner.cursor.position = max(0, newValue) }
    }

    /// How many bytes the text has.
    public var count: Int { scanner.cursor.count }

    var byte: UInt8 { scanner.cursor.byte }

    mutating func skipWhiteSpace() { scanner.cursor.skipWhiteSpace() }

    /// The kind of the value that begins at `offset`.
    public var kind: Kind {
        switch scanner.cursor.byte {
        case 0x7B: .object
        case 0x5B: .array
        case 0x22: .string
        case 0x2D, 0x30...0x39: .number
        case 0x74, 0x66, 0x6E: .word
        default: .end
        }
    }

    /// Whether the value at `offset` is `null`.
    public var isNull: Bool { scanner.cursor.byte == 0x6E }

    /// Goes to the next root value: past white space and the record separators of RFC 8142.
    public mutating func skipSeparators() {
        scanner.cursor.skipWhiteSpace()
        while scanner.cursor.byte == 0x1E {
            scanner.cursor.advance()
            scanner.cursor.skipWhiteSpace()
        }
    }

    /// Skips the value at `offset` and returns where it stood.
    @discardableResult
    public mutating func skip() -> Range<Int> {
        let start = offset
        if (try? scanner.skipValue()) == nil { giveUp() }
        return start..<max(start, offset)
    }

    /// Calls for each member of the object at `offset`, with the place of its name, quotes included; the call
    /// finds the reader at the member's value, and may read or leave it.
    public mutating func forEachMember(_ body: (inout JSONReader, Range<Int>) -> Void) {
        forEach(from: 0x7B, to: 0x7D) { reader in
            let start = reader.offset
            guard reader.scanner.cursor.byte == 0x22, (try? reader.scanner.skipString()) != nil else {
                return reader.giveUp()
            }
            let name = start..<reader.offset
            reader.scanner.cursor.skipWhiteSpace()
            guard (try? reader.scanner.expect(0x3A, "")) != nil else { return reader.giveUp() }
            reader.scanner.cursor.skipWhiteSpace()
            reader.readOrSkip { body(&$0, name) }
        }
    }

    /// Calls for each element of the array at `offset`, with its index; the call finds the reader at the
    /// element, and may read or leave it.
    public mutating func forEachElement(_ body: (inout JSONReader, Int) -> Void) {
        var index = 0
        forEach(from: 0x5B, to: 0x5D) { reader in
            reader.readOrSkip { body(&$0, index) }
            index += 1
        }
    }

    /// The number at `offset`, beyond a double's range infinite; nil, and nothing read, where no number stands.
    public mutating func number() -> Double? {
        guard kind == .number else { return nil }
        return try? scanner.parseNumber()
    }

    /// What the string of a token says, its quotes included in the range; a lone surrogate as U+FFFD.
    public func text(_ token: Range<Int>) -> String { JSONString.text(scanner.bytes(token)) }

    /// The bytes of a range.
    public func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer { scanner.bytes(range) }

    private mutating func forEach(from open: UInt8, to close: UInt8, _ body: (inout JSONReader) -> Void) {
        guard scanner.cursor.byte == open else { return }
        scanner.cursor.advance()
        scanner.cursor.skipWhiteSpace()
        while scanner.cursor.byte != close, offset < scanner.cursor.count {
            body(&self)
            scanner.cursor.skipWhiteSpace()
            guard scanner.cursor.byte == 0x2C else { break }
            scanner.cursor.advance()
            scanner.cursor.skipWhiteSpace()
        }
        if scanner.cursor.byte == close { scanner.cursor.advance() } else { giveUp() }
    }

    /// Lets a call read the value here, and skips it where it did not.
    private mutating func readOrSkip(_ body: (inout JSONReader) -> Void) {
        let start = offset
        body(&self)
        if offset == start { skip() }
    }

    private mutating func giveUp() { offset = scanner.cursor.count }
}
