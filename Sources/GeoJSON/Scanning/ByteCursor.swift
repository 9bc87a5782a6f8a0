/// A place in bytes. Reading beyond the end gives 0, which is part of no JSON token: every loop stops there.
struct ByteCursor {
    let base: UnsafePointer<UInt8>
    let count: Int
    var position: Int

    init(_ bytes: UnsafeRawBufferPointer, at position: Int = 0) {
        // An empty buffer may have no address; its bytes are never read.
        base =
            bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) }
            ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
        count = bytes.count
        self.position = position
    }

    @inline(__always)
    var byte: UInt8 { position < count ? base[position] : 0 }

    @inline(__always)
    subscript(offset: Int) -> UInt8 { offset >= 0 && offset < count ? base[offset] : 0 }

    @inline(__always)
    mutating func advance() { position += 1 }

    /// Over bytes that stand in a string as they are, eight at a time, as far as a place or the end.
    @inline(__always)
    mutating func skipPlainText(before limit: Int) {
        let last = min(limit, count - 8)
        while position <= last {
            let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
            let plain = TextWord.plainCount(UInt64(littleEndian: word))
            position += plain
            if plain < 8 { return }
        }
    }

    /// White space of RFC 8259 section 2, and nothing else.
    @inline(__always)
    mutating func skipWhiteSpace() { skipWhiteSpace(before: count) }

    /// The same, as far as a place or the end.
    @inline(__always)
    mutating func skipWhiteSpace(before limit: Int) {
        let limit = min(limit, count)
        while position < limit {
            let byte = base[position]
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            position += 1
        }
    }
}

/// What is wrong, and at which byte.
struct ScanFailure: Error {
    let offset: Int
    let reason: String

    static let noMemory = ScanFailure(offset: 0, reason: SourceMemory.noMemory.reason)
}
