/// A part of a cell that a character covers.
struct SampleArea {
    let mask: UInt64
    /// Where `SampleCounts` has its count: a word, and how far it is shifted.
    fileprivate let word: Int
    fileprivate let shift: UInt64

    private init(mask: UInt64, place: Int) {
        self.mask = mask
        word = place >> 3
        shift = UInt64(place & 7) * 8
    }

    /// Some quarters: the bits are 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    static func quarters(_ bits: Int) -> SampleArea {
        var mask: UInt64 = 0
        for quarter in 0..<4 where bits & 1 << quarter != 0 {
            let (x, y) = (quarter % 2 * 4, quarter / 2 * 4)
            mask |= CellSamples.mask(columns: x..<x + 4, rows: y..<y + 4)
        }
        return SampleArea(mask: mask, place: bits & 15)
    }

    /// So many of the lowest rows, 1 to 8.
    static func lower(_ count: Int) -> SampleArea {
        SampleArea(mask: CellSamples.mask(columns: 0..<8, rows: 8 - count..<8), place: 15 + count)
    }

    /// So many of the leftmost columns, 1 to 8.
    static func left(_ count: Int) -> SampleArea {
        SampleArea(mask: CellSamples.mask(columns: 0..<count, rows: 0..<8), place: 23 + count)
    }
}

/// How many samples of a mask lie in each area that a character covers. All are counted at once, a byte each: to
/// count them one by one took longer than all else that is done for a cell.
struct SampleCounts {
    /// The quarters from none to three, then to all; the lower rows; the left columns.
    private let words: (UInt64, UInt64, UInt64, UInt64)
    let all: Int

    init(_ mask: UInt64) {
        let sums: UInt64 = 0x0101_0101_0101_0101
        let (left, right) = SampleCounts.halfRows(mask)
        // A product with `sums` has in each byte the sum of the bytes up to it.
        let (leftSums, rightSums) = (left &* sums, right &* sums)
        let (left4, right4) = (leftSums >> 24 & 0xFF, rightSums >> 24 & 0xFF)
        let (left8, right8) = (leftSums >> 56, rightSums >> 56)
        // Each quarter is added to those of eight combinations that have it.
        let three =
            left4 &* 0x0100_0100_0100_0100 &+ right4 &* 0x0101_0000_0101_0000
            &+ (left8 &- left4) &* 0x0101_0101_0000_0000
        let (columnsLeft, columnsRight) = SampleCounts.halfRows(SampleCounts.transposed(mask))
        words = (
            three, three &+ (right8 &- right4) &* sums, (left &+ right).byteSwapped &* sums,
            (columnsLeft &+ columnsRight) &* sums
        )
        all = Int(truncatingIfNeeded: left8 &+ right8)
    }

    @inline(__always)
    subscript(area: SampleArea) -> Int {
        let word =
            switch area.word {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return Int(truncatingIfNeeded: word >> area.shift & 0xFF)
    }

    /// The number of set bits in the left and in the right half of each row, a row a byte.
    @inline(__always)
    private static func halfRows(_ mask: UInt64) -> (left: UInt64, right: UInt64) {
        let pairs = mask &- (mask >> 1 & 0x5555_5555_5555_5555)
        let fours = (pairs & 0x3333_3333_3333_3333) &+ (pairs >> 2 & 0x3333_3333_3333_3333)
        return (fours & 0x0F0F_0F0F_0F0F_0F0F, fours >> 4 & 0x0F0F_0F0F_0F0F_0F0F)
    }

    /// Rows as columns: three rounds that swap halves (Warren, Hacker's Delight, 7-3).
    @inline(__always)
    private static func transposed(_ mask: UInt64) -> UInt64 {
        var bits = mask
        var swapped = (bits ^ bits >> 7) & 0x00AA_00AA_00AA_00AA
        bits ^= swapped ^ swapped << 7
        swapped = (bits ^ bits >> 14) & 0x0000_CCCC_0000_CCCC
        bits ^= swapped ^ swapped << 14
        swapped = (bits ^ bits >> 28) & 0x0000_0000_F0F0_F0F0
        return bits ^ swapped ^ swapped << 28
    }
}
