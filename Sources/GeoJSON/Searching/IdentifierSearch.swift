/// Finds the `id` of a feature without reading its geometry, unless the `id` stands behind that.
enum IdentifierSearch {
    private static let name = Array(#""id""#.utf8)
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
        guard let last = rear.lastPlace(of: name).map({ end + $0 }) ?? front.lastPlace(of: name) else {
            return nil
        }
        return token(in: bytes, upTo: last, besides: properties)
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
