import CSQLite
import CZlib
import Synchronization

/// Why a file cannot be a basemap; one line for a person, without the file's name.
public struct BasemapError: Error, Hashable, Sendable {
    public let reason: String

    public init(reason: String) { self.reason = reason }
}

/// An MBTiles file (specification 1.3): a database with a table of tiles.
final class TileArchive: Sendable {
    /// The zooms there are tiles for.
    let zooms: ClosedRange<Int>
    private let connection: Mutex<Connection>

    private static let query =
        "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
    /// No tile becomes larger than this when it is unpacked.
    private static let largestTile = 32 << 20

    init(path: String) throws(BasemapError) {
        let opened = try Connection(path: path)
        let format = opened.text("SELECT value FROM metadata WHERE name = 'format'") ?? "pbf"
        guard format == "pbf" || format == "mvt" else {
            throw BasemapError(reason: "holds pictures (\(format)), not vector tiles")
        }
        guard let least = opened.text("SELECT min(zoom_level) FROM tiles").flatMap({ Int($0) }),
            let most = opened.text("SELECT max(zoom_level) FROM tiles").flatMap({ Int($0) }),
            least >= 0, least <= most, most <= TileAddress.deepest
        else { throw BasemapError(reason: "has no tiles") }
        zooms = least...most
        connection = Mutex(opened)
    }

    /// The bytes of a tile, unpacked; nil where there is none, or it is damaged.
    func tile(_ address: TileAddress) -> [UInt8]? {
        let packed = connection.withLock { connection in
            // Rows are counted from the south.
            connection.blob(
                TileArchive.query, address.zoom, address.column, 1 << address.zoom - 1 - address.row)
        }
        guard let packed else { return nil }
        return packed.starts(with: [0x1F, 0x8B]) ? TileArchive.unpacked(packed) : packed
    }

    private static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
        guard let reader = plat_gzip_reader() else { return nil }
        defer { plat_gzip_free(reader) }
        var result: [UInt8] = []
        var taken = 0
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            buffer.initialize(repeating: 0)
            count = buffer.count
        }
        var output = piece
        while result.count <= largestTile {
            let step = packed.withUnsafeBytes { input in
                output.withUnsafeMutableBytes { room in
                    plat_gzip_read(
                        reader, input.baseAddress.map { $0 + taken }, input.count - taken, room.baseAddress,
                        room.count)
                }
            }
            taken += step.taken
            result += output[..<step.given]
            switch step.status {
            case PLAT_GZIP_ENDED: return result
            case PLAT_GZIP_GOES_ON where step.taken > 0 || step.given > 0: continue
            default: return nil
            }
        }
        return nil
    }
}

/// A database that is only read.
private struct Connection: ~Copyable {
    private let database: OpaquePointer

    init(path: String) throws(BasemapError) {
        var opened: OpaquePointer?
        let status = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
        guard status == SQLITE_OK, let opened else {
            sqlite3_close(opened)
            throw BasemapError(reason: String(cString: sqlite3_errstr(status)))
        }
        database = opened
    }

    deinit { sqlite3_close(database) }

    /// The first column of the first row.
    func text(_ sql: String) -> String? {
        first(sql, []) { sqlite3_column_text($0, 0).map { String(cString: $0) } }
    }

    func blob(_ sql: String, _ values: Int...) -> [UInt8]? {
        first(sql, values) { statement in
            sqlite3_column_blob(statement, 0).map { start in
                [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, 0))))
            }
        }
    }

    private func first<Value>(_ sql: String, _ values: [Int], _ read: (OpaquePointer) -> Value?) -> Value? {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            return nil
        }
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() {
            sqlite3_bind_int64(statement, Int32(index + 1), Int64(value))
        }
        return sqlite3_step(statement) == SQLITE_ROW ? read(statement) : nil
    }
}
