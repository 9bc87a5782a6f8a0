/// A piece of text in one row of an SVG picture.
struct SVGText {
    private let column: Int
    private let row: Int
    private var columns: Int
    private var text: String
    /// Whether it stands in the middle of its cells: a mark or a wide character, which fonts give many widths.
    private let isAlone: Bool

    init(_ cell: GridCell, columns: Int, _ column: Int, _ row: Int) {
        (self.columns, self.column, self.row) = (columns, column, row)
        text = Markup.escaped(cell)
        isAlone = columns > 1 || (0x2000..<0x2C00).contains(cell.scalar) || cell.scalar >= 0xE000
    }

    /// Takes another in that stands right behind it, or behind one blank.
    mutating func takes(_ next: SVGText) -> Bool {
        let gap = next.column - column - columns
        guard next.row == row, !isAlone, !next.isAlone, gap == 0 || gap == 1 else { return false }
        text += (gap == 1 ? " " : "") + next.text
        columns += gap + next.columns
        return true
    }

    /// `textLength` holds the run to its cells. 12 points below a row's top is where its letters stand.
    var element: String {
        let y = row * 16 + 12
        if isAlone {
            return
                "<text x=\"\(column * 8 + columns * 4)\" y=\"\(y)\" text-anchor=\"middle\">\(text)</text>\n"
        }
        let length = columns > 1 ? " textLength=\"\(columns * 8)\"" : ""
        return "<text x=\"\(column * 8)\" y=\"\(y)\"\(length)>\(text)</text>\n"
    }
}
