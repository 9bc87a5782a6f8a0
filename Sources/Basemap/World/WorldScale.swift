import Geography

/// One of the scales of the packed world: how it is cut into blocks, and from which zoom on it is shown.
struct WorldScale: Hashable, Sendable {
    /// The world is 2^blockBits blocks wide and high.
    let blockBits: Int
    /// A vertex is a whole number of steps, 2^stepBits a world.
    let stepBits: Int
    let firstZoom: Double
    /// The index of the scale's first block.
    let firstBlock: Int

    var blocksAcross: Int { 1 << blockBits }
    var blockCount: Int { 1 << (2 * blockBits) }

    /// The steps of a packed world point in one step of this scale.
    var stepShift: Int { 30 - stepBits }

    /// The blocks that show in a viewport, row by row; those of further copies of the world stand for themselves.
    func blocks(in viewport: Viewport) -> [WorldBlockPlace] {
        let view = viewport.worldBox
        guard !viewport.size.isEmpty else { return [] }
        let across = Double(blocksAcross)
        func block(_ value: Double) -> Int {
            Int(max(-4 * across, min(4 * across, (value * across).rounded(.down))))
        }
        let columns = block(view.minX)...max(block(view.minX), block(view.maxX))
        // What lies beyond the southern edge belongs to the last row.
        let rows =
            max(0, min(blocksAcross - 1, block(view.minY)))...max(0, min(blocksAcross - 1, block(view.maxY)))
        let distinct = columns.count >= blocksAcross ? 0...blocksAcross - 1 : columns
        return rows.flatMap { row in
            distinct.map { WorldBlockPlace(column: $0 & (blocksAcross - 1), row: row) }
        }
    }

    func index(of place: WorldBlockPlace) -> Int { firstBlock + place.row << blockBits + place.column }
}

/// Which block of a scale.
struct WorldBlockPlace: Hashable, Sendable {
    let column: Int
    let row: Int
}
