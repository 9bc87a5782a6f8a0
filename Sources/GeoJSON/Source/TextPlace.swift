/// Lines and columns of bytes.
enum TextPlace {
    static func place(ofOffset offset: Int, in bytes: UnsafeRawBufferPointer) -> DocumentError.Place {
        let end = max(0, min(offset, bytes.count))
        var line = 1
        var lineStart = startOfText(bytes)
        var index = lineStart
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
                line += 1
                lineStart = index
            }
        }
        var column = 1
        index = lineStart
        while index < end {
            if bytes[index] & 0xC0 != 0x80 { column += 1 }
            index += 1
        }
        return DocumentError.Place(line: line, column: column)
    }

    /// The byte at a line and column; what lies beyond the end of a line is its end. nil beyond the last line.
    static func offset(ofLine line: Int, column: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        var current = 1
        var index = startOfText(bytes)
        while current < line {
            guard index < bytes.count else { return nil }
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
                current += 1
            }
        }
        var rest = max(0, column - 1)
        while rest > 0, index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            index += 1
            while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            rest -= 1
        }
        return index
    }

    /// 3 behind a UTF-8 byte order mark, else 0.
    static func startOfText(_ bytes: UnsafeRawBufferPointer) -> Int {
        bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    }
}
