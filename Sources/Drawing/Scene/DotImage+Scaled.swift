import Geography

extension DotImage {
    /// The picture this many times as large, its anchor in the same spot of it: each new dot has the colour of the
    /// old dot that lies under its middle; rows go by twos, so that edges stay those of half cells.
    public func scaled(by factor: Double) -> DotImage {
        guard factor.isFinite, factor > 0, factor != 1 else { return self }
        let newColumns = max(1, min(1024, Int((Double(columns) * min(factor, 1024)).rounded())))
        let newRows = max(1, min(1024, Int((Double(rows) * min(factor, 1024)).rounded())))
        var scaled: [Color?] = []
        scaled.reserveCapacity(newColumns * newRows)
        for row in 0..<newRows {
            let from = min(rows - 1, (row / 2 * 2 + 1) * rows / newRows)
            for column in 0..<newColumns {
                scaled.append(pixels[from * columns + (2 * column + 1) * columns / (2 * newColumns)])
            }
        }
        let anchor = DotVector(
            x: anchor.x * Double(newColumns) / Double(columns), y: anchor.y * Double(newRows) / Double(rows))
        return DotImage(columns: newColumns, rows: newRows, pixels: scaled, anchor: anchor) ?? self
    }
}
