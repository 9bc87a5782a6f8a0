import Geography

/// Which tile: at its zoom the world is 2^zoom tiles wide and high; columns go to the east, rows to the south.
public struct TileAddress: Hashable, Sendable {
    public let zoom: Int
    public let column: Int
    public let row: Int

    public init(zoom: Int, column: Int, row: Int) {
        self.zoom = zoom
        self.column = column
        self.row = row
    }

    static let deepest = 24

    /// A place in the tile, in shares of its width from its upper left corner, on the world.
    @inline(__always)
    func world(x: Double, y: Double) -> WorldPoint {
        let across = Double(1 << zoom)
        return WorldPoint(x: (Double(column) + x) / across, y: (Double(row) + y) / across)
    }

    /// The tiles of a zoom that show in a viewport; nil: there are more than `limit`.
    static func visible(in viewport: Viewport, zoom: Int, limit: Int) -> [TileAddress]? {
        if viewport.size.isEmpty { return [] }
        let across = Double(1 << zoom)
        let view = viewport.worldBox
        let columns = ((view.minX * across).rounded(.down), (view.maxX * across).rounded(.down))
        let rows = (
            max(0, (view.minY * across).rounded(.down)), min(across - 1, (view.maxY * across).rounded(.down))
        )
        guard rows.0 <= rows.1, columns.0 <= columns.1 else { return [] }
        let count = min(across, columns.1 - columns.0 + 1) * (rows.1 - rows.0 + 1)
        guard count <= Double(limit), abs(columns.0) < 1e9, abs(columns.1) < 1e9 else { return nil }
        let mask = 1 << zoom - 1
        var seen: Set<Int> = []
        let distinct = (Int(columns.0)...Int(columns.1)).map { $0 & mask }.filter { seen.insert($0).inserted }
        return (Int(rows.0)...Int(rows.1)).flatMap { row in
            distinct.map { TileAddress(zoom: zoom, column: $0, row: row) }
        }
    }
}
