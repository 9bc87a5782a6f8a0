/// Judges one JSON text by RFC 8259 and nothing else.
public enum JSONChecker {
    /// nil when the bytes are one JSON text. A byte order mark before it is passed over, as section 8.1 allows.
    public static func check(_ bytes: [UInt8]) -> DocumentError? { bytes.withUnsafeBytes(check) }

    /// The same of a file, unpacked if it is gzip'd; `progress` as in `Document.open`.
    public static func check(
        path: String, progress: ((Double) -> Bool)? = nil
    ) -> DocumentError? {
        check { () throws(DocumentError) in
            try Source.read(path: path, progress: progress.map(LoadProgress.init))
        }
    }

    /// The same of what a descriptor gives, to its end.
    public static func check(
        descriptor: Int32, progress: ((Double) -> Bool)? = nil
    ) -> DocumentError? {
        check { () throws(DocumentError) in
            try Source.read(descriptor: descriptor, progress: progress.map(LoadProgress.init))
        }
    }

    private static func check(_ read: () throws(DocumentError) -> Source) -> DocumentError? {
        do throws(DocumentError) {
            let source = try read()
            return withExtendedLifetime(source) { check(source.bytes) }
        } catch { return error }
    }

    private static func check(_ bytes: UnsafeRawBufferPointer) -> DocumentError? {
        do throws(ScanFailure) {
            try checkText(bytes)
            return nil
        } catch {
            return DocumentError(
                place: TextPlace.place(ofOffset: error.offset, in: bytes), reason: error.reason)
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
