import Geography

/// The dots of pens that are drawn one shape after the other, a bit a dot and a grid a rank: many shapes set the same
/// few dots again and again, and a bit is set faster than a cell's ink.
///
/// Dots of equal rank add up in the later colour, and others do not add up; so it does not matter when the dots of a
/// rank become ink, as long as they do before another pen of that rank draws.
struct PenDots {
    /// What one pen has drawn.
    struct Layer: DotSurface {
        private(set) var size: CellSize
        fileprivate var pen: Pen
        private var dots = BitGrid()
        private var bounds = SampleBounds.empty

        fileprivate init(_ size: CellSize, pen: Pen) {
            self.size = size
            self.pen = pen
            dots.reset(columns: size.dotColumns, rows: size.dotRows)
        }

        /// Is to be told what is drawn before that is: a box of all its vertices.
        @inline(__always)
        mutating func include(_ box: FixedBox) {
            let (right, bottom) = (size.dotColumns &- 1, size.dotRows &- 1)
            bounds.include(
                column: max(0, min(right, box.minX >> FixedDot.fractionBits)),
                row: max(0, min(bottom, box.minY >> FixedDot.fractionBits)))
            // A pen may set the dot beside.
            bounds.include(
                column: max(0, min(right, box.maxX >> FixedDot.fractionBits &+ 1)),
                row: max(0, min(bottom, box.maxY >> FixedDot.fractionBits &+ 1)))
        }

        @inline(__always)
        mutating func plot(_ x: Int, _ y: Int, with pen: Pen) { dots.set(column: x, row: y) }

        @inline(__always)
        mutating func plot(columns: ClosedRange<Int>, row: Int, with pen: Pen) {
            dots.fill(columns: columns, row: row)
        }

        /// Makes ink of the dots; none are left.
        fileprivate mutating func flow(into ink: inout InkLayer) {
            guard let rows = bounds.rows, let columns = bounds.columns else { return }
            let words = columns.lowerBound >> 6...columns.upperBound >> 6
            for row in rows.lowerBound >> 2...rows.upperBound >> 2 {
                for word in words {
                    let (first, second) = (
                        dots.word(word, row: 4 &* row), dots.word(word, row: 4 &* row &+ 1)
                    )
                    let (third, last) = (
                        dots.word(word, row: 4 &* row &+ 2), dots.word(word, row: 4 &* row &+ 3)
                    )
                    var left = first | second | third | last
                    while left != 0 {
                        let shift = UInt64(left.trailingZeroBitCount & ~1)
                        left &= ~(3 << shift)
                        let upper = first >> shift & 3 | (second >> shift & 3) << 2
                        let lower = third >> shift & 3 | (last >> shift & 3) << 2
                        ink.add(
                            UInt8(truncatingIfNeeded: upper | lower << 4),
                            to: row &* size.columns &+ word &* 32 &+ Int(shift >> 1), with: pen)
                    }
                }
            }
            dots.clear(rows: rows.lowerBound & ~3...rows.upperBound | 3, words: words)
            bounds = .empty
        }
    }

    private var layers: [Layer] = []
    private var size = CellSize(columns: 0, rows: 0)

    /// Makes it this big; there are no dots in it.
    mutating func reset(to newSize: CellSize) {
        if size != newSize { layers.removeAll() }
        size = newSize
    }

    /// Where the dots of a pen go.
    mutating func place(of pen: Pen) -> Int {
        if let place = layers.firstIndex(where: { $0.pen.rank == pen.rank }) { return place }
        layers.append(Layer(size, pen: pen))
        return layers.count - 1
    }

    /// Begins a shape of a pen. What another pen of its rank has drawn becomes ink.
    @inline(__always)
    mutating func begin(_ pen: Pen, at place: Int, box: FixedBox, ink: inout InkLayer) {
        if !layers[place].pen.isSameInk(as: pen) { change(to: pen, at: place, ink: &ink) }
        layers[place].include(box)
    }

    private mutating func change(to pen: Pen, at place: Int, ink: inout InkLayer) {
        layers[place].flow(into: &ink)
        layers[place].pen = pen
    }

    subscript(place: Int) -> Layer {
        @inline(__always) get { layers[place] }
        @inline(__always) _modify { yield &layers[place] }
    }

    /// Makes ink of the dots of a rank.
    mutating func flow(rank: UInt16, into ink: inout InkLayer) {
        for place in layers.indices where layers[place].pen.rank == rank { layers[place].flow(into: &ink) }
    }

    /// Makes ink of all dots.
    mutating func flow(into ink: inout InkLayer) {
        for place in layers.indices { layers[place].flow(into: &ink) }
    }
}
