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
        addEdge(from: path.dot(count &- 1), to: path.dot(0))
        add(edges: path)
    }

    /// Adds the edges of a path, and none from its end to its start.
    mutating func add<Path: DotPath>(edges path: Path) {
        let count = path.count
        path.forEachRun { run, box in
            if !crossesRow(box) { return true }
            guard box.maxX <= 0 || box.minX > (covered.columns &+ 1) << FillMask.columnBits else {
                return false
            }
            // Beside the screen it only matters which rows are crossed an odd number of times.
            addEdge(from: path.dot(run.lowerBound), to: path.dot(min(run.upperBound, count &- 1)))
            return true
        } walk: { run in
            var previous = path.dot(run.lowerBound)
            for index in run.lowerBound &+ 1..<max(run.lowerBound &+ 1, min(run.upperBound &+ 1, count)) {
                let next = path.dot(index)
                addEdge(from: previous, to: next)
                previous = next
            }
        }
    }

    /// Whether lines in a box can cross the middle of a row that is on the screen.
    @inline(__always)
    private func crossesRow(_ box: FixedBox) -> Bool {
        let (first, last) = (FillMask.row(box.minY), FillMask.row(box.maxY))
        return first != last && last > 0 && first < covered.rows
    }

    /// Whether an area in a box can have samples: whether there is the middle of one in it.
    @inline(__always)
    func holdsSample(_ box: FixedBox) -> Bool {
        crossesRow(box) && FillMask.column(box.minX) != FillMask.column(box.maxX)
            && FillMask.column(box.maxX) > 0 && FillMask.column(box.minX) < covered.columns
    }

    /// Becomes the same as another; where that is as big, in the memory that it has.
    mutating func copy(_ other: FillMask) {
        crossings.copy(other.crossings)
        covered.copy(other.covered)
        polygon = other.polygon
        bounds = other.bounds
    }

    /// A sample is 2^6 steps of `FixedDot` wide and 2^7 high.
    private static let columnBits = FixedDot.fractionBits - 2
    private static let rowBits = FixedDot.fractionBits - 1
    private static let halfColumn = 1 << (columnBits - 1)
    private static let halfRow = 1 << (rowBits - 1)

    /// The first row whose middle is at or below an ordinate.
    @inline(__always)
    private static func row(_ y: Int) -> Int { (y &+ (halfRow &- 1)) >> rowBits }

    /// Whether no row's middle lies between two places.
    @inline(__always)
    static func areInRow(_ one: FixedDot, _ other: FixedDot) -> Bool { row(one.y) == row(other.y) }

    /// The room of a place within its dot and its row.
    @inline(__always)
    static func room(inRowOf dot: FixedDot) -> Room {
        var room = dot.room
        let height = 1 << rowBits
        let up = (dot.y &+ (halfRow &- 1)) & (height &- 1)
        room.up = min(room.up, up)
        room.down = min(room.down, height &- 1 &- up)
        return room
    }

    /// The first column whose middle is not left of an ordinate.
    @inline(__always)
    private static func column(_ x: Int) -> Int { (x &+ (halfColumn &- 1)) >> columnBits }

    /// Toggles, in each row of samples that the edge crosses, the first sample that is not left of the crossing.
    /// The edge holds its upper end and not its lower one.
    @inline(__always)
    mutating func addEdge(from start: FixedDot, to end: FixedDot) {
        let (first, last) = (FillMask.row(start.y), FillMask.row(end.y))
        if first == last { return }
        addCrossings(from: start, to: end, rows: min(first, last)..<max(first, last))
    }

    private mutating func addCrossings(from start: FixedDot, to end: FixedDot, rows: Range<Int>) {
        let visible = rows.clamped(to: 0..<covered.rows)
        if visible.isEmpty { return }
        let column = FillMask.column(start.x)
        if column == FillMask.column(end.x) { return toggle(column, rows: visible) }
        let slope = Double(end.x - start.x) / Double(end.y - start.y)
        let scale = 1 / Double(1 << FillMask.columnBits)
        var (left, right) = (covered.columns - 1, 0)
        for row in visible {
            let middle = row << FillMask.rowBits + FillMask.halfRow
            let x = Double(start.x) + Double(middle - start.y) * slope
            let sample = ((x - Double(FillMask.halfColumn)) * scale).rounded(.up)
            let column = Int(max(0, min(Double(covered.columns), sample)))
            if column < covered.columns { crossings.toggle(column: column, row: row) }
            left = min(left, column)
            right = max(right, min(column, covered.columns - 1))
        }
        polygon.include(column: left, row: visible.lowerBound)
        polygon.include(column: right, row: visible.upperBound - 1)
    }

    /// Toggles a crossing in some rows.
    @inline(__always)
    private mutating func toggle(_ column: Int, rows: Range<Int>) {
        let column = max(0, column)
        if column < covered.columns {
            for row in rows { crossings.toggle(column: column, row: row) }
        }
        polygon.include(column: min(column, covered.columns &- 1), row: rows.lowerBound)
        polygon.include(column: min(column, covered.columns &- 1), row: rows.upperBound &- 1)
    }

    /// Adds the edges of an upright rectangle on the screen, from its upper left corner to its lower right one.
    @inline(__always)
    mutating func add(rectangle start: FixedDot, to end: FixedDot) {
        let rows =
            max(
                0, FillMask.row(start.y))..<max(
                0, FillMask.row(start.y), min(covered.rows, FillMask.row(end.y)))
        let (left, right) = (FillMask.column(start.x), FillMask.column(end.x))
        if rows.isEmpty || left == right || right <= 0 || left >= covered.columns { return }
        toggle(left, rows: rows)
        toggle(right, rows: rows)
    }

    /// Ends a polygon: what is added next counts apart.
    mutating func endPolygon() {
        guard let rows = polygon.rows, let columns = polygon.columns else { return }
        crossings.moveParity(
            rows: rows, words: columns.lowerBound >> 6...columns.upperBound >> 6, into: &covered)
        bounds.formUnion(polygon)
        polygon = .empty
    }

    /// Adds the samples of a box of dots, as far as it is on the screen.
    mutating func add(dots columns: Range<Int>, rows: Range<Int>) {
        guard let (columns, rows) = samples(of: columns, rows) else { return }
        for row in rows {
            covered.fill(columns: columns, row: row)
            bounds.include(column: columns.lowerBound, row: row)
            bounds.include(column: columns.upperBound, row: row)
        }
    }

    /// Takes the samples of a box of dots away.
    mutating func remove(dots columns: Range<Int>, rows: Range<Int>) {
        guard let (columns, rows) = samples(of: columns, rows) else { return }
        for row in rows { covered.clear(columns: columns, row: row) }
    }

    private func samples(of columns: Range<Int>, _ rows: Range<Int>) -> (ClosedRange<Int>, Range<Int>)? {
        let left = max(0, columns.lowerBound * 4)
        let right = min(covered.columns, columns.upperBound * 4) - 1
        let (top, bottom) = (max(0, rows.lowerBound * 2), min(covered.rows, rows.upperBound * 2))
        return left <= right && top < bottom ? (left...right, top..<bottom) : nil
    }

    /// Adds the samples within a circle.
    mutating func add(disc center: FixedDot, radius: Int) {
        forEachRow(ofDisc: center, radius: radius) { mask, columns, row in
            mask.covered.fill(columns: columns, row: row)
            mask.bounds.include(column: columns.lowerBound, row: row)
            mask.bounds.include(column: columns.upperBound, row: row)
        }
    }

    /// Takes the samples within a circle away.
    mutating func remove(disc center: FixedDot, radius: Int) {
        forEachRow(ofDisc: center, radius: radius) { mask, columns, row in
            mask.covered.clear(columns: columns, row: row)
        }
    }

    @inline(__always)
    private mutating func forEachRow(
        ofDisc center: FixedDot, radius: Int, _ body: (inout FillMask, ClosedRange<Int>, Int) -> Void
    ) {
        guard touches(center, center, margin: radius) else { return }
        let (rowBits, halfRow) = (FillMask.rowBits, FillMask.halfRow)
        let (columnBits, halfColumn) = (FillMask.columnBits, FillMask.halfColumn)
        let first = max(0, (center.y - radius + halfRow - 1) >> rowBits)
        let end = min(covered.rows, (center.y + radius + halfRow) >> rowBits)
        guard first < end else { return }
        for row in first..<end {
            let fromMiddle = row << rowBits + halfRow - center.y
            let chord = Int(Double(radius * radius - fromMiddle * fromMiddle).squareRoot())
            let left = max(0, (center.x - chord + halfColumn - 1) >> columnBits)
            let right = min(covered.columns, (center.x + chord + halfColumn) >> columnBits) - 1
            if left <= right { body(&self, left...right, row) }
        }
    }

    /// Whether the box of two places, with a margin around, is partly on the screen.
    @inline(__always)
    func touches(_ start: FixedDot, _ end: FixedDot, margin: Int) -> Bool {
        max(start.x, end.x) + margin >= 0 && max(start.y, end.y) + margin >= 0
            && min(start.x, end.x) - margin <= covered.columns << FillMask.columnBits
            && min(start.y, end.y) - margin <= covered.rows << FillMask.rowBits
    }

    /// Whether a box, with a margin around, is partly on the screen.
    @inline(__always)
    func touches(_ box: FixedBox, margin: Int) -> Bool {
        touches(FixedDot(x: box.minX, y: box.minY), FixedDot(x: box.maxX, y: box.maxY), margin: margin)
    }

    /// Calls `body` with each cell that has covered samples, by its number row by row, and these samples.
    @inline(__always)
    func forEachCell(columns cellColumns: Int, _ body: (_ column: Int, _ row: Int, _ mask: UInt64) -> Void) {
        guard let rows = bounds.rows, let columns = bounds.columns else { return }
        for row in rows.lowerBound >> 3...rows.upperBound >> 3 {
            // By whole words, 8 cells each.
            for word in columns.lowerBound >> 6...columns.upperBound >> 6 {
                let (any, every) = covered.summary(word: word, rows: row &* 8..<row &* 8 &+ 8)
                if any == 0 { continue }
                for column in word &* 8..<min(cellColumns, word &* 8 &+ 8) {
                    let shift = UInt64((column & 7) &* 8)
                    if any >> shift & 0xFF == 0 { continue }
                    let isWhole = every >> shift & 0xFF == 0xFF
                    body(column, row, isWhole ? CellSamples.all : cellMask(column: column, row: row))
                }
            }
        }
    }

    /// The covered samples of a cell.
    @inline(__always)
    func cellMask(column: Int, row: Int) -> UInt64 {
        var mask: UInt64 = 0
        for y in 0..<8 {
            mask |= covered.eight(column: column &* 8, row: row &* 8 &+ y) << UInt64(8 &* y)
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
