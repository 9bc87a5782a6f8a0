import Drawing
import Geography

/// Where a name fits along a line: on a stretch that is level enough, above it, else below it.
enum LineLabelPlaces {
    /// The rows that a line has in each column of the screen.
    private struct Profile {
        var top: [Int]
        var bottom: [Int]

        static let none = Int.max

        @inline(__always)
        mutating func include(_ row: Int, column: Int) {
            top[column] = min(top[column], row)
            bottom[column] = max(bottom[column], row)
        }
    }

    static func places(for parts: [ScreenPart], columns: Int, size: CellSize) -> [LabelPlace] {
        guard columns <= size.columns, let line = longest(of: parts, size: size) else { return [] }
        let profile = profile(of: line, size: size)
        let starts = levelStarts(in: profile, columns: columns)
        guard let low = starts.first, let high = starts.last else { return [] }
        // The stretch nearest to the middle, then others to both sides.
        var chosen: [Int] = []
        for target in [(low + high) / 2, (3 * low + high) / 4, (low + 3 * high) / 4] {
            let nearest = starts.min { abs($0 - target) < abs($1 - target) }
            if let nearest, !chosen.contains(nearest) { chosen.append(nearest) }
        }
        return chosen.flatMap { start in
            let span = start..<start + columns
            let (above, below) = (profile.top[span].min() ?? 0, profile.bottom[span].max() ?? 0)
            return [
                LabelPlaces.start(column: start, row: above - 1),
                LabelPlaces.start(column: start, row: below + 1),
            ]
        }
    }

    private static func longest(of parts: [ScreenPart], size: CellSize) -> ScreenPart? {
        var best: (part: ScreenPart, width: Double)?
        for part in parts where part.kind == .line {
            guard let box = part.visibleBox(in: size) else { continue }
            let width = box.x.upperBound - box.x.lowerBound
            if width > best?.width ?? -1 { best = (part, width) }
        }
        return best?.part
    }

    /// The first columns of all stretches of so many columns in which the line leaves a row by one at most.
    private static func levelStarts(in profile: Profile, columns: Int) -> [Int] {
        // Most lines are in few columns of the screen.
        guard let low = profile.top.firstIndex(where: { $0 != Profile.none }),
            let high = profile.top.lastIndex(where: { $0 != Profile.none }), high - low + 1 >= columns
        else { return [] }
        return (low...high + 1 - columns).filter { start in
            let span = start..<start + columns
            guard let top = profile.top[span].min(), let bottom = profile.bottom[span].max() else {
                return false
            }
            return !profile.top[span].contains(Profile.none) && bottom - top <= 1
        }
    }

    private static func profile(of line: ScreenPart, size: CellSize) -> Profile {
        var profile = Profile(
            top: Array(repeating: Profile.none, count: size.columns),
            bottom: Array(repeating: -1, count: size.columns))
        let right = Double(size.dotColumns)
        line.forEachEdge { a, b in
            let (start, end) = a.x <= b.x ? (a, b) : (b, a)
            let (from, to) = (max(0, start.x), min(right - 1, end.x))
            guard from <= to else { return }
            let slope = end.x > start.x ? (end.y - start.y) / (end.x - start.x) : 0
            func row(at x: Double) -> Int {
                // Off the screen is off by as much as matters.
                let y = start.y + (x - start.x) * slope
                return Int(max(-8, min(Double(size.dotRows) + 8, y)).rounded(.down)) >> 2
            }
            for column in Int(from / 2)...Int(to / 2) {
                profile.include(row(at: max(from, Double(column * 2))), column: column)
                profile.include(row(at: min(to, Double(column * 2 + 2))), column: column)
            }
        }
        return profile
    }
}
