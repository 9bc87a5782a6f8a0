/// What a fill's coverage is measured with: 4 x 8 samples a cell, two by two to a dot. Sample (x, y) of a cell is
/// bit 4y + x of its mask.
enum CellSamples {
    static let columns = 4
    static let rows = 8
    static let count = 32
    static let all = UInt32.max

    /// The samples of a rectangle within a cell.
    static func mask(columns: Range<Int>, rows: Range<Int>) -> UInt32 {
        rows.reduce(0) { mask, y in columns.reduce(mask) { $0 | 1 << UInt32(y * 4 + $1) } }
    }

    /// The dots, as bits of `CellDots`, of which at least half the samples are set.
    @inline(__always)
    static func dots(_ mask: UInt32) -> UInt8 {
        var dots: UInt8 = 0
        for y in 0..<4 {
            // The two sample rows of a dot row: bits 0, 1, 4 and 5 are its left dot.
            let pair = mask >> UInt32(8 &* y)
            if (pair & 0x33).nonzeroBitCount >= 2 { dots |= 1 << UInt8(2 &* y) }
            if (pair & 0xCC).nonzeroBitCount >= 2 { dots |= 2 << UInt8(2 &* y) }
        }
        return dots
    }
}
