import Geography

/// The one ink of each cell: dots of a stroke, or a character, in one colour. Of two that want a cell the higher
/// rank has it; dots of equal rank add up, in the later colour.
struct InkLayer {
    /// Who goes before whom.
    enum Rank {
        static let none: UInt16 = 0
        static let graticule: UInt16 = 1
        static func stroke(_ rank: UInt8) -> UInt16 { 2 + UInt16(rank) }
        static func point(_ rank: UInt8) -> UInt16 { 300 + UInt16(rank) }
        static let symbols: UInt16 = 600
        /// From here on symbols that the person is using.
        static let handlesInUse: UInt16 = 605

        /// Marks are bold; what is selected or dragged fills its cell, so that it is found at a glance.
        static func attributes(_ rank: UInt16) -> GridCell.Attributes {
            rank > handlesInUse ? [.bold, .reverse] : rank >= symbols ? .bold : []
        }
    }

    /// What a cell has. The dots count where the glyph is 0.
    struct Ink {
        var rank = Rank.none
        var dots: UInt8 = 0
        /// Of the ink over the cell's background, 255 for opaque.
        var opacity: UInt8 = 255
        var glyph: UInt32 = 0
        var color = Color.terminalDefault

        /// Whether there is something to be seen.
        @inline(__always) var isVisible: Bool { rank != Rank.none && (glyph != 0 || dots != 0) }
    }

    private(set) var size = CellSize(columns: 0, rows: 0)
    private(set) var cells: ContiguousArray<Ink> = []

    mutating func reset(to newSize: CellSize) {
        let count = newSize.columns * newSize.rows
        size = newSize
        guard cells.count == count else {
            cells = ContiguousArray(repeating: Ink(), count: count)
            return
        }
        for cell in cells.indices { cells[cell] = Ink() }
    }

    /// Becomes the same as another; where that is as big, in the memory that it has.
    mutating func copy(_ other: InkLayer) {
        size = other.size
        cells.copy(other.cells)
    }

    /// Sets one dot, which is on the screen.
    @inline(__always)
    mutating func plot(_ x: Int, _ y: Int, color: Color, opacity: UInt8, rank: UInt16) {
        let cell = (y >> 2) &* size.columns &+ x >> 1
        add(CellDots.bit(x, y), to: cell, color: color, opacity: opacity, rank: rank)
    }

    /// Adds dots of a pen to a cell.
    @inline(__always)
    mutating func add(_ dots: UInt8, to cell: Int, with pen: Pen) {
        add(dots, to: cell, color: pen.color, opacity: pen.opacity, rank: pen.rank)
    }

    @inline(__always)
    private mutating func add(_ dots: UInt8, to cell: Int, color: Color, opacity: UInt8, rank: UInt16) {
        let held = cells[cell]
        if rank < held.rank { return }
        let adds = rank == held.rank && held.glyph == 0
        cells[cell] = Ink(
            rank: rank, dots: adds ? held.dots | dots : dots, opacity: opacity, color: color)
    }

    /// Puts a character into a cell, which may be off the screen.
    mutating func put(
        _ glyph: UInt32, at cell: Cell, color: Color, opacity: UInt8 = 255, rank: UInt16
    ) {
        guard size.contains(cell) else { return }
        let index = cell.row * size.columns + cell.column
        if rank < cells[index].rank { return }
        cells[index] = Ink(rank: rank, opacity: opacity, glyph: glyph, color: color)
    }

    /// Puts the mark of a point at a place, which may be off the screen: a character, or the dot of the place for 0.
    @inline(__always)
    mutating func put(point place: FixedDot, glyph: UInt32, color: Color, rank: UInt16) {
        if glyph != 0 { return put(glyph, at: place.cell, color: color, rank: rank) }
        if size.contains(place.cell) { plot(place.dotX, place.dotY, color: color, opacity: 255, rank: rank) }
    }

    /// Sets the dots that a mask covers.
    mutating func lay(_ area: FillMask, color: Color, opacity: UInt8, rank: UInt16) {
        let columns = size.columns
        area.forEachCell(columns: columns) { column, row, mask in
            let dots = CellSamples.dots(mask)
            if dots != 0 {
                add(dots, to: row &* columns &+ column, color: color, opacity: opacity, rank: rank)
            }
        }
    }

    /// Lays the ink of another that is as big over this, as if it came later. Both have characters and dots of
    /// different ranks.
    mutating func lay(_ later: InkLayer) {
        for cell in later.cells.indices {
            let new = later.cells[cell]
            if new.rank == Rank.none { continue }
            if new.glyph == 0 {
                add(new.dots, to: cell, color: new.color, opacity: new.opacity, rank: new.rank)
            } else if new.rank >= cells[cell].rank {
                cells[cell] = new
            }
        }
    }

    /// Keeps ink of lower rank out of a cell, what is there and what comes later.
    mutating func reserve(_ cell: Int, rank: UInt16) {
        if rank >= cells[cell].rank { cells[cell] = Ink(rank: rank) }
    }

    /// Takes the graticule out of a cell that is not empty ground.
    @inline(__always)
    mutating func clearGraticule(_ cell: Int) {
        if cells[cell].rank == Rank.graticule { cells[cell].rank = Rank.none }
    }
}
