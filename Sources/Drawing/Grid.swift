import Geography

/// What stands in one cell: a character, its combining marks, two colours and attributes.
public struct GridCell: Hashable, Sendable {
    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let bold = Attributes(rawValue: 1)
        public static let dim = Attributes(rawValue: 2)
        public static let italic = Attributes(rawValue: 4)
        public static let underline = Attributes(rawValue: 8)
        public static let reverse = Attributes(rawValue: 16)
    }

    /// The base character, one column wide or two. 0 marks the right half of a wide character.
    public var scalar: UInt32
    /// Up to two combining marks, 0 where there is none.
    public var mark1: UInt32 = 0
    public var mark2: UInt32 = 0
    public var foreground: Color
    public var background: Color
    public var attributes: Attributes

    @inlinable
    public init(
        scalar: UInt32 = 0x20, foreground: Color = .terminalDefault, background: Color = .terminalDefault,
        attributes: Attributes = []
    ) {
        self.scalar = scalar
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    public static let blank = GridCell()

    @inlinable public var isRightHalf: Bool { scalar == 0 }
}

/// A screen of cells, row by row from the upper left. Every picture, whoever shows it, is one of these.
public struct Grid: Hashable, Sendable {
    public private(set) var size: CellSize
    /// `size.columns * size.rows` cells.
    public var cells: ContiguousArray<GridCell>

    public init(size: CellSize, filledWith cell: GridCell = .blank) {
        self.size = size
        cells = ContiguousArray(repeating: cell, count: size.columns * size.rows)
    }

    /// Makes the grid this big and every cell this one, keeping the memory where it suffices.
    public mutating func reset(to size: CellSize, filledWith cell: GridCell = .blank) {
        self.size = size
        let count = size.columns * size.rows
        if cells.count == count {
            for index in cells.indices { cells[index] = cell }
        } else {
            cells = ContiguousArray(repeating: cell, count: count)
        }
    }

    /// The cell at a place; a place off the grid reads as blank and writes nothing.
    public subscript(column: Int, row: Int) -> GridCell {
        get {
            guard size.contains(Cell(column: column, row: row)) else { return .blank }
            return cells[row * size.columns + column]
        }
        set {
            guard size.contains(Cell(column: column, row: row)) else { return }
            cells[row * size.columns + column] = newValue
        }
    }
}
