/// The split cells of the last picture and of the one that is made, in the order of their numbers: most are split
/// in the same way in both, and what was chosen for one need not be chosen again.
struct EdgeMemory {
    /// Some samples of a cell that have one colour.
    struct Piece: Equatable {
        var mask: UInt64
        var color: Color
    }

    private struct Entry {
        var cell: Int
        var isInked: Bool
        var pieces: Range<Int>
        var look: EdgeStyle.Look
    }

    private struct Picture {
        var entries: ContiguousArray<Entry> = []
        var pieces: ContiguousArray<Piece> = []
    }

    private var last = Picture()
    private var next = Picture()
    /// The first entry of the last picture that is not before the cell.
    private var place = 0
    /// Where the pieces of the cell begin.
    private var start = 0

    /// Begins a picture.
    mutating func begin() {
        swap(&last, &next)
        next.entries.removeAll(keepingCapacity: true)
        next.pieces.removeAll(keepingCapacity: true)
        place = 0
    }

    /// Takes up a cell, whose number is above those before; what it had in the last picture, if it was the same.
    mutating func take(_ cell: Int, isInked: Bool, of fills: FillLayer) -> EdgeStyle.Look? {
        start = next.pieces.count
        fills.forEachFragment(of: cell) { next.pieces.append(Piece(mask: $0.mask, color: $0.color)) }
        while place < last.entries.count, last.entries[place].cell < cell { place += 1 }
        guard place < last.entries.count, last.entries[place].cell == cell,
            last.entries[place].isInked == isInked
        else { return nil }
        let old = last.entries[place].pieces
        guard old.count == next.pieces.count - start else { return nil }
        for index in 0..<old.count where last.pieces[old.lowerBound + index] != next.pieces[start + index] {
            return nil
        }
        return last.entries[place].look
    }

    /// Calls with the pieces of the cell that was taken up last.
    func forEachPiece(_ body: (Piece) -> Void) {
        for index in start..<next.pieces.count { body(next.pieces[index]) }
    }

    mutating func keep(_ look: EdgeStyle.Look, of cell: Int, isInked: Bool) {
        next.entries.append(
            Entry(cell: cell, isInked: isInked, pieces: start..<next.pieces.count, look: look))
    }
}
