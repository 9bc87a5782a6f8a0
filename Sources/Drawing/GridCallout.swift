import Geography

/// A small box with a tail that points at a place: a bold title over a few lines of text.
public struct Callout: Hashable, Sendable {
    public enum Side: Hashable, Sendable { case above, below }

    /// Where a callout stands.
    public struct Placement: Hashable, Sendable {
        /// The box, border included.
        public let frame: CellRect
        /// The cell of the tail: in the border, beside the place.
        public let tail: Cell
        public let side: Side
    }

    /// Harmless, and short enough each.
    public let title: [String]
    public let text: [String]

    /// Wraps both; what is too long ends with an ellipsis. A line break in the text begins a line.
    /// - Parameters:
    ///   - columns: the most columns of a line.
    ///   - rows: the most lines of the text; the title has two at most.
    public init(title: String, text: String, columns: Int = 32, rows: Int = 6, ellipsis: String = "…") {
        self.title = TextWrap.lines(of: title, columns: columns, rows: 2, ellipsis: ellipsis)
        self.text = TextWrap.lines(of: text, columns: columns, rows: rows, ellipsis: ellipsis)
    }

    public var isEmpty: Bool { title.isEmpty && text.isEmpty }

    /// The cells of its box, border included.
    public var size: CellSize {
        let columns = (title + text).map { TextWidth.columns(of: $0) }.max() ?? 0
        return CellSize(columns: columns + 4, rows: title.count + text.count + 2)
    }

    /// Where it stands to point at a cell from above or below it, as nearly centred as lies within the bounds; nil
    /// where it does not fit there whole.
    public func placement(pointingAt cell: Cell, _ side: Side, within bounds: CellRect) -> Placement? {
        let size = size
        guard bounds.contains(cell), size.columns <= bounds.columns else { return nil }
        let top = side == .above ? cell.row - size.rows : cell.row + 1
        guard top >= bounds.row, top + size.rows <= bounds.row + bounds.rows else { return nil }
        let last = bounds.column + bounds.columns - size.columns
        let left = max(bounds.column, min(last, cell.column - size.columns / 2))
        return Placement(
            frame: CellRect(column: left, row: top, columns: size.columns, rows: size.rows),
            tail: Cell(
                column: max(left + 1, min(left + size.columns - 2, cell.column)),
                row: side == .above ? cell.row - 1 : cell.row + 1), side: side)
    }
}

extension Grid {
    /// Draws a callout where it was placed, its tail in the colour of its text.
    /// - Parameter titleAttributes: none where bold would change the colour, as it does among 16.
    public mutating func draw(
        _ callout: Callout, at placement: Callout.Placement, foreground: Color, background: Color,
        border: Color, titleAttributes: GridCell.Attributes = .bold, glyphs: GlyphSet
    ) {
        let frame = placement.frame
        box(frame, foreground: border, background: background, glyphs: glyphs)
        let lines = callout.title.map { ($0, titleAttributes) } + callout.text.map { ($0, []) }
        for (index, (line, attributes)) in lines.enumerated() {
            write(
                line, at: Cell(column: frame.column + 2, row: frame.row + 1 + index), foreground: foreground,
                background: nil, attributes: attributes, maxColumns: frame.columns - 4)
        }
        let isAbove = placement.side == .above
        let tail = glyphs == .ascii ? (isAbove ? "V" : "^") : (isAbove ? "▼" : "▲")
        write(tail, at: placement.tail, foreground: foreground, background: nil)
    }
}
