/// A bit for each of a grid's places, row by row, 64 to a word.
struct BitGrid {
    private(set) var columns = 0
    private(set) var rows = 0
    private(set) var wordsPerRow = 0
    private(set) var words: ContiguousArray<UInt64> = []

    /// Makes it this big and empty, keeping the memory where it suffices.
    mutating func reset(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        wordsPerRow = (columns + 63) / 64
        let count = wordsPerRow * rows
        if words.count == count {
            for index in words.indices { words[index] = 0 }
        } else {
            words = ContiguousArray(repeating: 0, count: count)
        }
    }

    /// Becomes the same as another; where that is as big, in the memory that it has.
    mutating func copy(_ other: BitGrid) {
        (columns, rows, wordsPerRow) = (other.columns, other.rows, other.wordsPerRow)
        words.copy(other.words)
    }

    @inline(__always)
    mutating func toggle(column: Int, row: Int) {
        words[row &* wordsPerRow &+ column >> 6] ^= 1 << UInt64(column & 63)
    }

    @inline(__always)
    mutating func set(column: Int, row: Int) {
        words[row &* wordsPerRow &+ column >> 6] |= 1 << UInt64(column & 63)
    }

    @inline(__always)
    func word(_ word: Int, row: Int) -> UInt64 { words[row &* wordsPerRow &+ word] }

    @inline(__always)
    mutating func fill(columns: ClosedRange<Int>, row: Int) {
        let (first, last) = (columns.lowerBound, columns.upperBound)
        if first >> 6 == last >> 6 {
            let bits: UInt64 = .max << UInt64(first & 63) & .max >> UInt64(63 - (last & 63))
            words[row &* wordsPerRow &+ first >> 6] |= bits
            return
        }
        forEachWord(of: columns, row: row) { words, index, bits in words[index] |= bits }
    }

    mutating func clear(columns: ClosedRange<Int>, row: Int) {
        forEachWord(of: columns, row: row) { words, index, bits in words[index] &= ~bits }
    }

    /// The words that hold some columns of a row, each with the bits that do.
    @inline(__always)
    private mutating func forEachWord(
        of columns: ClosedRange<Int>, row: Int, _ body: (inout ContiguousArray<UInt64>, Int, UInt64) -> Void
    ) {
        let (first, last) = (columns.lowerBound >> 6, columns.upperBound >> 6)
        for word in first...last {
            var bits = UInt64.max
            if word == first { bits &= .max << UInt64(columns.lowerBound & 63) }
            if word == last { bits &= .max >> UInt64(63 - (columns.upperBound & 63)) }
            body(&words, row * wordsPerRow + word, bits)
        }
    }

    /// Eight bits of a row from a column that is a multiple of eight, the leftmost lowest.
    @inline(__always)
    func eight(column: Int, row: Int) -> UInt64 {
        words[row &* wordsPerRow &+ column >> 6] >> UInt64(column & 63) & 0xFF
    }

    /// The bits of one word's columns that are set in any, and in every one, of some rows.
    @inline(__always)
    func summary(word: Int, rows range: Range<Int>) -> (any: UInt64, every: UInt64) {
        var (any, every) = (UInt64(0), UInt64.max)
        for row in range {
            let bits = words[row &* wordsPerRow &+ word]
            any |= bits
            every &= bits
        }
        return (any, every)
    }

    /// Turns toggled crossings into covered places in some rows, from a word to the end of the row, and adds them
    /// to `covered`; the crossings are gone afterwards.
    mutating func moveParity(
        rows range: ClosedRange<Int>, words span: ClosedRange<Int>, into covered: inout BitGrid
    ) {
        for row in range {
            var carry: UInt64 = 0
            for index in row * wordsPerRow + span.lowerBound...row * wordsPerRow + span.upperBound {
                let parity = BitGrid.prefixXor(words[index]) ^ carry
                covered.words[index] |= parity
                carry = 0 &- (parity >> 63)
                words[index] = 0
            }
        }
    }

    mutating func clear(rows range: ClosedRange<Int>, words span: ClosedRange<Int>) {
        for row in range {
            for index in row * wordsPerRow + span.lowerBound...row * wordsPerRow + span.upperBound {
                words[index] = 0
            }
        }
    }

    /// Bit i of the result is the parity of the bits 0 to i.
    static func prefixXor(_ word: UInt64) -> UInt64 {
        var bits = word
        bits ^= bits << 1
        bits ^= bits << 2
        bits ^= bits << 4
        bits ^= bits << 8
        bits ^= bits << 16
        return bits ^ bits << 32
    }
}
