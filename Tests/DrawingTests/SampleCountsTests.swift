import TestSupport
import Testing

@testable import Drawing

@Suite struct SampleCountsTests {
    private static let areas =
        (0..<16).map(SampleArea.quarters) + (1...8).map(SampleArea.lower) + (1...8).map(SampleArea.left)

    @Test func theEmptyAndTheFullMask() {
        for area in Self.areas {
            #expect(SampleCounts(0)[area] == 0)
            #expect(SampleCounts(.max)[area] == area.mask.nonzeroBitCount)
        }
    }

    @Test func everySingleSample() {
        for bit in 0..<64 {
            let mask: UInt64 = 1 << UInt64(bit)
            for area in Self.areas { #expect(SampleCounts(mask)[area] == (mask & area.mask).nonzeroBitCount) }
        }
    }

    @Test(arguments: 1...20) func asCountedOneByOne(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 0..<50 {
            let mask = random.next() & (random.next() | random.next())
            let counts = SampleCounts(mask)
            #expect(counts.all == mask.nonzeroBitCount)
            for area in Self.areas { #expect(counts[area] == (mask & area.mask).nonzeroBitCount) }
        }
    }
}
