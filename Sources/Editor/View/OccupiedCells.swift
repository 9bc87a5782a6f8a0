import Geography

/// Which cells have a handle in or right beside them.
struct OccupiedCells {
    private let size: CellSize
    private var isTaken: [Bool]

    init(size: CellSize) {
        self.size = size
        isTaken = Array(repeating: false, count: size.columns * size.rows)
    }

    /// Whether no cell of a rectangle, which lies on the screen, can be taken any more.
    func areFull(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
        for row in rows {
            for column in columns where isFree(Cell(column: column, row: row)) { return false }
        }
        return true
    }

    private func isFree(_ cell: Cell) -> Bool {
        let row = cell.row * size.columns
        for column in max(0, cell.column - 1)...min(size.columns - 1, cell.column + 1)
        where isTaken[row + column] {
            return false
        }
        return true
    }

    /// Takes a cell unless a handle stands in it or beside it in the row: two handles need two cells.
    mutating func take(_ cell: Cell) -> Bool {
        guard isFree(cell) else { return false }
        isTaken[cell.row * size.columns + cell.column] = true
        return true
    }
}
