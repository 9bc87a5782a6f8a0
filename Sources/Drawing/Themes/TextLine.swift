/// What is wrong with a theme or a symbol file, and where.
public struct TextFileError: Error, Hashable, Sendable {
    /// From 1.
    public let line: Int
    /// From 1, in code points.
    public let column: Int
    public let reason: String

    /// `FILE:LINE:COLUMN: what is wrong`.
    public func message(file: String) -> String { "\(file):\(line):\(column): \(reason)" }
}

/// A line of a theme or a symbol file, read from left to right. Blanks count for nothing; `#` begins a comment where
/// a word could begin.
struct TextLine {
    /// From 1.
    let number: Int
    private let bytes: UnsafeRawBufferPointer
    private var position = 0

    /// Calls for each line of a text. A carriage return at its end is no part of it.
    static func forEach(
        in text: UnsafeRawBufferPointer, _ body: (inout TextLine) throws(TextFileError) -> Void
    ) throws(TextFileError) {
        var start = 0
        var number = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
            number += 1
            let hasReturn = end > start && text[end - 1] == UInt8(ascii: "\r")
            let range = start..<(hasReturn ? end - 1 : end)
            var line = TextLine(number: number, bytes: UnsafeRawBufferPointer(rebasing: text[range]))
            try body(&line)
            start = end + 1
        }
    }

    private init(number: Int, bytes: UnsafeRawBufferPointer) {
        self.number = number
        self.bytes = bytes
    }

    /// The line as it stands.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether nothing but a comment is left.
    mutating func isAtEnd() -> Bool {
        skipBlanks()
        return position == bytes.count || bytes[position] == UInt8(ascii: "#")
    }

    /// The bytes up to the next blank or `=`; empty at the end.
    mutating func word() -> UnsafeRawBufferPointer {
        skipBlanks()
        let start = position
        while position < bytes.count, !Self.isBlank(bytes[position]), bytes[position] != UInt8(ascii: "=") {
            position += 1
        }
        return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    }

    mutating func expect(_ byte: UInt8, _ reason: String) throws(TextFileError) {
        skipBlanks()
        guard position < bytes.count, bytes[position] == byte else { throw failure(reason) }
        position += 1
    }

    /// Nothing but a comment may follow.
    mutating func expectEnd() throws(TextFileError) {
        if !isAtEnd() { throw failure("expected nothing more in this line but a comment") }
    }

    /// An error here, or at the start of the word that was read last.
    func failure(_ reason: String, before word: UnsafeRawBufferPointer? = nil) -> TextFileError {
        let place = position - (word?.count ?? 0)
        // Bytes that go on with a code point are none of their own.
        let column = bytes[..<max(0, place)].count { $0 & 0xC0 != 0x80 } + 1
        return TextFileError(line: number, column: column, reason: reason)
    }

    private mutating func skipBlanks() {
        while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
