/// Finds the lines and columns of many places in one pass over the text.
public struct PlaceCounter {
    private let bytes: UnsafeRawBufferPointer
    private var index: Int
    private var line = 1
    private var column = 1

    public init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        index = TextPlace.startOfText(bytes)
    }

    /// Where a byte stands; it must not lie before the one that was asked for last. Lines end at LF, CRLF or CR,
    /// columns count code points, both from 1.
    public mutating func place(ofOffset offset: Int) -> DocumentError.Place {
        let end = min(offset, bytes.count)
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return DocumentError.Place(line: line, column: column)
    }
}
