/// Finds the `id` of a feature without reading its geometry, unless the `id` stands behind that.
enum IdentifierSearch {
    private static let backslash: UInt8 = 0x5C

    /// The value of the last member `id`; nil where there is none.
    /// - Parameters:
    ///   - bytes: of a feature, from brace to brace.
    ///   - properties: where the value of its `properties` stands, which is passed over.
    static func token(
        in bytes: UnsafeRawBufferPointer, besides properties: Range<Int>
    ) -> UnsafeRawBufferPointer? {
        let end = max(0, min(properties.upperBound, bytes.count))
        let front = UnsafeRawBufferPointer(rebasing: bytes[..<max(0, min(properties.lowerBound, end))])
        let rear = UnsafeRawBufferPointer(rebasing: bytes[end...])
        // A name may be spelled with escapes.
        if front.has(backslash) || rear.has(backslash) {
            return token(in: bytes, upTo: bytes.count, besides: properties)
        }
        guard let last = lastName(in: rear).map({ end + $0 }) ?? lastName(in: front) else {
            return nil
        }
        return token(in: bytes, upTo: last, besides: properties)
    }

    /// Where `"id"` stands last. There are few quotes in a geometry.
    private static func lastName(in bytes: UnsafeRawBufferPointer) -> Int? {
        var last: Int?
        var start = 0
        while let quote = bytes.firstPlace(of: 0x22, from: start) {
            start = quote + 1
            guard quote + 4 <= bytes.count else { break }
            let word = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: quote, as: UInt32.self))
            // "id" with its quotes, the first byte lowest.
            if word == 0x2264_6922 { last = quote }
        }
        return last
    }

    /// Reads the members whose names stand up to a place.
    private static func token(
        in bytes: UnsafeRawBufferPointer, upTo last: Int, besides properties: Range<Int>
    ) -> UnsafeRawBufferPointer? {
        var found: Range<Int>?
        var scanner = JSONScanner(bytes)
        try? scanner.forEachNamedMember { scanner, name, value throws(ScanFailure) in
            guard name.lowerBound <= last else { throw ScanFailure(offset: value, reason: "read enough") }
            if value == properties.lowerBound, !properties.isEmpty {
                scanner.cursor.position = properties.upperBound
            } else {
                try scanner.skipValue()
            }
            if MemberName(scanner.bytes(name)) == .id { found = value..<scanner.cursor.position }
            // What follows holds no other.
            if name.lowerBound == last { throw ScanFailure(offset: value, reason: "read enough") }
        }
        return found.map(scanner.bytes)
    }
}
