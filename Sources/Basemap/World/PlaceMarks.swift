import Drawing
import Geography

/// Where the cities of a view have their marks, so that the name of one does not run over the mark of another that
/// is nearly as important.
struct PlaceMarks {
    private let size: CellSize
    /// For each cell, row by row, one more than the rank of the most important city there; 0: none.
    private var ranks: ContiguousArray<UInt8>

    init(_ places: some Sequence<(WorldPlace, Cell)>, size: CellSize) {
        self.size = size
        ranks = ContiguousArray(repeating: 0, count: size.isEmpty ? 0 : size.columns * size.rows)
        for (place, cell) in places where place.kind.isMarked && size.contains(cell) {
            let index = cell.row * size.columns + cell.column
            ranks[index] = max(ranks[index], UInt8(clamping: place.rank + 1))
        }
    }

    /// The sides on which a name may stand, the better one first: the one where it covers the less important marks,
    /// of equals the right one.
    func sides(at cell: Cell, columns: Int, rank: Int) -> [LabelPlace.Alignment] {
        let right = greatest(
            cell.column + 1..<max(cell.column + 1, cell.column + columns), row: cell.row, below: rank)
        let left = greatest(
            min(cell.column, cell.column - columns + 1)..<cell.column, row: cell.row, below: rank)
        return left < right ? [.trailing, .leading] : [.leading, .trailing]
    }

    /// The most important mark in some cells of a row; those that are more important than the name have their room.
    private func greatest(_ columns: Range<Int>, row: Int, below rank: Int) -> UInt8 {
        let first = row * size.columns
        let most = UInt8(clamping: rank + 1)
        return columns.clamped(to: 0..<size.columns).reduce(0) { worst, column in
            let found = ranks[first + column]
            return found > most ? worst : max(worst, found)
        }
    }
}
