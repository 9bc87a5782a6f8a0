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

    /// Draws the edges of a path; a closed one gets the edge from its end to its start.
    func draw<Path: DotPath>(_ path: Path, isClosed: Bool, into ink: inout InkLayer) {
        guard path.count > 0 else { return }
        let first = path.dot(0)
        var (x, y) = (first.dotX, first.dotY)
        if path.count == 1 { return draw(from: (x, y), to: (x, y), into: &ink) }
        var isDrawn = false
        for index in 1..<path.count + (isClosed ? 1 : 0) {
            let next = index == path.count ? first : path.dot(index)
            let (nextX, nextY) = (next.dotX, next.dotY)
            if nextX == x && nextY == y && isDrawn { continue }
            draw(from: (x, y), to: (nextX, nextY), into: &ink)
            (x, y) = (nextX, nextY)
            isDrawn = true
        }
    }

    func draw(from start: (x: Int, y: Int), to end: (x: Int, y: Int), into ink: inout InkLayer) {
        let columns = 0...ink.size.dotColumns - 1
        let rows = 0...ink.size.dotRows - 1
        // Of a large file most lines are a dot.
        if start == end, stride == 1 {
            guard columns.contains(start.x), rows.contains(start.y) else { return }
            return ink.plot(start.x, start.y, color: color, opacity: opacity, rank: rank)
        }
        guard
            let line = DotLine(x0: start.x, y0: start.y, x1: end.x, y1: end.y, columns: columns, rows: rows)
        else { return }
        var walk = line.walk(at: line.along.lowerBound)
        for step in line.along {
            if stride == 1 || step % stride == 0 {
                let (x, y) = line.isSteep ? (walk.across, step) : (step, walk.across)
                ink.plot(x, y, color: color, opacity: opacity, rank: rank)
                if isDouble { plotSecond(x + (line.isSteep ? 1 : 0), y + (line.isSteep ? 0 : 1), into: &ink) }
            }
            walk.advance()
        }
    }

    private func plotSecond(_ x: Int, _ y: Int, into ink: inout InkLayer) {
        guard x < ink.size.dotColumns, y < ink.size.dotRows else { return }
        ink.plot(x, y, color: color, opacity: opacity, rank: rank)
    }
}
