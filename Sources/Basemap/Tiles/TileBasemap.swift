import Drawing
import Geography
import Synchronization

/// A file of vector tiles as the basemap. Tiles are read when they are first seen; the last ones are kept.
public final class TileBasemap: BasemapSource {
    private let archive: TileArchive
    private let kept = Mutex<[TileAddress: VectorTile]>([:])

    /// Where more tiles than that would show, the view is too far out for them, and the world is drawn instead.
    private static let mostVisible = 64
    private static let mostKept = 256
    /// So many bytes of tiles are unpacked and read for one picture; the next one goes on.
    private static let mostRead = 64 << 20
    /// So many parts are drawn: some ten times what the tiles of a large city have on a large screen.
    private static let mostParts = 1 << 18

    /// Opens an MBTiles file.
    public init(path: String) throws(BasemapError) { archive = try TileArchive(path: path) }

    public func picture(in viewport: Viewport, look: BasemapLook) -> BasemapPicture {
        var picture = BasemapPicture()
        // The schema draws the water, not the land.
        picture.ground = look.theme.land
        let zoom = viewport.camera.zoom
        let wanted = Int(max(0, min(Double(TileAddress.deepest), zoom.rounded(.down))))
        let tileZoom = max(archive.zooms.lowerBound, min(archive.zooms.upperBound, wanted))
        guard
            let addresses = TileAddress.visible(
                in: viewport, zoom: tileZoom, limit: TileBasemap.mostVisible)
        else { return BuiltinBasemap.shared?.picture(in: viewport, look: look) ?? picture }
        let tiles = self.tiles(addresses)
        let styles = TileStyles(look: look, zoom: zoom)
        var partsLeft = TileBasemap.mostParts
        // Role after role, so that no tile's ground lies on its neighbour's roads.
        for role in TileRole.allCases where styles.shows(role) {
            for tile in tiles {
                guard let piece = tile.pieces.first(where: { $0.role == role }) else { continue }
                let parts = piece.parts.prefix(partsLeft)
                partsLeft -= parts.count
                let item = ShapeBatch.Item(
                    parts: parts, style: UInt16(role.rawValue), box: piece.box)
                picture.layers.append(
                    .batch(ShapeBatch(geometry: tile.geometry, items: [item], styles: styles.all)))
            }
        }
        picture.labels = TileLabels(viewport: viewport, look: look).labels(tiles.flatMap(\.names))
        return picture
    }

    private func tiles(_ addresses: [TileAddress]) -> [VectorTile] {
        var bytesRead = 0
        var tiles: [VectorTile] = []
        for address in addresses {
            if let known = kept.withLock({ $0[address] }) {
                tiles.append(known)
            } else if bytesRead < TileBasemap.mostRead {
                tiles.append(read(address, counting: &bytesRead))
            }
        }
        return tiles
    }

    private func read(_ address: TileAddress, counting bytesRead: inout Int) -> VectorTile {
        let bytes = archive.tile(address) ?? []
        bytesRead += bytes.count
        let tile = bytes.withUnsafeBytes { try? VectorTile($0, address: address) } ?? .empty
        kept.withLock { kept in
            if kept.count >= TileBasemap.mostKept { kept.removeAll() }
            kept[address] = tile
        }
        return tile
    }
}
