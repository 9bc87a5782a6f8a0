import Geography

/// Draws lines of dots into the ink.
struct Pen {
    var color: Color
    /// 255 for opaque.
    var opacity: UInt8 = 255
    var rank: UInt16
    /// Dots across, 1 to `Pen.widest`.
    var width = 1
    /// Only every so many-th step of a line is drawn.
    var stride = 1

    static let widest = 16

    /// - Parameter points: the width in points, 4 to a dot. Nil for a width of nothing.
    init?(color: Color, points: Double, rank: UInt16) {
        guard points > 0 else { return nil }
        self.init(color: color, rank: rank)
        width = max(1, Int(min(Double(Pen.widest), (points / 4).rounded())))
    }

    init(color: Color, rank: UInt16, stride: Int = 1) {
        self.color = color
        self.rank = rank
        self.stride = stride
    }

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
        let columns = -width...ink.size.dotColumns - 1 + width
        let rows = -width...ink.size.dotRows - 1 + width
        guard
            let line = DotLine(x0: start.x, y0: start.y, x1: end.x, y1: end.y, columns: columns, rows: rows)
        else { return }
        var walk = line.walk(at: line.along.lowerBound)
        for step in line.along {
            if stride == 1 || step % stride == 0 {
                if line.isSteep {
                    touch(walk.across, step, into: &ink)
                } else {
                    touch(step, walk.across, into: &ink)
                }
            }
            walk.advance()
        }
    }

    /// One dot, or as many around it as the pen is wide: a square of 2, from 3 a disc.
    @inline(__always)
    private func touch(_ x: Int, _ y: Int, into ink: inout InkLayer) {
        if width == 1 {
            if x >= 0, y >= 0, x < ink.size.dotColumns, y < ink.size.dotRows {
                ink.plot(x, y, color: color, opacity: opacity, rank: rank)
            }
        } else {
            stamp(x, y, into: &ink)
        }
    }

    private func stamp(_ x: Int, _ y: Int, into ink: inout InkLayer) {
        let low = -(width - 1) / 2
        for dy in low..<low + width {
            for dx in low..<low + width {
                // Twice the way from the middle of the stamp, so that it is whole for even widths.
                let (fromX, fromY) = (2 * (dx - low) - width + 1, 2 * (dy - low) - width + 1)
                let isInside = width < 3 || fromX * fromX + fromY * fromY <= width * width
                let (column, row) = (x + dx, y + dy)
                guard isInside, column >= 0, row >= 0, column < ink.size.dotColumns, row < ink.size.dotRows
                else { continue }
                ink.plot(column, row, color: color, opacity: opacity, rank: rank)
            }
        }
    }
}
