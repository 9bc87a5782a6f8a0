import Input
import Terminal
import TestSupport
import Testing

/// What holds for any bytes in any pieces.
@Suite struct DecoderPropertyTests {
    private static let fragments: [[UInt8]] =
        [
            "a", "K", "ä", "漢", "🗺", "\r", "^[", "^[^[", "^[[A", "^[OB", "^[[1;5C", "^[[3~", "^[[7$", "^[[[B",
            "^[[97;5u",
            "^[[<0;10;5M", "^[[<32;-3;5M", "^[[<0;1;1m", "^[[M !!", "^[[200~", "pasted\r^[[B", "^[[201~",
            "^[[I",
            "^[[?1016;1$y", "^[[?1016;2$y", "^[[6;20;10t", "^[[?62c", "^[]0;t\u{7}", "^[P+r^[\\", "^[]x^[[A",
            "\u{7F}", "^[[",
        ].map(bytes) + [[0xFF], [0xE2, 0x82], [0xC3], [0x9B], [0x18]]

    private static func input(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        return (0..<Int.random(in: 1...30, using: &random)).flatMap { _ in
            Bool.random(using: &random) || Bool.random(using: &random)
                ? fragments.randomElement(using: &random) ?? []
                : [UInt8.random(in: 0...255, using: &random)]
        }
    }

    private static func decoder() -> InputDecoder {
        var decoder = InputDecoder()
        decoder.pixelGeometry = PixelGeometry(cellWidth: 10, cellHeight: 20)
        return decoder
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func anySplitGivesTheSameEvents(seed: UInt64) {
        let input = Self.input(seed: seed)
        let whole = decode(input, Self.decoder())
        for split in 0...input.count {
            var decoder = Self.decoder()
            let parts = decoder.feed(input[..<split]) + decoder.feed(input[split...]) + decoder.flush()
            #expect(parts == whole, "seed \(seed), split at \(split)")
        }
        var decoder = Self.decoder()
        #expect(input.flatMap { decoder.feed([$0]) } + decoder.flush() == whole, "seed \(seed), byte by byte")
    }

    /// After whatever came, the end of a paste and an Escape of its own bring the decoder back to keys.
    @Test(arguments: 0..<2000 as Range<UInt64>)
    func randomBytesLeaveADecoderThatWorks(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var decoder = Self.decoder()
        for _ in 0..<20 {
            let count = Int.random(in: 0...40, using: &random)
            _ = decoder.feed((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
            if Bool.random(using: &random) { _ = decoder.flush() }
        }
        _ = decoder.feed(bytes("^[[201~^[[0x^[[0x"))
        #expect(decoder.feed([0x61]) == [key(.character("a"))], "seed \(seed)")
    }
}
