import CZlib
import Synchronization

/// Why a file cannot be a basemap; one line for a person, without the file's name.
public struct BasemapError: Error, Hashable, Sendable {
    public let reason: String

    /// What a file says of itself may be long: no more than a line of a reason is kept.
    public init(reason: String) { self.reason = String(reason.unicodeScalars.prefix(200)) }
}

/// An MBTiles file (specification 1.3): a database with a table of tiles.
final class TileArchive: Sendable {
    /// The zooms there are tiles for.
    let zooms: ClosedRange<Int>
    private let connection: Mutex<TileDatabase>

    private static let query =
        "SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?"
    /// No tile becomes larger than this when it is unpacked.
    private static let largestTile = 8 << 20

    init(path: String) throws(BasemapError) {
        let opened = try TileDatabase(path: path)
        let format = try opened.text("SELECT value FROM metadata WHERE name = 'format'") ?? "pbf"
        guard format == "pbf" || format == "mvt" else {
            throw BasemapError(reason: "holds pictures (\(format.prefix(20))), not vector tiles")
        }
        guard let least = try opened.text("SELECT min(zoom_level) FROM tiles").flatMap({ Int($0) }),
            let most = try opened.text("SELECT max(zoom_level) FROM tiles").flatMap({ Int($0) }),
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
