import Geography

/// The background of each cell, and at the edges of fills, where no stroke runs, which part of the cell has
/// another colour.
struct FillLayer {
    private(set) var backgrounds: ContiguousArray<Color> = []
    /// The dots of the cell that have `edgeColors` and not the background; in a stippled layer, dots of ink.
    private(set) var edgeMasks: ContiguousArray<UInt8> = []
    private(set) var edgeColors: ContiguousArray<Color> = []
    private var size = CellSize(columns: 0, rows: 0)
    private var isStippled = false

    /// Makes it this big, of one colour.
    ///
    /// - Parameter isStippled: fills leave the background alone and show as sparse dots.
    mutating func reset(to newSize: CellSize, ground: Color, isStippled stippled: Bool) {
        size = newSize
        isStippled = stippled
        let count = size.columns * size.rows
        guard backgrounds.count == count else {
            backgrounds = ContiguousArray(repeating: ground, count: count)
            edgeMasks = ContiguousArray(repeating: 0, count: count)
            edgeColors = ContiguousArray(repeating: ground, count: count)
            return
        }
        for cell in backgrounds.indices {
            backgrounds[cell] = ground
            edgeMasks[cell] = 0
        }
    }

    /// Lays a covered area over the cells; the graticule goes where it is no longer on empty ground.
    mutating func lay(_ area: FillMask, color: Color, opacity: Double, clearing ink: inout InkLayer) {
        guard let rows = area.bounds.rows, let columns = area.bounds.columns else { return }
        var brush = Brush(color: color, opacity: opacity)
        // The mask goes by whole words, 32 cells each.
        let words = columns.lowerBound >> 6...columns.upperBound >> 6
        for row in rows.lowerBound >> 2...rows.upperBound >> 2 {
            for word in words where !area.isEmpty(word: word, cellRow: row) {
                for column in word << 5..<min(size.columns, (word + 1) << 5) {
                    let mask = area.cellMask(column: column, row: row)
                    if mask == 0 { continue }
                    let cell = row &* size.columns &+ column
                    if isStippled {
                        edgeMasks[cell] |= mask & Stipple.mask(column: column, row: row)
                        edgeColors[cell] = color
                    } else {
                        lay(mask, cell: cell, brush: &brush)
                    }
                    if mask.nonzeroBitCount >= 4 { ink.clearGraticule(cell) }
                }
            }
        }
    }

    /// Covered by half or more, a cell takes the fill as background, and its edge shows what lay there before;
    /// covered by less, the edge shows the fill.
    @inline(__always)
    private mutating func lay(_ mask: UInt8, cell: Int, brush: inout Brush) {
        let held = edgeMasks[cell]
        // Where a neighbour's fill ends in this cell, this one may cover just the rest.
        let restsOnEdge = held != 0 && (held & mask).nonzeroBitCount * 2 > mask.nonzeroBitCount
        let base = restsOnEdge ? edgeColors[cell] : backgrounds[cell]
        let mixed = brush.mixed(over: base)
        if mask == 0xFF {
            backgrounds[cell] = brush.mixed(over: backgrounds[cell])
            if held != 0 { edgeColors[cell] = brush.mixed(over: edgeColors[cell]) }
        } else if mask.nonzeroBitCount >= 4 {
            edgeMasks[cell] = ~mask
            edgeColors[cell] = restsOnEdge || held == 0 ? backgrounds[cell] : edgeColors[cell]
            backgrounds[cell] = mixed
        } else {
            edgeMasks[cell] = mask
            edgeColors[cell] = mixed
        }
    }
}

/// A fill's colour, with the last mix kept: most neighbours lie on the same colour.
private struct Brush {
    let color: Color
    let opacity: Double
    private var lastBase: Color?
    private var lastMix: Color = .terminalDefault

    init(color: Color, opacity: Double) {
        self.color = color
        self.opacity = opacity
    }

    @inline(__always)
    mutating func mixed(over base: Color) -> Color {
        if let lastBase, lastBase == base { return lastMix }
        lastBase = base
        lastMix = LinearLight.blend(color, opacity: opacity, over: base)
        return lastMix
    }
}

/// How a fill looks without colour: one dot a cell, in a pattern that stands still on the screen.
private enum Stipple {
    @inline(__always)
    static func mask(column: Int, row: Int) -> UInt8 {
        column & 1 == 0 ? 0b0000_0100 : 0b0100_0000
    }
}
