/// A stroke wider than a dot, as an area: round at its ends and where it turns.
struct Band {
    /// Half the width, in steps of `FixedDot`.
    let radius: Int

    /// The widest stroke, in dots.
    static let widest = 64.0

    /// - Parameter dots: the width.
    init(dots: Double) { radius = Int(min(Band.widest, max(0, dots)) / 2 * Double(FixedDot.one)) }

    /// Covers what the stroke along a path covers; a closed path gets the edge from its end to its start.
    func draw<Path: DotPath>(_ path: Path, isClosed: Bool, into mask: inout FillMask) {
        let count = path.count
        guard count > 0 else { return }
        // The vertex that is drawn to; nil where it is off the screen.
        var place: FixedDot?
        path.forEachRun { _, box in
            if mask.touches(box, margin: radius) { return false }
            place = nil
            return true
        } walk: { run in
            place = draw(
                path, vertices: run.lowerBound..<min(run.upperBound &+ 1, count), from: place, into: &mask)
        }
        guard isClosed, count > 1 else { return }
        draw(from: path.dot(count - 1), to: path.dot(0), into: &mask)
    }

    /// Covers the stroke between some of the vertices, and returns the last. `place` is the first, where it is drawn
    /// already.
    private func draw<Path: DotPath>(
        _ path: Path, vertices: Range<Int>, from place: FixedDot?, into mask: inout FillMask
    ) -> FixedDot {
        var previous = path.dot(vertices.lowerBound)
        if place == nil { mask.add(disc: previous, radius: radius) }
        for index in vertices.dropFirst() {
            let next = path.dot(index)
            // Steps too short to be seen are taken together; not across the start of a run, so that it does not
            // matter what was drawn before.
            let isShort = max(abs(next.x - previous.x), abs(next.y - previous.y)) < FixedDot.one / 2
            if isShort, !path.isRunStart(index), index < path.count - 1 { continue }
            draw(from: previous, to: next, into: &mask)
            previous = next
        }
        return previous
    }

    /// Covers a straight piece, with a round end or none.
    func draw(from start: FixedDot, to end: FixedDot, isCutOff: Bool = false, into mask: inout FillMask) {
        guard mask.touches(start, end, margin: radius) else { return }
        if !isCutOff { mask.add(disc: end, radius: radius) }
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length >= 1 else { return }
        let acrossX = Int((-dy / length * Double(radius)).rounded())
        let acrossY = Int((dx / length * Double(radius)).rounded())
        // Four places and no array: nothing is allocated for a vertex.
        let startLeft = FixedDot(x: start.x + acrossX, y: start.y + acrossY)
        let endLeft = FixedDot(x: end.x + acrossX, y: end.y + acrossY)
        let endRight = FixedDot(x: end.x - acrossX, y: end.y - acrossY)
        let startRight = FixedDot(x: start.x - acrossX, y: start.y - acrossY)
        mask.addEdge(from: startLeft, to: endLeft)
        mask.addEdge(from: endLeft, to: endRight)
        mask.addEdge(from: endRight, to: startRight)
        mask.addEdge(from: startRight, to: startLeft)
        mask.endPolygon()
    }
}
