import Geography

/// A part of a feature on the screen.
struct ScreenPart {
    let kind: PartKind
    let dots: [DotPoint]

    func shifted(by way: DotVector) -> ScreenPart { ScreenPart(kind: kind, dots: dots.map { $0 + way }) }

    /// Calls for each edge; a ring's end is joined to its start.
    func forEachEdge(_ body: (DotPoint, DotPoint) -> Void) {
        guard var last = kind.isRing ? dots.last : dots.first else { return }
        for dot in dots {
            body(last, dot)
            last = dot
        }
    }

    /// What it spans of the screen, in dots; nil where it is off the screen.
    func visibleBox(in size: CellSize) -> (x: ClosedRange<Double>, y: ClosedRange<Double>)? {
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for dot in dots {
            minX = min(minX, dot.x)
            maxX = max(maxX, dot.x)
            minY = min(minY, dot.y)
            maxY = max(maxY, dot.y)
        }
        (minX, minY) = (max(0, minX), max(0, minY))
        (maxX, maxY) = (min(Double(size.dotColumns), maxX), min(Double(size.dotRows), maxY))
        return minX <= maxX && minY <= maxY ? (minX...maxX, minY...maxY) : nil
    }
}
