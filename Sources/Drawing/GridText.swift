import Geography

extension Grid {
    /// Writes one line of text, made harmless first, from a cell to the right. What lies off the grid is clipped;
    /// a wide character that would be cut is left out and its visible column blanked.
    ///
    /// - Parameters:
    ///   - background: nil keeps the background of each cell.
    ///   - maxColumns: how many columns the text may take at most.
    /// - Returns: the columns that the text took, those off the grid included.
    @discardableResult
    public mutating func write(
        _ text: String, at start: Cell, foreground: Color, background: Color?,
        attributes: GridCell.Attributes = [], maxColumns: Int = .max
    ) -> Int {
        let look = TextLook(foreground: foreground, background: background, attributes: attributes)
        var taken = 0
        var last: Int?
        for scalar in SafeText.harmless(text).unicodeScalars {
            let width = CharacterWidth.width(of: scalar)
            if width == 0 {
                if let last { addMark(scalar.value, column: last, row: start.row) }
                continue
            }
            if width > maxColumns - taken { break }
            let column = start.column.addingReportingOverflow(taken).partialValue
            last = put(scalar.value, width: width, column: column, row: start.row, look: look) ? column : nil
            taken += width
        }
        return taken
    }

    /// Makes every cell of a rectangle this one.
    public mutating func fill(_ rect: CellRect, with cell: GridCell) {
        guard rect.columns > 0, rect.rows > 0 else { return }
        let columns = clipped(rect.column, rect.columns, to: size.columns)
        for row in clipped(rect.row, rect.rows, to: size.rows) {
            for column in columns { place(cell, column: column, row: row) }
        }
    }

    private func clipped(_ start: Int, _ count: Int, to limit: Int) -> Range<Int> {
        let end = start.addingReportingOverflow(count)
        return (start..<(end.overflow ? Int.max : end.partialValue)).clamped(to: 0..<limit)
    }

    /// Puts a character of one or two columns; false where it is not to be seen.
    private mutating func put(_ scalar: UInt32, width: Int, column: Int, row: Int, look: TextLook) -> Bool {
        let isWhole = column >= 0 && column <= size.columns - width
        guard isWhole else {
            if width == 2, column == -1 || column == size.columns - 1 {
                place(look.cell(0x20, over: self[max(0, column), row]), column: max(0, column), row: row)
            }
            return false
        }
        place(look.cell(scalar, over: self[column, row]), column: column, row: row)
        if width == 2 {
            place(look.cell(0x20, over: self[column + 1, row]), column: column + 1, row: row)
            self[column + 1, row].scalar = 0
        }
        return true
    }

    /// Sets one cell of one column, and blanks the other half of a wide character that it breaks.
    mutating func place(_ cell: GridCell, column: Int, row: Int) {
        if self[column, row].isRightHalf { self[column - 1, row].blankCharacter() }
        if self[column + 1, row].isRightHalf { self[column + 1, row].blankCharacter() }
        self[column, row] = cell
    }

    private mutating func addMark(_ mark: UInt32, column: Int, row: Int) {
        if self[column, row].mark1 == 0 {
            self[column, row].mark1 = mark
        } else if self[column, row].mark2 == 0 {
            self[column, row].mark2 = mark
        }
    }
}

extension GridCell {
    mutating func blankCharacter() {
        scalar = 0x20
        mark1 = 0
        mark2 = 0
    }
}

/// How text is written.
private struct TextLook {
    let foreground: Color
    let background: Color?
    let attributes: GridCell.Attributes

    func cell(_ scalar: UInt32, over old: GridCell) -> GridCell {
        GridCell(
            scalar: scalar, foreground: foreground, background: background ?? old.background,
            attributes: attributes)
    }
}
