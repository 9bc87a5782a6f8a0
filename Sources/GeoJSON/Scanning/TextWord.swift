/// Eight bytes of text in a word, the first in the lowest byte.
enum TextWord {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// How many of the bytes at the start of a word may stand in a string as they are, in ASCII: neither quote nor
    /// backslash, nor a control character.
    @inline(__always)
    static func plainCount(_ word: UInt64) -> Int {
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        // Of the bytes found, the first is right; a borrow reaches only those behind it.
        let ends = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash
        let others = (word &- ones &* 0x20) & ~word | word
        return ((ends | others) & highBits).trailingZeroBitCount >> 3
    }
}

/// A name of at most sixteen bytes in two words, zeros behind it. A name in JSON holds no zeros.
struct NameWords: Equatable {
    private let first: UInt64
    private let second: UInt64

    static let longest = 16

    /// Of a string token without escapes, its quotes left out; nil for a longer one.
    @inline(__always)
    init?(_ token: UnsafeRawBufferPointer) {
        guard token.count >= 2, token.count <= NameWords.longest + 2 else { return nil }
        let end = token.count - 1
        first = NameWords.word(token, 1, end)
        second = NameWords.word(token, 9, end)
    }

    /// Whether they are those of a name, which is not longer.
    @inline(__always)
    func says(_ name: StaticString) -> Bool {
        let bytes = UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        return first == NameWords.word(bytes, 0, bytes.count)
            && second == NameWords.word(bytes, 8, bytes.count)
    }

    /// Up to eight bytes from `start`, those before `end`.
    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> UInt64 {
        guard start < end else { return 0 }
        if start + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
            return end - start >= 8 ? word : word & (1 << UInt64(8 * (end - start)) - 1)
        }
        var word: UInt64 = 0
        for index in (start..<end).reversed() { word = word << 8 | UInt64(bytes[index]) }
        return word
    }
}
