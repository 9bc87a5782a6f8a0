/// Bytes that are not what they should be.
public struct MalformedBytes: Error, Hashable, Sendable {
    public init() {}
}

/// Takes numbers off the front of bytes. Whatever the bytes are, it throws and never traps.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    /// The bytes must outlive the reader.
    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }
    var left: Int { bytes.count - position }

    @inline(__always)
    mutating func byte() throws(MalformedBytes) -> UInt8 {
        guard position < bytes.count else { throw MalformedBytes() }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number in groups of seven bits, the lowest first (LEB128, protobuf's varint).
    @inline(__always)
    mutating func varint() throws(MalformedBytes) -> UInt64 {
        let first = try byte()
        if first < 0x80 { return UInt64(first) }
        var value = UInt64(first & 0x7F)
        var shift: UInt64 = 7
        while shift < 64 {
            let next = try byte()
            value |= UInt64(next & 0x7F) &<< shift
            if next < 0x80 { return value }
            shift += 7
        }
        throw MalformedBytes()
    }

    /// A signed number whose sign is in the lowest bit.
    @inline(__always)
    mutating func zigzag() throws(MalformedBytes) -> Int64 {
        let value = try varint()
        return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
    }

    /// A count of things of which each takes so many bytes at least: no more than there can be.
    mutating func count(each size: Int) throws(MalformedBytes) -> Int {
        let value = try varint()
        guard value <= UInt64(left / size) else { throw MalformedBytes() }
        return Int(value)
    }

    mutating func take(_ count: Int) throws(MalformedBytes) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= left else { throw MalformedBytes() }
        defer { position += count }
        return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
    }

    mutating func little32() throws(MalformedBytes) -> UInt32 {
        try take(4).loadUnaligned(as: UInt32.self).littleEndian
    }
}
