import Drawing
import Geography
import Glibc

/// Neighbouring cells of one row that are to be written anew.
public struct CellRun: Hashable, Sendable {
    public var row: Int
    public var columns: Range<Int>

    public init(row: Int, columns: Range<Int>) {
        self.row = row
        self.columns = columns
    }
}

/// What changed from one picture to the next.
public enum CellDiff {
    /// The runs of cells in `next` that differ from `previous`, row by row, from the left. Everything, where there
    /// is no previous picture or it has another size. A wide character is never cut: a run that holds one half of
    /// one, in either picture, holds both.
    public static func runs(from previous: Grid?, to next: Grid) -> [CellRun] {
        let (columns, rows) = (next.size.columns, next.size.rows)
        guard columns > 0 else { return [] }
        guard let previous, previous.size == next.size else {
            return (0..<rows).map { CellRun(row: $0, columns: 0..<columns) }
        }
        var runs: [CellRun] = []
        previous.cells.withUnsafeBufferPointer { old in
            next.cells.withUnsafeBufferPointer { new in
                for row in 0..<rows {
                    let line = row * columns..<(row + 1) * columns
                    let (before, after) = (old[line], new[line])
                    if haveSameBytes(before, after) { continue }
                    appendRuns(
                        of: row, UnsafeBufferPointer(rebasing: before), UnsafeBufferPointer(rebasing: after),
                        &runs)
                }
            }
        }
        return runs
    }

    /// Quick and one-sided: cells are equal too when only the gaps between their fields differ.
    private static func haveSameBytes(
        _ old: Slice<UnsafeBufferPointer<GridCell>>, _ new: Slice<UnsafeBufferPointer<GridCell>>
    ) -> Bool {
        let (left, right) = (UnsafeBufferPointer(rebasing: old), UnsafeBufferPointer(rebasing: new))
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count * MemoryLayout<GridCell>.stride) == 0
    }

    private static func appendRuns(
        of row: Int, _ old: UnsafeBufferPointer<GridCell>, _ new: UnsafeBufferPointer<GridCell>,
        _ runs: inout [CellRun]
    ) {
        let columns = new.count
        func isRightHalf(_ column: Int) -> Bool { new[column].isRightHalf || old[column].isRightHalf }
        var column = 0
        while column < columns {
            if old[column] == new[column] {
                column += 1
                continue
            }
            var start = column
            while start > 0, isRightHalf(start) { start -= 1 }
            var end = column + 1
            while end < columns, old[end] != new[end] || isRightHalf(end) { end += 1 }
            if let last = runs.last, last.row == row, last.columns.upperBound >= start {
                runs[runs.count - 1].columns = last.columns.lowerBound..<end
            } else {
                runs.append(CellRun(row: row, columns: start..<end))
            }
            column = end
        }
    }
}
