/// Texts in other encodings than UTF-8, which RFC 8259 section 8.1 asks for.
enum OtherEncoding {
    /// What to do about a text that is UTF-16 or UTF-32, by its byte order mark or by the zero bytes among its first
    /// four, which RFC 4627 section 3 tells them by; nil for any other.
    static func hint(_ bytes: UnsafeRawBufferPointer) -> String? {
        name(Array(bytes.prefix(4))).map {
            "the file is \($0), and plat reads UTF-8: iconv -f \($0) -t UTF-8 FILE > NEWFILE makes one"
        }
    }

    private static func name(_ bytes: [UInt8]) -> String? {
        if bytes == [0x00, 0x00, 0xFE, 0xFF] || bytes == [0xFF, 0xFE, 0x00, 0x00] { return "UTF-32" }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
        guard bytes.count == 4 else { return nil }
        switch bytes.map({ $0 == 0 }) {
        case [true, false, true, false]: return "UTF-16BE"
        case [false, true, false, true]: return "UTF-16LE"
        case [true, true, true, false]: return "UTF-32BE"
        case [false, true, true, true]: return "UTF-32LE"
        default: return nil
        }
    }
}
