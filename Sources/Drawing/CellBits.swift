import Geography

/// Which cells of a screen are taken: a bit a cell.
struct CellBits {
    private var wordsPerRow = 0
    private var words: ContiguousArray<UInt64> = []

    /// Makes it this big, with every cell free.
    mutating func reset(to size: CellSize) {
        wordsPerRow = (size.columns + 63) / 64
        let count = wordsPerRow * size.rows
        if words.count == count {
            for index in words.indices { words[index] = 0 }
        } else {
            words = ContiguousArray(repeating: 0, count: count)
        }
    }

    /// Whether all of these cells of a row, which are on the screen, are free.
    func areFree(_ columns: Range<Int>, row: Int) -> Bool {
        for (word, mask) in CellBits.pieces(columns) where words[row * wordsPerRow + word] & mask != 0 {
            return false
        }
        return true
    }

    mutating func take(_ columns: Range<Int>, row: Int) {
        for (word, mask) in CellBits.pieces(columns) { words[row * wordsPerRow + word] |= mask }
    }

    /// The words of a row that hold some columns, each with the bits of these.
    private static func pieces(_ columns: Range<Int>) -> some Sequence<(word: Int, mask: UInt64)> {
        let words = columns.isEmpty ? 0..<0 : columns.lowerBound >> 6..<(columns.upperBound - 1) >> 6 + 1
        return words.lazy.map { word in
            let inside = columns.clamped(to: word << 6..<(word + 1) << 6)
            let ones: UInt64 = inside.count == 64 ? .max : 1 << UInt64(inside.count) - 1
            return (word, ones << UInt64(inside.lowerBound & 63))
        }
    }
}
