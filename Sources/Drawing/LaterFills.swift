/// What the shapes of a batch fill, cell by cell, for a canvas that lays it over fills that come before.
struct LaterFills {
    struct Piece {
        /// The covered samples.
        let mask: UInt64
        let cell: UInt32
        /// Which shape of the batch.
        let item: UInt32
    }

    /// 4 MB: what overlaps much is cheaper to draw than to hold.
    static let capacity = 1 << 18

    private(set) var pieces: ContiguousArray<Piece> = []
    /// The shape that is being drawn.
    var item = 0
    /// Whether there was no room for all of a shape.
    private(set) var isFull = false

    /// Forgets all; the memory is kept.
    mutating func clear() {
        pieces.removeAll(keepingCapacity: true)
        isFull = false
    }

    /// Adds what a mask covers of a canvas of so many columns.
    mutating func add(_ area: FillMask, columns: Int) {
        let item = UInt32(truncatingIfNeeded: item)
        area.forEachCell(columns: columns) { column, row, mask in
            guard pieces.count < LaterFills.capacity else { return isFull = true }
            let cell = UInt32(truncatingIfNeeded: row &* columns &+ column)
            pieces.append(Piece(mask: mask, cell: cell, item: item))
        }
    }

    /// Forgets a shape that is not complete, the last.
    mutating func remove(item: Int) {
        while let last = pieces.last, last.item == item { pieces.removeLast() }
    }
}
