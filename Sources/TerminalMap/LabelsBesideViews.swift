import Drawing
import Geography

extension Label {
    /// The label without the places where it would stand in one of the frames; nil where none is left.
    func besides(_ frames: [CellRect]) -> Label? {
        if frames.isEmpty { return self }
        var label = self
        label.places.removeAll { place in
            let start = place.start(columns: text.columns)
            return frames.contains { $0.meets(row: start.row, start.column..<start.column + text.columns) }
        }
        return label.places.isEmpty ? nil : label
    }
}

extension CellRect {
    fileprivate func meets(row other: Int, _ columns: Range<Int>) -> Bool {
        row <= other && other < row + rows && columns.overlaps(column..<max(column, column + self.columns))
    }
}
