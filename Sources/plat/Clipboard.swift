/// The terminal's clipboard, OSC 52 (xterm's control sequences, "Manipulate Selection Data").
enum Clipboard {
    static func sequence(copying text: String) -> [UInt8] {
        Array("\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}".utf8)
    }

    /// RFC 4648 section 4.
    static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var result = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let word = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0..<4 {
                result.append(
                    place <= group.count ? letters[Int(word >> (18 - 6 * UInt32(place))) & 63] : "=")
            }
        }
        return result
    }
}
