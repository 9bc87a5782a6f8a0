/// The eight dots of a cell as bits: dot (x, y), x from 0 to 1 and y from 0 to 3, is bit 2y + x.
enum CellDots {
    @inline(__always)
    static func bit(_ x: Int, _ y: Int) -> UInt8 { 1 << UInt8(truncatingIfNeeded: (y & 3) << 1 | x & 1) }

    /// The character of each of the 256 masks, for strokes.
    static func strokeGlyphs(_ glyphs: GlyphSet) -> [UInt32] {
        switch glyphs {
        case .braille: braille
        case .block: quarters
        case .half: halves
        case .ascii: ascii
        }
    }

    /// Unicode's braille counts its dots down the left column, down the right, then the lowest row.
    private static let braille: [UInt32] = masks.map { mask in
        let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
        return bits.indices.reduce(0x2800) { mask & 1 << UInt8($1) != 0 ? $0 | bits[$1] : $0 }
    }

    private static let quarters: [UInt32] = masks.map { mask in
        let parts: [UInt8] = [0b0000_0101, 0b0000_1010, 0b0101_0000, 0b1010_0000]
        let index = parts.indices.reduce(0) { mask & parts[$1] != 0 ? $0 | 1 << $1 : $0 }
        return quarterGlyphs[index]
    }

    /// The quadrants, by the bits 1 upper left, 2 upper right, 4 lower left, 8 lower right.
    static let quarterGlyphs = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map(\.value)

    private static let halves: [UInt32] = masks.map { mask in
        let shapes = " ▀▄█".unicodeScalars.map(\.value)
        return shapes[(mask & 0x0F != 0 ? 1 : 0) + (mask & 0xF0 != 0 ? 2 : 0)]
    }

    /// The ASCII character whose picture on 2 x 4 dots is the nearest; of equals the first.
    private static let ascii: [UInt32] = masks.map { mask in
        let pictures: [(Unicode.Scalar, UInt8)] = [
            ("-", 0b0000_1100), ("-", 0b0011_0000), ("_", 0b1100_0000), ("\"", 0b0000_0011),
            ("|", 0b0101_0101), ("|", 0b1010_1010), ("/", 0b0101_1010), ("\\", 0b1010_0101),
            ("'", 0b0000_0001), ("'", 0b0000_0010), ("'", 0b0000_0101), ("'", 0b0000_1010),
            ("-", 0b0000_0100), ("-", 0b0000_1000), ("-", 0b0001_0000), ("-", 0b0010_0000),
            (".", 0b0100_0000), (".", 0b1000_0000), (".", 0b0101_0000), (".", 0b1010_0000),
            ("+", 0b0101_1101), ("+", 0b1010_1110), ("+", 0b0111_0101), ("+", 0b1011_1010),
            ("#", 0b1111_1111),
        ]
        if mask == 0 { return 0x20 }
        let best = pictures.min { ($0.1 ^ mask).nonzeroBitCount < ($1.1 ^ mask).nonzeroBitCount }
        return best?.0.value ?? 0x23
    }

    private static var masks: ClosedRange<UInt8> { 0...255 }
}

extension CellDots {
    /// The character of each mask for a stippled fill; where there are no single dots, the denser the more.
    static func stippleGlyphs(_ glyphs: GlyphSet) -> [UInt32] {
        switch glyphs {
        case .braille: [0x20] + braille.dropFirst()
        case .block, .half: masks.map { shade(" ░▒▓", $0) }
        case .ascii: masks.map { shade(" :;%", $0) }
        }
    }

    private static func shade(_ shades: String, _ mask: UInt8) -> UInt32 {
        let values = shades.unicodeScalars.map(\.value)
        return values[min(mask.nonzeroBitCount, values.count - 1)]
    }

    /// The character of each mask for the graticule, which is to stay faint: where there are no single dots, a
    /// point in the middle.
    static func graticuleGlyphs(_ glyphs: GlyphSet) -> [UInt32] {
        switch glyphs {
        case .braille: braille
        case .block, .half: masks.map { _ in 0xB7 }
        case .ascii: masks.map { _ in 0x2E }
        }
    }
}
