import Geography

/// A small box with a tail that points at a place: a bold title over a few lines of text.
public struct Callout: Hashable, Sendable {
    public enum Side: Hashable, Sendable { case above, below }

    /// Where a callout stands.
    public struct Placement: Hashable, Sendable {
        /// The box, border included.
        public let frame: CellRect
        /// The cell of the tail: in the border, beside the place. nil: it points at nothing.
        public let tail: Cell?
        /// Of the place.
        public let side: Side
    }

    /// Harmless, and short enough each.
    public let title: [String]
    public let text: [String]
    /// Whether a mark in the upper right corner says that a click there closes it.
    public var isClosable = false

    /// Lines as they are, to be cut to the frame that they are drawn in.
    public init(lines: [String]) {
        title = []
        text = lines
    }

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
            frame: CellRect(column: left, row: top, columns: size.columns, rows: size.rows), pointingAt: cell)
    }
}

extension Callout.Placement {
    /// A frame as it is, with a tail where the cell lies above or below it.
    public init(frame: CellRect, pointingAt cell: Cell) {
        let isAbove = cell.row >= frame.row + frame.rows
        let hasTail = (isAbove || cell.row < frame.row) && frame.columns > 2
        self.frame = frame
        tail =
            hasTail
            ? Cell(
                column: max(frame.column + 1, min(frame.column + frame.columns - 2, cell.column)),
                row: isAbove ? frame.row + frame.rows - 1 : frame.row) : nil
        side = isAbove ? .above : .below
    }
}

extension Grid {
    /// Draws a callout where it was placed, its tail in the colour of its text. What does not fit is cut.
    /// - Parameter titleAttributes: none where bold would change the colour, as it does among 16.
    public mutating func draw(
        _ callout: Callout, at placement: Callout.Placement, foreground: Color, background: Color,
        border: Color, titleAttributes: GridCell.Attributes = .bold, glyphs: GlyphSet
    ) {
        let frame = placement.frame
        box(frame, foreground: border, background: background, glyphs: glyphs)
        let lines = callout.title.map { ($0, titleAttributes) } + callout.text.map { ($0, []) }
        for (index, (line, attributes)) in lines.prefix(max(0, frame.rows - 2)).enumerated() {
            write(
                line, at: Cell(column: frame.column + 2, row: frame.row + 1 + index), foreground: foreground,
                background: nil, attributes: attributes, maxColumns: max(0, frame.columns - 4))
        }
        if callout.isClosable {
            let corner = Cell(column: frame.column + frame.columns - 2, row: frame.row)
            write(glyphs == .ascii ? "x" : "×", at: corner, foreground: foreground, background: nil)
        }
        guard let tail = placement.tail else { return }
        let isAbove = placement.side == .above
        let glyph = glyphs == .ascii ? (isAbove ? "V" : "^") : (isAbove ? "▼" : "▲")
        write(glyph, at: tail, foreground: foreground, background: nil)
    }
}
