/// A place on the screen in cells from the upper left corner, continuous: cell c spans c to c + 1, so a
/// terminal that reports cells means c + 0.5.
public struct CellPoint: Hashable, Sendable {
    public var column: Double
    public var row: Double

    @inlinable
    public init(column: Double, row: Double) {
        self.column = column
        self.row = row
    }

    /// The middle of a cell.
    @inlinable
    public init(middleOf cell: Cell) {
        self.init(column: Double(cell.column) + 0.5, row: Double(cell.row) + 0.5)
    }

    @inlinable
    public init(_ point: DotPoint) {
        self.init(column: point.x / 2, row: point.y / 4)
    }

    /// The point, clamped to a million cells where it is far off the screen; what is no number becomes 0.
    @inlinable
    public var limited: CellPoint {
        func limited(_ value: Double) -> Double {
            value.isNaN ? 0 : max(-1_000_000, min(1_000_000, value))
        }
        return CellPoint(column: limited(column), row: limited(row))
    }

    /// The cell that holds this point, `limited`.
    @inlinable
    public var cell: Cell {
        let near = limited
        return Cell(column: Int(near.column.rounded(.down)), row: Int(near.row.rounded(.down)))
    }
}

/// A character cell, counted from the upper left corner, from 0.
public struct Cell: Hashable, Sendable {
    public var column: Int
    public var row: Int

    @inlinable
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A size in cells; never negative.
public struct CellSize: Hashable, Sendable {
    public let columns: Int
    public let rows: Int

    @inlinable
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    @inlinable public var dotColumns: Int { columns * 2 }
    @inlinable public var dotRows: Int { rows * 4 }
    @inlinable public var isEmpty: Bool { columns == 0 || rows == 0 }

    @inlinable
    public func contains(_ cell: Cell) -> Bool {
        cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows
    }
}
