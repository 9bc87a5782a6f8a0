import Drawing
import Geography
import TestSupport
import Testing

@testable import Basemap

/// Tiles of `Files/town.mbtiles`, and bytes that are none.
struct VectorTileTests {
    static let path = "\(#filePath)".replacing("VectorTileTests.swift", with: "Files/town.mbtiles")

    static func archive() throws -> TileArchive { try TileArchive(path: path) }

    /// The tile of zoom 10 in which the town lies.
    static let address = TileAddress(zoom: 10, column: 549, row: 357)

    static func town() throws -> [UInt8] { try #require(try archive().tile(address)) }

    static func decode(_ bytes: [UInt8], _ address: TileAddress = address) throws -> VectorTile {
        try bytes.withUnsafeBytes { try VectorTile($0, address: address) }
    }

    @Test func theArchiveKnowsItsZooms() throws { #expect(try Self.archive().zooms == 10...13) }

    @Test func aTileThatIsNotThereIsNone() throws {
        #expect(try Self.archive().tile(TileAddress(zoom: 10, column: 0, row: 0)) == nil)
    }

    @Test func theTownIsRead() throws {
        let tile = try Self.decode(Self.town())
        let roles = tile.pieces.map(\.role)
        #expect(roles == [.wood, .otherArea, .water, .building, .road, .rail, .roadMajor, .regionBorder])
        #expect(Set(tile.names.map(\.text.text)) == ["Lake Town", "Obernwald", "Großer See"])
    }

    /// The lake with its island, to a step of the tile.
    @Test func shapesLieWhereTheyShould() throws {
        let tile = try Self.decode(Self.town())
        let water = try #require(tile.pieces.first { $0.role == .water })
        let kinds = water.parts.map { tile.geometry.partKinds[Int($0)] }
        #expect(kinds == [.exteriorRing, .interiorRing])
        let box = water.box.worldBox
        let (low, high) = (WorldPoint(Coordinate(13.11, 47.64)), WorldPoint(Coordinate(13.19, 47.61)))
        let step = 1 / (1024 * 4096.0)
        for (found, wanted) in [
            (box.minX, low.x), (box.minY, low.y), (box.maxX, high.x), (box.maxY, high.y),
        ] {
            #expect(abs(found - wanted) <= step)
        }
    }

    @Test(
        arguments: [
            ("ends in the middle", [0x1A, 0x05, 0x0A]), ("a group", [0x1B]),
            ("an endless varint", [UInt8](repeating: 0xFF, count: 12)),
            ("a length beyond the end", [0x1A, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
            ("an extent of nothing", [0x1A, 0x02, 0x28, 0x00]),
            ("a key that is not there", [0x1A, 0x06, 0x12, 0x04, 0x12, 0x02, 0x00, 0x00]),
            // Layer "water", a polygon whose MoveTo says a million vertices.
            (
                "more vertices than bytes",
                [
                    0x1A, 0x11, 0x0A, 0x05, 0x77, 0x61, 0x74, 0x65, 0x72, 0x12, 0x08, 0x18, 0x03, 0x22, 0x04,
                    0x81, 0x80, 0x80, 0x04,
                ]
            ),
        ] as [(String, [UInt8])])
    func whatIsNoTileIsRefused(_ what: String, _ bytes: [UInt8]) {
        #expect(throws: MalformedBytes.self) { try Self.decode(bytes) }
    }

    @Test func anEmptyTileIsOne() throws { #expect(try Self.decode([]).pieces.isEmpty) }

    /// No beginning of a tile and no tile with a changed byte does harm.
    @Test func damagedTilesDoNoHarm() throws {
        let whole = try Self.town()
        var refused = 0
        for count in whole.indices where (try? Self.decode(Array(whole[..<count]))) == nil { refused += 1 }
        #expect(refused > whole.count / 2)
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            guard let tile = try? Self.decode(bytes) else { continue }
            #expect(tile.geometry.vertices.count * 2 <= bytes.count)
        }
    }

    @Test func tilesBeyondTheDeepestAreDrawnLarger() throws {
        let basemap = try TileBasemap(path: Self.path)
        let camera = Camera(center: WorldPoint(Coordinate(13.15, 47.645)), zoom: 18, bearing: 0)
        let viewport = Viewport(camera: camera, size: CellSize(columns: 80, rows: 24))
        let look = BasemapLook(theme: .dark, glyphs: .braille, depth: .truecolor)
        #expect(!basemap.picture(in: viewport, look: look).layers.isEmpty)
    }

    @Test func farOutTheWorldIsDrawnInstead() throws {
        let basemap = try TileBasemap(path: Self.path)
        let camera = Camera(center: WorldPoint(Coordinate(13.15, 47.645)), zoom: 2, bearing: 0)
        let viewport = Viewport(camera: camera, size: CellSize(columns: 80, rows: 24))
        let look = BasemapLook(theme: .dark, glyphs: .braille, depth: .truecolor)
        let labels = basemap.picture(in: viewport, look: look).labels.map(\.text.text)
        #expect(labels.contains("FRANCE") && !labels.contains("Lake Town"))
    }

    @Test func whatIsNoArchiveIsToldSo() {
        #expect(throws: BasemapError.self) { try TileArchive(path: "/nonexistent/a.mbtiles") }
        #expect(throws: BasemapError.self) { try TileArchive(path: #filePath) }
    }
}
