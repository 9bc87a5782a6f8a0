import Geography

/// A grid as plain text.
public enum TextWriter {
    /// One line a row, spaces at its end left out, each ended by a newline.
    public static func text(of grid: Grid) -> String {
        var result = String.UnicodeScalarView()
        for row in 0..<grid.size.rows {
            let start = row * grid.size.columns
            let line = grid.cells[start..<start + grid.size.columns]
            let end = line.lastIndex { !$0.isEmptyText } ?? start - 1
            for cell in line[start..<end + 1] where !cell.isRightHalf { cell.append(to: &result) }
            result.append("\n")
        }
        return String(result)
    }
}

extension GridCell {
    fileprivate var isEmptyText: Bool { (scalar == 0x20 || scalar == 0x2800) && mark1 == 0 }

    /// Appends the character and its marks; what is no character is a question mark.
    func append(to text: inout String.UnicodeScalarView) {
        text.append(Unicode.Scalar(scalar).flatMap { $0.value < 0x20 ? nil : $0 } ?? "?")
        for mark in [mark1, mark2] where mark != 0 {
            if let mark = Unicode.Scalar(mark), mark.value > 0x7F { text.append(mark) }
        }
    }
}
