/// Reads a protocol buffers message field by field: what vector tiles are written in. Whatever the bytes are, it
/// throws and never traps.
///
/// Source: protobuf.dev, "Encoding": a field is a varint, its number and in the lowest three bits how it is written.
struct ProtobufReader {
    /// One field of a message.
    struct Field {
        let number: UInt64
        let value: Value
    }

    enum Value {
        case varint(UInt64)
        case fixed64(UInt64)
        /// A string, packed numbers or a message within.
        case bytes(UnsafeRawBufferPointer)
        case fixed32(UInt32)

        var bytes: UnsafeRawBufferPointer? { if case .bytes(let bytes) = self { bytes } else { nil } }
        var varint: UInt64? { if case .varint(let value) = self { value } else { nil } }
    }

    private var reader: ByteReader

    /// The bytes must outlive the reader and what it returns.
    init(_ bytes: UnsafeRawBufferPointer) { reader = ByteReader(bytes) }

    /// The next field; nil at the end.
    mutating func next() throws(MalformedBytes) -> Field? {
        if reader.isAtEnd { return nil }
        let key = try reader.varint()
        let value: Value
        switch key & 7 {
        case 0: value = .varint(try reader.varint())
        case 1: value = .fixed64(UInt64(try reader.little32()) | UInt64(try reader.little32()) << 32)
        case 2: value = .bytes(try reader.take(try reader.count(each: 1)))
        case 5: value = .fixed32(try reader.little32())
        default: throw MalformedBytes()
        }
        return Field(number: key >> 3, value: value)
    }
}
