/// Judges one JSON text by RFC 8259 and nothing else.
public enum JSONChecker {
    /// nil when the bytes are one JSON text. A byte order mark before it is passed over, as section 8.1 allows.
    public static func check(_ bytes: [UInt8]) -> DocumentError? {
        bytes.withUnsafeBytes { buffer in
            do throws(ScanFailure) {
                try checkText(buffer)
                return nil
            } catch {
                return DocumentError(
                    place: TextPlace.place(ofOffset: error.offset, in: buffer), reason: error.reason)
            }
        }
    }

    private static func checkText(_ bytes: UnsafeRawBufferPointer) throws(ScanFailure) {
        var scanner = JSONScanner(bytes, at: TextPlace.startOfText(bytes))
        scanner.cursor.skipWhiteSpace()
        guard scanner.cursor.position < bytes.count else {
            throw ScanFailure(offset: bytes.count, reason: "the file is empty")
        }
        try scanner.skipValue()
        scanner.cursor.skipWhiteSpace()
        guard scanner.cursor.position == bytes.count else {
            throw ScanFailure(
                offset: scanner.cursor.position, reason: "something stands behind the end of the JSON text")
        }
    }
}
