import Geography

/// What a pen draws on: a screen of dots.
protocol DotSurface {
    var size: CellSize { get }

    /// Sets one dot, which is on the screen.
    mutating func plot(_ x: Int, _ y: Int, with pen: Pen)

    /// Sets some dots of a row, all on the screen.
    mutating func plot(columns: ClosedRange<Int>, row: Int, with pen: Pen)
}

extension InkLayer: DotSurface {
    @inline(__always)
    mutating func plot(_ x: Int, _ y: Int, with pen: Pen) {
        plot(x, y, color: pen.color, opacity: pen.opacity, rank: pen.rank)
    }

    @inline(__always)
    mutating func plot(columns: ClosedRange<Int>, row: Int, with pen: Pen) {
        for x in columns { plot(x, row, with: pen) }
    }
}
