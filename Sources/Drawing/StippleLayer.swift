import Geography

/// How fills look without colour: sparse dots in patterns that stand still on the screen, one for each of the
/// first fill colours, denser where fills of one colour overlap.
struct StippleLayer {
    /// The dots of each cell, as `CellDots`.
    private(set) var masks: ContiguousArray<UInt8> = []
    /// The dots of an area while its outline is looked for.
    private var covered: ContiguousArray<UInt8> = []
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

    /// Becomes the same as another; where that is as big, in the memory that it has.
    mutating func copy(_ other: StippleLayer) {
        size = other.size
        masks.copy(other.masks)
        colors = other.colors
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

    /// Lays the outermost dots of a covered area. Off the screen it goes on.
    mutating func layOutline(of area: FillMask, clearing ink: inout InkLayer) {
        let columns = size.columns
        if covered.count != masks.count { covered = ContiguousArray(repeating: 0, count: masks.count) }
        for cell in covered.indices { covered[cell] = 0 }
        area.forEachCell(columns: columns) { column, row, mask in
            covered[row &* columns &+ column] = CellSamples.dots(mask)
        }
        for row in 0..<size.rows {
            for column in 0..<columns {
                let cell = row * columns + column
                let dots = covered[cell]
                if dots == 0 { continue }
                masks[cell] |= dots & ~inner(dots, cell: cell, column: column, row: row)
                if dots.nonzeroBitCount >= 4 { ink.clearGraticule(cell) }
            }
        }
    }

    /// Those dots whose four neighbours are covered too. Dots go row by row, two to a row, from the lowest bit.
    private func inner(_ dots: UInt8, cell: Int, column: Int, row: Int) -> UInt8 {
        let above = row > 0 ? covered[cell - size.columns] : 0xFF
        let below = row < size.rows - 1 ? covered[cell + size.columns] : 0xFF
        let before = column > 0 ? covered[cell - 1] : 0xFF
        let after = column < size.columns - 1 ? covered[cell + 1] : 0xFF
        let (left, right): (UInt8, UInt8) = (0b0101_0101, 0b1010_1010)
        return dots
            & (dots << 2 | above >> 6) & (dots >> 2 | below << 6)
            & ((dots & left) << 1 | (before & right) >> 1) & ((dots & right) >> 1 | (after & left) << 1)
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
