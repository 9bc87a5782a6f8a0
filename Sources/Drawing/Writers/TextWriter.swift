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
            for cell in line[start..<end + 1] where !cell.isRightHalf {
                cell.forEachScalar { result.append($0) }
            }
            result.append("\n")
        }
        return String(result)
    }
}

extension GridCell {
    fileprivate var isEmptyText: Bool { (scalar == 0x20 || scalar == 0x2800) && mark1 == 0 }

    /// Calls with the character and its marks; what is no character is a question mark.
    @inline(__always)
    func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
        body(Unicode.Scalar(scalar).flatMap { $0.value < 0x20 ? nil : $0 } ?? "?")
        if mark1 == 0, mark2 == 0 { return }
        for mark in [mark1, mark2] where mark > 0x7F {
            if let mark = Unicode.Scalar(mark) { body(mark) }
        }
    }
}
