import Geography

extension Grid {
    /// Draws a frame with round corners along the inner edge of a rectangle and blanks what it encloses. A
    /// rectangle of fewer than two columns or rows is only filled.
    public mutating func box(
        _ rect: CellRect, foreground: Color, background: Color, attributes: GridCell.Attributes = [],
        glyphs: GlyphSet
    ) {
        let blank = GridCell(foreground: foreground, background: background)
        fill(rect, with: blank)
        guard rect.columns >= 2, rect.rows >= 2 else { return }
        let frame = glyphs == .ascii ? FrameGlyphs.ascii : FrameGlyphs.rounded
        func side(_ glyph: Unicode.Scalar, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int) {
            let cell = GridCell(
                scalar: glyph.value, foreground: foreground, background: background, attributes: attributes)
            fill(CellRect(column: column, row: row, columns: columns, rows: rows), with: cell)
        }
        let (left, top) = (rect.column, rect.row)
        let (right, bottom) = (left &+ rect.columns &- 1, top &+ rect.rows &- 1)
        side(frame.horizontal, left, top, rect.columns, 1)
        side(frame.horizontal, left, bottom, rect.columns, 1)
        side(frame.vertical, left, top, 1, rect.rows)
        side(frame.vertical, right, top, 1, rect.rows)
        side(frame.upperLeft, left, top, 1, 1)
        side(frame.upperRight, right, top, 1, 1)
        side(frame.lowerLeft, left, bottom, 1, 1)
        side(frame.lowerRight, right, bottom, 1, 1)
    }
}

/// The characters of a frame.
public struct FrameGlyphs: Hashable, Sendable {
    public let horizontal, vertical, upperLeft, upperRight, lowerLeft, lowerRight: Unicode.Scalar

    /// A frame with square corners, for a glyph set.
    public static func square(for glyphs: GlyphSet) -> FrameGlyphs { glyphs == .ascii ? .ascii : .square }

    public func corner(isLeft: Bool, isUpper: Bool) -> Unicode.Scalar {
        isLeft ? isUpper ? upperLeft : lowerLeft : isUpper ? upperRight : lowerRight
    }

    static let square = FrameGlyphs(
        horizontal: "─", vertical: "│", upperLeft: "┌", upperRight: "┐", lowerLeft: "└", lowerRight: "┘")
    static let rounded = FrameGlyphs(
        horizontal: "─", vertical: "│", upperLeft: "╭", upperRight: "╮", lowerLeft: "╰", lowerRight: "╯")
    static let ascii = FrameGlyphs(
        horizontal: "-", vertical: "|", upperLeft: "+", upperRight: "+", lowerLeft: "+", lowerRight: "+")
}
