import Geography

/// How fills look without colour: sparse dots in patterns that stand still on the screen, one for each of the
/// first fill colours, denser where fills of one colour overlap.
struct StippleLayer {
    /// The dots of each cell, as `CellDots`.
    private(set) var masks: ContiguousArray<UInt8> = []
    private var size = CellSize(columns: 0, rows: 0)
    /// The colours seen so far; each has the pattern of its place.
    private var colors: [Color] = []

    mutating func reset(to newSize: CellSize) {
        size = newSize
        colors.removeAll(keepingCapacity: true)
        let count = size.columns * size.rows
        guard masks.count == count else {
            masks = ContiguousArray(repeating: 0, count: count)
            return
        }
        for cell in masks.indices { masks[cell] = 0 }
    }

    /// Lays a covered area over the cells; the graticule goes where it is no longer on empty ground.
    mutating func lay(_ area: FillMask, color: Color, clearing ink: inout InkLayer) {
        let pattern = pattern(of: color)
        let columns = size.columns
        area.forEachCell(columns: columns) { column, row, mask in
            let cell = row &* columns &+ column
            let dots = CellSamples.dots(mask)
            let wanted = dots & pattern[column & 1]
            // All there already: this fill lies on one of its kind.
            let isDouble = wanted != 0 && masks[cell] & wanted == wanted
            masks[cell] |= isDouble ? dots & ~pattern[column & 1 ^ 1] & 0b1001_1001 | wanted : wanted
            if dots.nonzeroBitCount >= 4 { ink.clearGraticule(cell) }
        }
    }

    private mutating func pattern(of color: Color) -> [UInt8] {
        let place = colors.firstIndex(of: color)
        if place == nil, colors.count < StippleLayer.patterns.count { colors.append(color) }
        return StippleLayer.patterns[(place ?? colors.count - 1) % StippleLayer.patterns.count]
    }

    /// The dots in even and in odd columns.
    private static let patterns: [[UInt8]] = [
        [0b0000_0100, 0b0100_0000], [0b0001_1000, 0b0001_1000], [0b0000_0001, 0b0011_0000],
        [0b1000_0010, 0b0001_0100],
    ]
}
