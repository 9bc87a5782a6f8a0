import Geography

extension Symbol.Kind {
    /// The character of the mark. Each kind has its own, so that it is known without colour.
    public func glyph(_ glyphs: GlyphSet) -> Unicode.Scalar {
        glyphs == .ascii ? ascii : geometric
    }

    private var geometric: Unicode.Scalar {
        switch self {
        case .vertex: "■"
        case .vertexShared: "▦"
        case .vertexHovered: "▣"
        case .vertexSelected: "◆"
        case .vertexDragged: "◈"
        case .midpoint: "▫"
        case .midpointHovered: "□"
        case .midpointDragged: "◇"
        case .point: "●"
        case .pointHovered: "◎"
        case .pointSelected: "◉"
        case .pointDragged: "⊕"
        case .ghost: "×"
        }
    }

    private var ascii: Unicode.Scalar {
        switch self {
        case .vertex: "#"
        case .vertexShared: "="
        case .vertexHovered: "%"
        case .vertexSelected: "@"
        case .vertexDragged: "&"
        case .midpoint: "+"
        case .midpointHovered: "*"
        case .midpointDragged: "$"
        case .point: "o"
        case .pointHovered: "0"
        case .pointSelected: "O"
        case .pointDragged: "Q"
        case .ghost: "x"
        }
    }

    /// Of two marks in one cell the one of higher rank is seen.
    var rank: UInt16 {
        switch self {
        case .ghost: 0
        case .midpoint: 1
        case .midpointHovered: 2
        case .point: 3
        case .vertex, .vertexShared: 4
        case .pointHovered, .vertexHovered: 5
        case .pointSelected, .vertexSelected: 6
        case .midpointDragged, .pointDragged, .vertexDragged: 7
        }
    }
}

extension InkLayer {
    /// Puts a mark into its cell.
    mutating func put(_ symbol: Symbol, glyphs: GlyphSet) {
        let cell = CellPoint(symbol.position).cell
        put(
            symbol.kind.glyph(glyphs).value, at: cell, color: symbol.color,
            rank: Rank.symbols + symbol.kind.rank)
    }

    /// Puts a mark for each vertex of a path.
    mutating func put<Path: DotPath>(points path: Path, glyph: UInt32, color: Color, rank: UInt16) {
        func put(_ dot: FixedDot, on ink: inout InkLayer) {
            ink.put(point: dot, glyph: glyph, color: color, rank: rank)
        }
        let screen = FixedBox(size, margin: 0)
        path.forEachRun { _, box in
            if !box.meets(screen) { return true }
            let isOne = glyph == 0 ? box.isOneDot : box.isOneCell
            if isOne { put(box.corner, on: &self) }
            return isOne
        } walk: { run in
            for index in run { put(path.dot(index), on: &self) }
        }
    }
}
