import Glibc

/// Places between two features, as far as one can tell without having read what stands before: behind a comma, an
/// object whose first member says `"type":"Feature"`. Text in a string may look the same.
enum FeatureSeam {
    /// More white space than this stands in no seam.
    fileprivate static let longestSpace = 1 << 12

    /// The first that begins at a place or behind it, before another.
    static func first(in bytes: UnsafeRawBufferPointer, from place: Int, before limit: Int = .max) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        var start = max(0, place)
        let end = min(limit, bytes.count)
        while start < end, let found = memchr(base + start, 0x7B, end - start) {
            let brace = UnsafeRawPointer(found) - base
            if isSeam(bytes, at: brace) { return brace }
            start = brace + 1
        }
        return nil
    }

    private static func isSeam(_ bytes: UnsafeRawBufferPointer, at brace: Int) -> Bool {
        var before = brace - 1
        while before > brace - longestSpace, before >= 0, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[before]) {
            before -= 1
        }
        guard before >= 0, bytes[before] == 0x2C else { return false }
        var cursor = ByteCursor(bytes, at: brace + 1)
        return cursor.takes("\"type\"") && cursor.takes(":") && cursor.takes("\"Feature\"")
    }
}

extension ByteCursor {
    /// Goes past white space and a token; false where another stands.
    fileprivate mutating func takes(_ token: StaticString) -> Bool {
        skipWhiteSpace(before: position + FeatureSeam.longestSpace)
        for index in 0..<token.utf8CodeUnitCount {
            guard byte == token.utf8Start[index] else { return false }
            advance()
        }
        return true
    }
}
