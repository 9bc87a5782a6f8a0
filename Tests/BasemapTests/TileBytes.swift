import CSQLite
import Glibc
import Testing

/// Writes vector tiles, sound ones and others, byte by byte (protobuf.dev, "Encoding"; specification 4.1).
enum TileBytes {
    static func varint(_ value: UInt64) -> [UInt8] {
        value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
    }

    static func zigzag(_ value: Int64) -> [UInt8] { varint(UInt64(bitPattern: (value << 1) ^ (value >> 63))) }

    static func field(_ number: UInt64, _ bytes: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(UInt64(bytes.count)) + bytes
    }

    static func field(_ number: UInt64, _ value: UInt64) -> [UInt8] { varint(number << 3) + varint(value) }

    /// The value of an attribute.
    static func text(_ text: String) -> [UInt8] { field(1, Array(text.utf8)) }
    static func double(_ number: Double) -> [UInt8] {
        varint(3 << 3 | 1) + (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
    }

    /// The commands of a path, from one step to the next; a ring is closed by its reader.
    static func path(_ steps: [(Int64, Int64)]) -> [UInt8] {
        let moves = steps.map { zigzag($0.0) + zigzag($0.1) }
        return varint(1 << 3 | 1) + moves[0] + varint(UInt64(moves.count - 1) << 3 | 2)
            + moves.dropFirst().joined()
    }

    static let middle = varint(1 << 3 | 1) + zigzag(2048) + zigzag(2048)

    /// `kind`: 1 point, 2 line, 3 polygon. `tags`: pairs of indices into the layer's keys and values.
    static func feature(_ kind: UInt64, _ commands: [UInt8], tags: [UInt64] = []) -> [UInt8] {
        field(2, field(2, tags.flatMap(varint)) + field(3, kind) + field(4, commands))
    }

    static func layer(
        _ name: String, _ features: [UInt8], keys: [String] = [], values: [[UInt8]] = []
    ) -> [UInt8] {
        field(
            3,
            field(1, Array(name.utf8)) + features + keys.flatMap { field(3, Array($0.utf8)) }
                + values.flatMap { field(4, $0) })
    }

    /// A database that SQL makes, in a file that is gone afterwards.
    static func withDatabase(_ sql: String, _ body: (String) throws -> Void) throws {
        var template = Array("/tmp/plat-tiles-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        try #require(descriptor >= 0)
        close(descriptor)
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { unlink(path) }
        var database: OpaquePointer?
        try #require(sqlite3_open(path, &database) == SQLITE_OK)
        let status = sqlite3_exec(database, sql, nil, nil, nil)
        sqlite3_close(database)
        try #require(status == SQLITE_OK)
        try body(path)
    }
}
