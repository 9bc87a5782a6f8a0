import Geography

/// Draws lines one or two dots wide into the ink.
struct Pen {
    var color: Color
    /// 255 for opaque.
    var opacity: UInt8 = 255
    var rank: UInt16
    /// Only every so many-th step of a line is drawn.
    var stride = 1
    /// Whether a second dot goes beside each: below it, or to its right where a line is steep.
    var isDouble = false

    /// Whether dots of both are the same ink.
    @inline(__always)
    func isSameInk(as other: Pen) -> Bool {
        color == other.color && opacity == other.opacity && rank == other.rank
    }

    /// How far from its vertices a line can set dots.
    static let reach = 2

    /// Draws the edges of a path whole; a closed one gets the edge from its end to its start.
    func draw<Path: DotPath>(_ path: Path, isClosed: Bool, into ink: inout some DotSurface) {
        let count = path.count
        guard count > 0 else { return }
        let screen = FixedBox(ink.size, margin: Pen.reach)
        // The dot that the line has come to; nil where it is off the screen.
        var place: (x: Int, y: Int)?
        path.forEachRun { _, box in
            if !box.meets(screen) {
                place = nil
                return true
            }
            guard box.isOneDot else { return false }
            if place == nil {
                plot(box.corner.dotX, box.corner.dotY, into: &ink)
                place = (box.corner.dotX, box.corner.dotY)
            }
            return true
        } walk: { run in
            place = draw(
                path, vertices: run.lowerBound..<min(run.upperBound &+ 1, count), from: place, into: &ink)
        }
        guard isClosed, count > 1 else { return }
        let (last, first) = (path.dot(count &- 1), path.dot(0))
        if last.dotX != first.dotX || last.dotY != first.dotY {
            draw(from: (last.dotX, last.dotY), to: (first.dotX, first.dotY), into: &ink)
        }
    }

    /// Draws the edges between some of the vertices, and returns the dot of the last. `place` is that of the first
    /// where it is drawn already.
    @inline(__always)
    private func draw<Path: DotPath>(
        _ path: Path, vertices: Range<Int>, from place: (x: Int, y: Int)?, into ink: inout some DotSurface
    ) -> (x: Int, y: Int) {
        var last = path.dot(vertices.lowerBound)
        if place == nil { plot(last.dotX, last.dotY, into: &ink) }
        for index in vertices.dropFirst() {
            let next = path.dot(index)
            step(from: last, to: next, into: &ink)
            last = next
        }
        return (last.dotX, last.dotY)
    }

    /// Draws from a place whose dot is drawn already to the next.
    @inline(__always)
    func step(from last: FixedDot, to next: FixedDot, into ink: inout some DotSurface) {
        let (x, y) = (next.dotX, next.dotY)
        let (across, down) = (x &- last.dotX, y &- last.dotY)
        // Of a large file most vertices lie in the dot of the one before.
        if across == 0 && down == 0 { return }
        if !isDouble, abs(across) <= 1, abs(down) <= 1 {
            plot(x, y, into: &ink)
        } else {
            draw(from: (last.dotX, last.dotY), to: (x, y), into: &ink)
        }
    }

    /// Draws a dot for each vertex.
    func draw<Path: DotPath>(dots path: Path, into ink: inout some DotSurface) {
        let screen = FixedBox(ink.size, margin: 0)
        path.forEachRun { _, box in
            if !box.meets(screen) { return true }
            if box.isOneDot { plot(box.corner.dotX, box.corner.dotY, into: &ink) }
            return box.isOneDot
        } walk: { run in
            for index in run {
                let dot = path.dot(index)
                plot(dot.dotX, dot.dotY, into: &ink)
            }
        }
    }

    /// Draws one dot, if it is on the screen.
    @inline(__always)
    func plot(_ x: Int, _ y: Int, into ink: inout some DotSurface) {
        guard x >= 0, y >= 0, x < ink.size.dotColumns, y < ink.size.dotRows else { return }
        ink.plot(x, y, with: self)
    }

    func draw(from start: (x: Int, y: Int), to end: (x: Int, y: Int), into ink: inout some DotSurface) {
        if start.y == end.y, stride == 1, !isDouble || start.x == end.x {
            return drawLevel(from: start.x, to: end.x, y: start.y, into: &ink)
        }
        let columns = 0...ink.size.dotColumns - 1
        let rows = 0...ink.size.dotRows - 1
        guard
            let line = DotLine(x0: start.x, y0: start.y, x1: end.x, y1: end.y, columns: columns, rows: rows)
        else { return }
        var walk = line.walk(at: line.along.lowerBound)
        for step in line.along {
            if stride == 1 || step % stride == 0 {
                let (x, y) = line.isSteep ? (walk.across, step) : (step, walk.across)
                ink.plot(x, y, with: self)
                if isDouble { plotSecond(x + (line.isSteep ? 1 : 0), y + (line.isSteep ? 0 : 1), into: &ink) }
            }
            walk.advance()
        }
    }

    /// Draws from one column of a row to another.
    @inline(__always)
    func drawLevel(from start: Int, to end: Int, y: Int, into ink: inout some DotSurface) {
        guard y >= 0, y < ink.size.dotRows else { return }
        let (first, last) = (max(0, min(start, end)), min(ink.size.dotColumns - 1, max(start, end)))
        if first <= last { ink.plot(columns: first...last, row: y, with: self) }
    }

    private func plotSecond(_ x: Int, _ y: Int, into ink: inout some DotSurface) {
        guard x < ink.size.dotColumns, y < ink.size.dotRows else { return }
        ink.plot(x, y, with: self)
    }
}
