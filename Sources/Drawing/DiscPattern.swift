import Geography

/// A small disc of solid parts of cells, the same on all four sides wherever it stands. A part is half as high as a
/// cell, and as wide as the characters have it; the disc lies on whole ones, and its middle never meets what is
/// around it within a cell, so that no cell needs more than two colours.
struct DiscPattern {
    /// In points: from here on a disc is an area, which shows its size and place more exactly.
    static let largest = 28.0

    private let pixelColumns: Int
    private var columns: Int
    private let rows: Int
    /// How many parts the ring is wide at the sides, and above and below; 0 without one.
    private var ringColumns: Int
    private let ringRows: Int

    /// A part's height in dots.
    private static let pixelRows = 2

    /// - Parameters:
    ///   - reach: the radius in points, less than `largest`, the ring included.
    ///   - ring: how much of it is ring; 0 for none.
    ///   - hasMiddle: whether there must be room for a middle.
    ///   - pixelColumns: a part's width in dots.
    init(reach: Double, ring: Double, hasMiddle: Bool, pixelColumns: Int) {
        self.pixelColumns = pixelColumns
        let pixelWidth = Double(pixelColumns) * DotPoint.sizeInPoints
        let pixelHeight = Double(Self.pixelRows) * DotPoint.sizeInPoints
        let needsRoom = ring > 0 && hasMiddle
        columns = max(needsRoom ? 3 : 2, Int((2 * reach / pixelWidth).rounded()))
        // Two rows would make a square of it.
        rows = max(needsRoom || reach >= 8.5 ? 3 : 2, Int((2 * reach / pixelHeight).rounded()))
        ringColumns = ring > 0 ? max(1, Int((ring / pixelWidth).rounded())) : 0
        ringRows = ring > 0 ? max(1, min((rows - 1) / 2, Int((ring / pixelHeight).rounded()))) : 0
        guard needsRoom else { return }
        while ringColumns > 1, !showsMiddle { ringColumns -= 1 }
        if !showsMiddle { columns += 1 }
    }

    private var showsMiddle: Bool {
        guard let inset = middleInset(rows / 2) else { return false }
        return 2 * inset < columns
    }

    /// The dot of the upper left corner; nil far off the screen.
    func corner(around center: DotPoint) -> (x: Int, y: Int)? {
        guard abs(center.x) < 1_000_000, abs(center.y) < 1_000_000 else { return nil }
        let (width, height) = (Double(pixelColumns), Double(Self.pixelRows))
        let column = ((center.x - Double(columns) * width / 2) / width).rounded()
        let row = ((center.y - Double(rows) * height / 2) / height).rounded()
        return (Int(column) * pixelColumns, Int(row) * Self.pixelRows)
    }

    /// Calls `body` with the columns and rows of dots of each row of the whole disc, or of its middle.
    func forEachRun(
        ofMiddle: Bool, from corner: (x: Int, y: Int),
        _ body: (_ columns: Range<Int>, _ rows: Range<Int>) -> Void
    ) {
        for row in 0..<rows {
            guard let inset = ofMiddle ? middleInset(row) : inset(row), 2 * inset < columns else { continue }
            let (x, y) = (corner.x + inset * pixelColumns, corner.y + row * Self.pixelRows)
            body(x..<x + (columns - 2 * inset) * pixelColumns, y..<y + Self.pixelRows)
        }
    }

    /// How many parts of a row lie outside of the circle on each side; nil for rows there are not.
    private func inset(_ row: Int) -> Int? {
        guard 0..<rows ~= row else { return nil }
        let y = (Double(row) + 0.5) / Double(rows) * 2 - 1
        let halfWidth = Double(columns) / 2
        return max(0, Int((halfWidth - 0.5 - halfWidth * max(0, 1 - y * y).squareRoot()).rounded(.up)))
    }

    /// The same for the middle: what stays within the disc when it is moved by the ring's width to any side.
    private func middleInset(_ row: Int) -> Int? {
        if ringColumns == 0 { return inset(row) }
        var widest = 0
        for other in row - ringRows...row + ringRows {
            guard let inset = inset(other) else { return nil }
            widest = max(widest, inset)
        }
        return widest + ringColumns
    }
}
