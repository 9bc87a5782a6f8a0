import Drawing
import Geography
import Glibc
import Testing

@testable import Basemap

/// Tiles and archives that are made to do harm.
struct HostileTileTests {
    private static let origin = TileAddress(zoom: 0, column: 0, row: 0)

    private static func decode(_ bytes: [UInt8]) throws -> VectorTile {
        try bytes.withUnsafeBytes { try VectorTile($0, address: origin) }
    }

    private static func place(_ name: String, rank: [UInt8]) -> [UInt8] {
        TileBytes.layer(
            "place", TileBytes.feature(1, TileBytes.middle, tags: [0, 0, 1, 1]), keys: ["name", "rank"],
            values: [TileBytes.text(name), rank])
    }

    /// Of a place of no known type: 35, less the steps of its rank beyond 1, at most 15.
    @Test(
        arguments: [
            (TileBytes.field(4, 1), 35), (TileBytes.field(4, 3), 33), (TileBytes.field(4, 99), 20),
            (TileBytes.field(4, 1 << 63), 35), (TileBytes.field(5, 1 << 63), 35),
            (TileBytes.field(4, .max >> 1), 20), (TileBytes.field(6, .max), 35),
            (TileBytes.double(-0x1p63), 35), (TileBytes.double(.nan), 35), (TileBytes.double(1e300), 35),
        ])
    func anyRankIsOne(_ rank: [UInt8], _ expected: Int) throws {
        #expect(try Self.decode(Self.place("Town", rank: rank)).names.map(\.rank) == [expected])
    }

    @Test(arguments: ["x", "ü", "東", "🏔"])
    func aLongNameIsCut(_ character: String) throws {
        let name = String(repeating: character, count: 1000)
        let names = try Self.decode(Self.place(name, rank: [])).names.map(\.text.text)
        #expect(names == [String(repeating: character, count: 200)])
    }

    @Test func namesWithoutNumberAreNotAllTaken() throws {
        let one = TileBytes.feature(1, TileBytes.middle, tags: [0, 0])
        let many = Array(repeatElement(one, count: 5000).joined())
        let tile = try Self.decode(
            TileBytes.layer("place", many, keys: ["name"], values: [TileBytes.text("Town")]))
        #expect(tile.names.count == 4096)
    }

    @Test func polygonsWithoutNumberAreNotAllTaken() throws {
        let ring = TileBytes.path([(0, 0), (4000, 0), (0, 4000)])
        let many = Array(repeatElement(TileBytes.feature(3, ring), count: 70_000).joined())
        let tile = try Self.decode(TileBytes.layer("water", many))
        #expect(tile.geometry.partKinds.count == 1 << 16)
    }

    @Test func aLineWithoutEndIsNotTaken() throws {
        let line = TileBytes.path([(0, 0)] + Array(repeating: (1, -1), count: 1 << 20))
        let short = TileBytes.feature(2, TileBytes.path([(0, 0), (1, 1)]))
        let tile = try Self.decode(TileBytes.layer("waterway", TileBytes.feature(2, line) + short))
        #expect(tile.geometry.vertices.count == 2)
    }

    @Test(
        arguments: [
            ("CREATE TABLE metadata(name, value)", "has no tiles"),
            ("CREATE TABLE other(name)", "has no tiles"),
            (
                "CREATE TABLE metadata(name, value); INSERT INTO metadata VALUES('format', printf('%.99999c', 'p'))",
                "holds pictures (pppppppppppppppppppp), not vector tiles"
            ),
            (
                """
                CREATE VIEW tiles AS WITH RECURSIVE c(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM c)
                SELECT 0 zoom_level, 0 tile_column, 0 tile_row, x'' tile_data FROM c
                """, "its table of tiles takes too long to read"
            ),
        ])
    func anArchiveThatIsNoneIsToldSo(_ sql: String, _ reason: String) throws {
        try TileBytes.withDatabase(sql) { path in
            #expect(throws: BasemapError(reason: reason)) { try TileArchive(path: path) }
        }
    }

    /// The zooms are answered at once; a tile never is, or is huge.
    @Test(
        arguments: [
            "(WITH RECURSIVE c(x) AS (SELECT 0 UNION ALL SELECT x + 1 FROM c) SELECT sum(x) FROM c)",
            "zeroblob(900000000)",
        ])
    func tilesThatNeverComeAreNone(_ tile: String) throws {
        let sql = """
            CREATE TABLE zooms(zoom); INSERT INTO zooms VALUES(0);
            CREATE VIEW tiles AS SELECT zoom zoom_level, 0 tile_column, 0 tile_row, \(tile) tile_data FROM zooms
            """
        try TileBytes.withDatabase(sql) { path in
            let archive = try TileArchive(path: path)
            #expect(archive.tile(Self.origin) == nil)
            #expect(archive.tile(Self.origin) == nil)
        }
    }

    @Test func ofADamagedArchiveTheReasonIsSaid() throws {
        let sql = "CREATE TABLE tiles(zoom_level, tile_column, tile_row, tile_data)"
        try TileBytes.withDatabase(sql) { path in
            let file = try #require(fopen(path, "r+"))
            fseek(file, 100, SEEK_SET)
            // The kind of the first page.
            fputc(0x55, file)
            fclose(file)
            #expect(throws: BasemapError(reason: "database disk image is malformed")) {
                try TileArchive(path: path)
            }
        }
    }
}
