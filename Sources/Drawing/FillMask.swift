/// The dots that a shape covers, by the even-odd rule within each of its polygons; a dot is covered when its
/// middle is. Polygons of one shape add up.
struct FillMask {
    private var crossings = BitGrid()
    private(set) var covered = BitGrid()
    /// Dots touched by the polygon that is being added.
    private var polygon = DotBounds.empty
    /// Dots touched by the whole shape.
    private(set) var bounds = DotBounds.empty

    mutating func reset(columns: Int, rows: Int) {
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

    /// Toggles, in each dot row whose middle the edge crosses, the first dot whose middle is not left of the
    /// crossing. The edge holds its upper end and not its lower one.
    @inline(__always)
    private mutating func addEdge(from start: FixedDot, to end: FixedDot) {
        // The first row whose middle, row * 256 + 128, is at or below the end.
        let half = FixedDot.one / 2
        let first = (start.y &+ (half &- 1)) >> FixedDot.fractionBits
        let last = (end.y &+ (half &- 1)) >> FixedDot.fractionBits
        if first == last { return }
        addCrossings(from: start, to: end, rows: min(first, last)..<max(first, last))
    }

    private mutating func addCrossings(from start: FixedDot, to end: FixedDot, rows: Range<Int>) {
        let visible = rows.clamped(to: 0..<covered.rows)
        if visible.isEmpty { return }
        let half = FixedDot.one / 2
        let slope = Double(end.x - start.x) / Double(end.y - start.y)
        for row in visible {
            let middle = row << FixedDot.fractionBits + half
            let x = Double(start.x) + Double(middle - start.y) * slope
            let dot = ((x - Double(half)) / Double(FixedDot.one)).rounded(.up)
            let column = Int(max(0, min(Double(covered.columns), dot)))
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

    /// The covered dots of a cell, in the order of `CellDots`.
    @inline(__always)
    func cellMask(column: Int, row: Int) -> UInt8 {
        let (x, y) = (column &* 2, row &* 4)
        return covered.pair(column: x, row: y) | covered.pair(column: x, row: y &+ 1) << 2
            | covered.pair(column: x, row: y &+ 2) << 4 | covered.pair(column: x, row: y &+ 3) << 6
    }

    /// Forgets the shape.
    mutating func clear() {
        guard let rows = bounds.rows, let columns = bounds.columns else { return }
        covered.clear(rows: rows, words: columns.lowerBound >> 6...columns.upperBound >> 6)
        bounds = .empty
    }
}

/// A box of dots, on the screen.
struct DotBounds {
    private var minX: Int
    private var minY: Int
    private var maxX: Int
    private var maxY: Int

    static let empty = DotBounds(minX: .max, minY: .max, maxX: .min, maxY: .min)

    var rows: ClosedRange<Int>? { minY <= maxY ? minY...maxY : nil }
    var columns: ClosedRange<Int>? { minX <= maxX ? minX...maxX : nil }

    @inline(__always)
    mutating func include(column: Int, row: Int) {
        minX = min(minX, column)
        maxX = max(maxX, column)
        minY = min(minY, row)
        maxY = max(maxY, row)
    }

    mutating func formUnion(_ other: DotBounds) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}

extension FillMask {
    /// Whether 32 cells in a row have no covered dot.
    func isEmpty(word: Int, cellRow row: Int) -> Bool {
        (row &* 4..<row &* 4 &+ 4).allSatisfy { covered.isEmptyWord(word, row: $0) }
    }
}
