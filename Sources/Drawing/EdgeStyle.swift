/// Chooses a split cell's character together with its two colours, so that what is seen differs least from the
/// colours of its samples.
struct EdgeStyle {
    /// A character, and the samples that it covers with its foreground.
    private struct Candidate {
        var glyph: UInt32
        var area: SampleArea
        /// One by the number of samples within the area and outside of it, 0 for none.
        var insideShare: Float
        var outsideShare: Float

        init(glyph: UInt32, area: SampleArea) {
            self.glyph = glyph
            self.area = area
            let count = area.mask.nonzeroBitCount
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
        var counts: SampleCounts
    }

    private var candidates: [Candidate] = []
    private var parts: [Part] = []
    /// The light of all samples together, and how many have the first colour.
    private var total = SIMD4<Float>.zero
    private var firstCount: Float = 0
    private var memory = EdgeMemory()
    private let mixes: Bool

    /// - Parameter depth: in truecolour each side of the edge has the mean of its samples; where there are few
    ///   colours, the one that most of them have.
    init(glyphs: GlyphSet, depth: ColorDepth) {
        mixes = depth == .truecolor
        candidates = EdgeStyle.candidates(glyphs)
    }

    /// Begins a picture, whose cells are asked for in the order of their numbers.
    mutating func begin() { memory.begin() }

    /// The look of a split cell; where ink lies on it only the background counts, the one colour that stands for
    /// the cell.
    mutating func look(of cell: Int, isInked: Bool, in fills: FillLayer) -> Look {
        let known = memory.take(cell, isInked: isInked, of: fills)
        let look = known ?? (isInked ? Look(background: background()) : chosen())
        memory.keep(look, of: cell, isInked: isInked)
        return look
    }

    private mutating func chosen() -> Look {
        let isMixing = read()
        var best = 0
        var bestScore = -Float.infinity
        for index in candidates.indices {
            let score = isMixing ? mixedScore(candidates[index]) : plainScore(candidates[index].area)
            if score > bestScore { (best, bestScore) = (index, score) }
        }
        let mask = candidates[best].area.mask
        let background = color(of: ~mask, isMixing: isMixing)
        if mask == 0 { return Look(foreground: background, background: background) }
        let foreground = color(of: mask, isMixing: isMixing)
        if foreground == background { return Look(foreground: background, background: background) }
        return Look(glyph: candidates[best].glyph, foreground: foreground, background: background)
    }

    /// The one colour that stands for a split cell, where ink needs a background: the one that most of it has. A
    /// mixed one would be a box of a third colour along every outline; it stands where none has much more than half.
    private mutating func background() -> Color {
        let isMixing = read()
        let most = parts.max { $0.counts.all < $1.counts.all }
        if let most, most.counts.all > CellSamples.count * 5 / 8 { return most.color }
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
    private mutating func read() -> Bool {
        parts.removeAll(keepingCapacity: true)
        var isMixing = mixes
        total = .zero
        memory.forEachPiece { piece in
            if piece.color.isTerminalDefault { isMixing = false }
            let light = mixes ? LinearLight.light(of: piece.color) : .zero
            let counts = SampleCounts(piece.mask)
            total += light * Float(counts.all)
            parts.append(Part(mask: piece.mask, color: piece.color, light: light, counts: counts))
        }
        firstCount = Float(parts.first?.counts.all ?? 0)
        return isMixing
    }

    /// How much of the samples' spread a split explains: the more, the less the squared error.
    private func mixedScore(_ candidate: Candidate) -> Float {
        if parts.count == 2 {
            // Of two colours whatever they are: one counts 1, the other 0.
            let inside = Float(parts[0].counts[candidate.area])
            let outside = firstCount - inside
            return inside * inside * candidate.insideShare + outside * outside * candidate.outsideShare
        }
        var inside = SIMD4<Float>.zero
        // By their places: a part is large, and would be copied.
        for index in parts.indices {
            inside += parts[index].light * Float(parts[index].counts[candidate.area])
        }
        let outside = total - inside
        return (inside * inside).sum() * candidate.insideShare
            + (outside * outside).sum() * candidate.outsideShare
    }

    /// How many samples get their own colour.
    private func plainScore(_ area: SampleArea) -> Float {
        var (inside, outside) = (0, 0)
        for index in parts.indices {
            let count = parts[index].counts[area]
            inside = max(inside, count)
            outside = max(outside, parts[index].counts.all - count)
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
        let blank = quarters(0)
        switch glyphs {
        case .ascii: return [blank]
        case .half: return [blank, quarters(3), quarters(12)]
        case .block: return [blank] + [3, 12, 5, 10, 1, 2, 4, 8, 7, 11, 13, 14, 6, 9].map(quarters)
        case .braille: return candidates(.block) + eighths
        }
    }

    private static func quarters(_ bits: Int) -> Candidate {
        Candidate(glyph: CellDots.quarterGlyphs[bits], area: .quarters(bits))
    }

    /// Lower and left eighths. Not seven lower ones: many a font's blocks are a little lower than the cell, and of
    /// a cell that is all but full two lines would be left, one at each end.
    private static let eighths: [Candidate] =
        zip("▁▂▃▅▆".unicodeScalars, [1, 2, 3, 5, 6]).map {
            Candidate(glyph: $0.value, area: .lower($1))
        }
        + zip("▏▎▍▋▊▉".unicodeScalars, [1, 2, 3, 5, 6, 7]).map {
            Candidate(glyph: $0.value, area: .left($1))
        }
}
