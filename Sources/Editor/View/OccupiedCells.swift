import Geography

/// Which cells are too near to a handle to have one.
struct OccupiedCells {
    /// How far apart handles are at least: so many columns or so many rows.
    struct Spacing {
        let columns: Int
        let rows: Int

        /// Two handles need two cells of a row.
        static let close = Spacing(columns: 2, rows: 1)
        /// As wide as high, with room for the lines between them.
        static let wide = Spacing(columns: 6, rows: 3)
    }

    private let size: CellSize
    private let spacing: Spacing
    private var isTaken: [Bool]

    init(size: CellSize, spacing: Spacing) {
        self.size = size
        self.spacing = spacing
        isTaken = Array(repeating: false, count: size.columns * size.rows)
    }

    /// Whether no cell of a rectangle, which lies on the screen, can be taken any more.
    func areFull(columns: ClosedRange<Int>, rows: ClosedRange<Int>) -> Bool {
        for row in rows {
            for column in columns where !isTaken[row * size.columns + column] { return false }
        }
        return true
    }

    /// Takes a cell, and all that are too near to it, unless it is taken.
    mutating func take(_ cell: Cell) -> Bool {
        guard !isTaken[cell.row * size.columns + cell.column] else { return false }
        let columns =
            max(
                0, cell.column - spacing.columns + 1)...min(
                size.columns - 1, cell.column + spacing.columns - 1)
        for row in max(0, cell.row - spacing.rows + 1)...min(size.rows - 1, cell.row + spacing.rows - 1) {
            for column in columns { isTaken[row * size.columns + column] = true }
        }
        return true
    }
}
