/// What a fill's coverage is measured with: 8 x 8 samples a cell, four by two to a dot. Sample (x, y) of a cell is
/// bit 8y + x of its mask.
enum CellSamples {
    static let columns = 8
    static let rows = 8
    static let count = 64
    static let all = UInt64.max

    /// The samples of a rectangle within a cell.
    static func mask(columns: Range<Int>, rows: Range<Int>) -> UInt64 {
        rows.reduce(0) { mask, y in columns.reduce(mask) { $0 | 1 << UInt64(y * 8 + $1) } }
    }

    /// The samples of dot (x, y) of the screen within its cell.
    static func mask(ofDot x: Int, _ y: Int) -> UInt64 { 0x0F0F << UInt64((y & 3) * 16 + (x & 1) * 4) }

    /// The dots, as bits of `CellDots`, of which at least half the samples are set.
    @inline(__always)
    static func dots(_ mask: UInt64) -> UInt8 {
        if mask == all { return 0xFF }
        var dots: UInt8 = 0
        for dot in 0..<8 where (mask & CellSamples.mask(ofDot: dot, dot >> 1)).nonzeroBitCount >= 4 {
            dots |= 1 << UInt8(dot)
        }
        return dots
    }
}
