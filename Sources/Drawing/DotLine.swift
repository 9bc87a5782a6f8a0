/// The dots of a straight line from one dot to another, by the rule of Bresenham: for each step along the longer
/// axis the nearest dot across it. Which dots are set does not depend on where the line is clipped.
struct DotLine {
    /// Whether the longer axis is y.
    let isSteep: Bool
    private let startAlong: Int
    private let startAcross: Int
    private let lengthAlong: Int
    private let lengthAcross: Int
    /// The steps along the longer axis that are on the screen.
    private(set) var along: ClosedRange<Int>

    /// The part of the line from (x0, y0) to (x1, y1) within two ranges of dots, or nil where there is none.
    init?(x0: Int, y0: Int, x1: Int, y1: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
        if max(x0, x1) < columns.lowerBound || min(x0, x1) > columns.upperBound { return nil }
        if max(y0, y1) < rows.lowerBound || min(y0, y1) > rows.upperBound { return nil }
        isSteep = abs(y1 - y0) > abs(x1 - x0)
        let (a0, b0, a1, b1) = isSteep ? (y0, x0, y1, x1) : (x0, y0, x1, y1)
        // Always walked upwards, so that a line and its reverse are the same dots.
        let forward = a0 <= a1
        startAlong = forward ? a0 : a1
        startAcross = forward ? b0 : b1
        lengthAlong = abs(a1 - a0)
        lengthAcross = forward ? b1 - b0 : b0 - b1
        let limits = isSteep ? rows : columns
        let visible = (startAlong...startAlong + lengthAlong).clamped(to: limits)
        let across = isSteep ? columns : rows
        along = visible
        guard !across.contains(min(b0, b1)) || !across.contains(max(b0, b1)) else { return }
        guard let part = clipped(visible, to: across) else { return nil }
        along = part
    }

    /// Across runs one way only, so the steps whose dots are within the range are one run; its ends are found
    /// by halving.
    private func clipped(_ steps: ClosedRange<Int>, to range: ClosedRange<Int>) -> ClosedRange<Int>? {
        let rising = lengthAcross >= 0
        let first = firstStep(in: steps) { rising ? $0 >= range.lowerBound : $0 <= range.upperBound }
        let end = firstStep(in: steps) { rising ? $0 > range.upperBound : $0 < range.lowerBound }
        return first < end ? first...end - 1 : nil
    }

    private func firstStep(in steps: ClosedRange<Int>, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (steps.lowerBound, steps.upperBound + 1)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(walk(at: middle).across) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The state at a step: the dot across, and the error that `Walk` carries on. Exact for any length.
    func walk(at step: Int) -> Walk {
        guard lengthAlong > 0 else { return Walk(across: startAcross, error: 0, rise: 0, run: 0) }
        let run = 2 * lengthAlong
        if step == startAlong {
            return Walk(across: startAcross, error: lengthAlong, rise: 2 * lengthAcross, run: run)
        }
        let total = Int128(step - startAlong) * Int128(2 * lengthAcross) + Int128(lengthAlong)
        var (quotient, rest) = total.quotientAndRemainder(dividingBy: Int128(run))
        if rest < 0 {
            quotient -= 1
            rest += Int128(run)
        }
        return Walk(
            across: startAcross + Int(quotient), error: Int(rest), rise: 2 * lengthAcross, run: run)
    }

    /// The dot across, step by step.
    struct Walk {
        private(set) var across: Int
        private var error: Int
        private let rise: Int
        private let run: Int

        fileprivate init(across: Int, error: Int, rise: Int, run: Int) {
            self.across = across
            self.error = error
            self.rise = rise
            self.run = run
        }

        @inline(__always)
        mutating func advance() {
            error &+= rise
            if error >= run {
                error &-= run
                across &+= 1
            } else if error < 0 {
                error &+= run
                across &-= 1
            }
        }
    }
}
