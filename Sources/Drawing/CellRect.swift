import Geography

/// An upright rectangle of cells; of no extent where a size is not positive.
public struct CellRect: Hashable, Sendable {
    public var column: Int
    public var row: Int
    public var columns: Int
    public var rows: Int

    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.column = column
        self.row = row
        self.columns = columns
        self.rows = rows
    }

    public func contains(_ cell: Cell) -> Bool {
        cell.column >= column && cell.column - column < columns && cell.row >= row && cell.row - row < rows
    }
}
