import Geography

/// The samples that a shape covers, by the even-odd rule within each of its polygons. Polygons of one shape add
/// up.
struct FillMask {
    private var crossings = BitGrid()
    private var covered = BitGrid()
    /// Samples touched by the polygon that is being added.
    private var polygon = SampleBounds.empty
    /// Samples touched by the whole shape.
    private(set) var bounds = SampleBounds.empty

    mutating func reset(to size: CellSize) {
        let (columns, rows) = (size.columns * CellSamples.columns, size.rows * CellSamples.rows)
        crossings.reset(columns: columns, rows: rows)
        covered.reset(columns: columns, rows: rows)
        polygon = .empty
        bounds = .empty
    }

    /// Adds the edges of a ring, the closing one included.
    mutating func add<Path: DotPath>(ring path: Path) {
        let count = path.count
        guard count >= 3 else { return }
        var previous = path.dot(count - 1)
        for index in 0..<count {
            let next = path.dot(index)
            addEdge(from: previous, to: next)
            previous = next
        }
    }

    /// Two samples to a dot each way.
    private static let sampleBits = FixedDot.fractionBits - 1
    private static let half = 1 << (sampleBits - 1)

    /// Toggles, in each row of samples that the edge crosses, the first sample that is not left of the crossing.
    /// The edge holds its upper end and not its lower one.
    @inline(__always)
    mutating func addEdge(from start: FixedDot, to end: FixedDot) {
        // The first row whose middle is at or below the end.
        let first = (start.y &+ (FillMask.half &- 1)) >> FillMask.sampleBits
        let last = (end.y &+ (FillMask.half &- 1)) >> FillMask.sampleBits
        if first == last { return }
        addCrossings(from: start, to: end, rows: min(first, last)..<max(first, last))
    }

    private mutating func addCrossings(from start: FixedDot, to end: FixedDot, rows: Range<Int>) {
        let visible = rows.clamped(to: 0..<covered.rows)
        if visible.isEmpty { return }
        let slope = Double(end.x - start.x) / Double(end.y - start.y)
        let scale = 1 / Double(1 << FillMask.sampleBits)
        for row in visible {
            let middle = row << FillMask.sampleBits + FillMask.half
            let x = Double(start.x) + Double(middle - start.y) * slope
            let sample = ((x - Double(FillMask.half)) * scale).rounded(.up)
            let column = Int(max(0, min(Double(covered.columns), sample)))
            if column < covered.columns { crossings.toggle(column: column, row: row) }
            polygon.include(column: min(column, covered.columns - 1), row: row)
        }
    }

    /// Ends a polygon: what is added next counts apart.
    mutating func endPolygon() {
        guard let rows = polygon.rows, let columns = polygon.columns else { return }
        crossings.moveParity(
            rows: rows, words: columns.lowerBound >> 6...columns.upperBound >> 6, into: &covered)
        bounds.formUnion(polygon)
        polygon = .empty
    }

    /// Calls `body` with each cell that has covered samples, by its number row by row, and these samples.
    @inline(__always)
    func forEachCell(columns cellColumns: Int, _ body: (_ column: Int, _ row: Int, _ mask: UInt32) -> Void) {
        guard let rows = bounds.rows, let columns = bounds.columns else { return }
        for row in rows.lowerBound >> 3...rows.upperBound >> 3 {
            // By whole words, 16 cells each.
            for word in columns.lowerBound >> 6...columns.upperBound >> 6 {
                let (any, every) = covered.summary(word: word, rows: row &* 8..<row &* 8 &+ 8)
                if any == 0 { continue }
                for column in word &* 16..<min(cellColumns, word &* 16 &+ 16) {
                    let shift = UInt64((column & 15) &* 4)
                    if any >> shift & 15 == 0 { continue }
                    let isWhole = every >> shift & 15 == 15
                    body(column, row, isWhole ? CellSamples.all : cellMask(column: column, row: row))
                }
            }
        }
    }

    /// The covered samples of a cell.
    @inline(__always)
    func cellMask(column: Int, row: Int) -> UInt32 {
        var mask: UInt32 = 0
        for y in 0..<8 {
            mask |= covered.four(column: column &* 4, row: row &* 8 &+ y) << UInt32(4 &* y)
        }
        return mask
    }

    /// Forgets the shape.
    mutating func clear() {
        guard let rows = bounds.rows, let columns = bounds.columns else { return }
        covered.clear(rows: rows, words: columns.lowerBound >> 6...columns.upperBound >> 6)
        bounds = .empty
    }
}

/// A box of samples, on the screen.
struct SampleBounds {
    private var minX: Int
    private var minY: Int
    private var maxX: Int
    private var maxY: Int

    static let empty = SampleBounds(minX: .max, minY: .max, maxX: .min, maxY: .min)

    var rows: ClosedRange<Int>? { minY <= maxY ? minY...maxY : nil }
    var columns: ClosedRange<Int>? { minX <= maxX ? minX...maxX : nil }

    @inline(__always)
    mutating func include(column: Int, row: Int) {
        minX = min(minX, column)
        maxX = max(maxX, column)
        minY = min(minY, row)
        maxY = max(maxY, row)
    }

    mutating func formUnion(_ other: SampleBounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}
