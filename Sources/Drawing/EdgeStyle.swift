/// Chooses a split cell's character together with its two colours, so that what is seen differs least from the
/// colours of its samples.
struct EdgeStyle {
    /// A character, and the samples that it covers with its foreground.
    private struct Candidate {
        var glyph: UInt32
        var mask: UInt64
        var count: Int
        /// One by the number of samples within the mask and outside of it, 0 for none.
        var insideShare: Float
        var outsideShare: Float

        init(glyph: UInt32, mask: UInt64) {
            self.glyph = glyph
            self.mask = mask
            count = mask.nonzeroBitCount
            insideShare = count == 0 ? 0 : 1 / Float(count)
            outsideShare = count == CellSamples.count ? 0 : 1 / Float(CellSamples.count - count)
        }
    }

    struct Look {
        var glyph: UInt32 = 0x20
        var foreground = Color.terminalDefault
        var background = Color.terminalDefault
    }

    /// Some samples of the cell that have one colour, and its light.
    private struct Part {
        var mask: UInt64
        var color: Color
        var light: SIMD4<Float>
    }

    private var candidates: [Candidate] = []
    private var parts: [Part] = []
    /// The light of all samples together, and how many have the first colour.
    private var total = SIMD4<Float>.zero
    private var firstCount: Float = 0
    private let mixes: Bool

    /// - Parameter depth: in truecolour each side of the edge has the mean of its samples; where there are few
    ///   colours, the one that most of them have.
    init(glyphs: GlyphSet, depth: ColorDepth) {
        mixes = depth == .truecolor
        candidates = EdgeStyle.candidates(glyphs)
    }

    /// The look of a split cell without ink.
    mutating func look(of cell: Int, in fills: FillLayer) -> Look {
        let isMixing = read(cell, in: fills)
        var best = 0
        var bestScore = -Float.infinity
        for index in candidates.indices {
            let score = isMixing ? mixedScore(candidates[index]) : plainScore(candidates[index].mask)
            if score > bestScore { (best, bestScore) = (index, score) }
        }
        let chosen = candidates[best]
        let background = color(of: ~chosen.mask, isMixing: isMixing)
        if chosen.mask == 0 { return Look(foreground: background, background: background) }
        let foreground = color(of: chosen.mask, isMixing: isMixing)
        if foreground == background { return Look(foreground: background, background: background) }
        return Look(glyph: chosen.glyph, foreground: foreground, background: background)
    }

    /// The one colour that stands for a split cell, where ink needs a background: the one that most of it has. A
    /// mixed one would be a box of a third colour along every outline; it stands where none has much more than half.
    mutating func background(of cell: Int, in fills: FillLayer) -> Color {
        let isMixing = read(cell, in: fills)
        let most = parts.max { $0.mask.nonzeroBitCount < $1.mask.nonzeroBitCount }
        if let most, most.mask.nonzeroBitCount > CellSamples.count * 5 / 8 { return most.color }
        return color(of: CellSamples.all, isMixing: isMixing)
    }

    /// Whether a split cell has a colour that dots of an ink would hardly be told from. Then the edge itself shows
    /// more than they do.
    func hides(_ ink: Color, in cell: Int, of fills: FillLayer) -> Bool {
        var isHidden = false
        fills.forEachFragment(of: cell) { isHidden = isHidden || LinearLight.areNear(ink, $0.color) }
        return isHidden
    }

    /// Takes up a cell's colours; false where they have no light to be mixed.
    private mutating func read(_ cell: Int, in fills: FillLayer) -> Bool {
        parts.removeAll(keepingCapacity: true)
        var isMixing = mixes
        total = .zero
        fills.forEachFragment(of: cell) { fragment in
            if fragment.color.isTerminalDefault { isMixing = false }
            let light = mixes ? LinearLight.light(of: fragment.color) : .zero
            total += light * Float(fragment.mask.nonzeroBitCount)
            parts.append(Part(mask: fragment.mask, color: fragment.color, light: light))
        }
        firstCount = Float(parts.first?.mask.nonzeroBitCount ?? 0)
        return isMixing
    }

    /// How much of the samples' spread a split explains: the more, the less the squared error.
    private func mixedScore(_ candidate: Candidate) -> Float {
        if parts.count == 2 {
            // Of two colours whatever they are: one counts 1, the other 0.
            let inside = Float((parts[0].mask & candidate.mask).nonzeroBitCount)
            let outside = firstCount - inside
            return inside * inside * candidate.insideShare + outside * outside * candidate.outsideShare
        }
        var inside = SIMD4<Float>.zero
        for part in parts {
            inside += part.light * Float((part.mask & candidate.mask).nonzeroBitCount)
        }
        let outside = total - inside
        return (inside * inside).sum() * candidate.insideShare
            + (outside * outside).sum() * candidate.outsideShare
    }

    /// How many samples get their own colour.
    private func plainScore(_ mask: UInt64) -> Float {
        var (inside, outside) = (0, 0)
        for part in parts {
            inside = max(inside, (part.mask & mask).nonzeroBitCount)
            outside = max(outside, (part.mask & ~mask).nonzeroBitCount)
        }
        return Float(inside + outside)
    }

    private func color(of mask: UInt64, isMixing: Bool) -> Color {
        if !isMixing {
            let most = parts.max { ($0.mask & mask).nonzeroBitCount < ($1.mask & mask).nonzeroBitCount }
            return most?.color ?? .terminalDefault
        }
        var sum = SIMD4<Float>.zero
        for part in parts {
            let count = (part.mask & mask).nonzeroBitCount
            if count == mask.nonzeroBitCount { return part.color }
            sum += part.light * Float(count)
        }
        return LinearLight.color(of: sum / Float(mask.nonzeroBitCount))
    }

    /// The characters of solid parts, simplest first: of equals the first is taken. The background has the
    /// larger part, so that a name written over the cell stands on what there is most of.
    private static func candidates(_ glyphs: GlyphSet) -> [Candidate] {
        let blank = Candidate(glyph: 0x20, mask: 0)
        switch glyphs {
        case .ascii: return [blank]
        case .half: return [blank, quarters(3), quarters(12)]
        case .block: return [blank] + [3, 12, 5, 10, 1, 2, 4, 8, 7, 11, 13, 14, 6, 9].map(quarters)
        case .braille: return candidates(.block) + eighths
        }
    }

    private static func quarters(_ bits: Int) -> Candidate {
        var mask: UInt64 = 0
        for quarter in 0..<4 where bits & 1 << quarter != 0 {
            let (x, y) = (quarter % 2 * 4, quarter / 2 * 4)
            mask |= CellSamples.mask(columns: x..<x + 4, rows: y..<y + 4)
        }
        return Candidate(glyph: CellDots.quarterGlyphs[bits], mask: mask)
    }

    /// Lower and left eighths. Not seven lower ones: many a font's blocks are a little lower than the cell, and of
    /// a cell that is all but full two lines would be left, one at each end.
    private static let eighths: [Candidate] =
        zip("▁▂▃▅▆".unicodeScalars, [1, 2, 3, 5, 6]).map { glyph, count in
            Candidate(glyph: glyph.value, mask: CellSamples.mask(columns: 0..<8, rows: 8 - count..<8))
        }
        + zip("▏▎▍▋▊▉".unicodeScalars, [1, 2, 3, 5, 6, 7]).map { glyph, count in
            Candidate(glyph: glyph.value, mask: CellSamples.mask(columns: 0..<count, rows: 0..<8))
        }
}
