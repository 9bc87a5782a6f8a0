/// Cuts paths into dashes.
struct Dashes {
    /// By turns drawn and left out, an even number of them, in steps of `FixedDot`.
    private let lengths: [Double]
    private let total: Double

    /// - Parameter points: by turns drawn and left out, as SVG has it: an odd number of them counts twice.
    ///   Nil for what is drawn whole, also because the dashes are too short to be seen.
    init?(points: [Double]) {
        let steps = points.map { $0 * Double(FixedDot.one) / 4 }
        lengths = steps.count % 2 == 0 ? steps : steps + steps
        total = lengths.reduce(0, +)
        guard total.isFinite, total >= Double(FixedDot.one), lengths.allSatisfy({ $0 >= 0 }) else {
            return nil
        }
    }

    /// Calls `body` with each dash of a path that may be seen, by its ends. The first begins with the path.
    func forEachDash<Path: DotPath>(
        of path: Path, isClosed: Bool, within view: FixedView, _ body: (FixedDot, FixedDot) -> Void
    ) {
        guard path.count > 1 else { return }
        var start = path.dot(0)
        var walked = 0.0
        for index in 1...(isClosed ? path.count : path.count - 1) {
            let end = path.dot(index == path.count ? 0 : index)
            let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
            let length = (dx * dx + dy * dy).squareRoot()
            if length > 0, let seen = view.part(of: start, end) {
                forEachDash(from: walked + seen.lowerBound * length, to: walked + seen.upperBound * length) {
                    let (from, to) = (($0 - walked) / length, ($1 - walked) / length)
                    body(
                        FixedDot(x: start.x + Int(from * dx), y: start.y + Int(from * dy)),
                        FixedDot(x: start.x + Int(to * dx), y: start.y + Int(to * dy)))
                }
            }
            walked = (walked + length).truncatingRemainder(dividingBy: total)
            start = end
        }
    }

    /// The dashes between two lengths along the path.
    private func forEachDash(from start: Double, to end: Double, _ body: (Double, Double) -> Void) {
        var position = (start / total).rounded(.down) * total
        while position < end {
            for index in lengths.indices {
                let next = position + lengths[index]
                if index % 2 == 0, next > start, position < end { body(max(position, start), min(next, end)) }
                position = next
            }
        }
    }
}

/// A rectangle on the screen that straight lines are clipped to.
struct FixedView {
    let minX: Double
    let minY: Double
    let maxX: Double
    let maxY: Double

    /// All dots of a screen, with a margin around in steps of `FixedDot`.
    init(dotColumns: Int, dotRows: Int, margin: Int) {
        minX = -Double(margin)
        minY = -Double(margin)
        maxX = Double(dotColumns << FixedDot.fractionBits + margin)
        maxY = Double(dotRows << FixedDot.fractionBits + margin)
    }

    /// The part of a line within, as fractions of its length (Liang and Barsky); nil where there is none.
    func part(of start: FixedDot, _ end: FixedDot) -> ClosedRange<Double>? {
        var (low, high) = (0.0, 1.0)
        func clip(_ from: Double, _ along: Double, _ least: Double, _ most: Double) {
            if along == 0 {
                if from < least || from > most { low = 2 }
                return
            }
            let (one, other) = ((least - from) / along, (most - from) / along)
            low = max(low, min(one, other))
            high = min(high, max(one, other))
        }
        clip(Double(start.x), Double(end.x - start.x), minX, maxX)
        clip(Double(start.y), Double(end.y - start.y), minY, maxY)
        return low <= high ? low...high : nil
    }
}
