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

    private(set) var size = CellSize(columns: 0, rows: 0)
    private(set) var ranks: ContiguousArray<UInt16> = []
    /// The dots, where the glyph is 0.
    private(set) var masks: ContiguousArray<UInt8> = []
    private(set) var glyphs: ContiguousArray<UInt32> = []
    private(set) var colors: ContiguousArray<Color> = []
    /// Of the ink over the cell's background, 255 for opaque.
    private(set) var opacities: ContiguousArray<UInt8> = []

    mutating func reset(to newSize: CellSize) {
        let count = newSize.columns * newSize.rows
        size = newSize
        guard ranks.count == count else {
            ranks = ContiguousArray(repeating: Rank.none, count: count)
            masks = ContiguousArray(repeating: 0, count: count)
            glyphs = ContiguousArray(repeating: 0, count: count)
            colors = ContiguousArray(repeating: .terminalDefault, count: count)
            opacities = ContiguousArray(repeating: 255, count: count)
            return
        }
        for cell in ranks.indices { ranks[cell] = Rank.none }
    }

    /// Sets one dot, which is on the screen.
    @inline(__always)
    mutating func plot(_ x: Int, _ y: Int, color: Color, opacity: UInt8, rank: UInt16) {
        let cell = (y >> 2) &* size.columns &+ x >> 1
        add(CellDots.bit(x, y), to: cell, color: color, opacity: opacity, rank: rank)
    }

    @inline(__always)
    private mutating func add(_ dots: UInt8, to cell: Int, color: Color, opacity: UInt8, rank: UInt16) {
        let held = ranks[cell]
        if rank < held { return }
        let adds = rank == held && glyphs[cell] == 0
        masks[cell] = adds ? masks[cell] | dots : dots
        ranks[cell] = rank
        glyphs[cell] = 0
        colors[cell] = color
        opacities[cell] = opacity
    }

    /// Puts a character into a cell, which may be off the screen.
    mutating func put(
        _ glyph: UInt32, at cell: Cell, color: Color, opacity: UInt8 = 255, rank: UInt16
    ) {
        guard size.contains(cell) else { return }
        let index = cell.row * size.columns + cell.column
        if rank < ranks[index] { return }
        ranks[index] = rank
        glyphs[index] = glyph
        colors[index] = color
        opacities[index] = opacity
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

    /// Keeps ink of lower rank out of a cell, what is there and what comes later.
    mutating func reserve(_ cell: Int, rank: UInt16) {
        if rank < ranks[cell] { return }
        ranks[cell] = rank
        masks[cell] = 0
        glyphs[cell] = 0
    }

    /// Whether there is something to be seen in a cell.
    @inline(__always)
    func isInked(_ cell: Int) -> Bool {
        ranks[cell] != Rank.none && (glyphs[cell] != 0 || masks[cell] != 0)
    }

    /// Takes the graticule out of a cell that is not empty ground.
    @inline(__always)
    mutating func clearGraticule(_ cell: Int) {
        if ranks[cell] == Rank.graticule { ranks[cell] = Rank.none }
    }
}
