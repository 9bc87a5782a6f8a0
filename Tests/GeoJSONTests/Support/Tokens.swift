/// JSON text cut into tokens, white space included, by rules of its own: what the tests compare texts with.
enum Tokens {
    static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var tokens: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = endOfToken(bytes, from: start)
            tokens.append(bytes[start..<end])
            start = end
        }
        return tokens
    }

    private static func endOfToken(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        switch bytes[start] {
        case UInt8(ascii: "\""):
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(bytes.count, index + 1)
        case let byte where isWord(byte):
            while index < bytes.count, isWord(bytes[index]) { index += 1 }
            return index
        case let byte where isSpace(byte):
            while index < bytes.count, isSpace(bytes[index]) { index += 1 }
            return index
        default: return index
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
        default: false
        }
    }

    /// The tokens that differ, as `old -> new`; nil when there are more or fewer than before.
    static func changes(from old: [UInt8], to new: [UInt8]) -> [String]? {
        let (before, after) = (split(old), split(new))
        guard before.count == after.count else { return nil }
        return zip(before, after).filter { $0 != $1 }.map { "\(text($0)) -> \(text($1))" }
    }

    private static func text(_ token: ArraySlice<UInt8>) -> String { String(decoding: token, as: UTF8.self) }
}
