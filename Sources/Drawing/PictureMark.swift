import Geography

extension Canvas {
    /// Draws a picture above what there is, or the character that stands for it.
    mutating func draw(_ picture: Picture) {
        let rank = InkLayer.Rank.point(picture.rank)
        guard hasSolidAreas, glyphs != .half else {
            return ink.put(
                picture.glyph.value, at: CellPoint(picture.position).cell, color: picture.color, rank: rank)
        }
        guard let corner = corner(of: picture) else { return }
        let image = picture.image
        for y in 0..<image.rows {
            for x in 0..<image.columns {
                guard let color = image.pixels[y * image.columns + x] else { continue }
                paint(x: corner.x + x, y: corner.y + y, color: color, rank: rank)
            }
        }
        if let letter = picture.letter {
            let (x, y) = (corner.x + corner.letterX, corner.y + corner.letterY)
            ink.put(
                letter.value, at: Cell(column: x >> 1, row: y >> 2), color: picture.letterColor, rank: rank)
        }
    }

    private mutating func paint(x: Int, y: Int, color: Color, rank: UInt16) {
        guard size.contains(Cell(column: x >> 1, row: y >> 2)) else { return }
        let cell = (y >> 2) * size.columns + x >> 1
        var brush = Brush(color: color, opacity: 1, depth: depth)
        fills.paint(CellSamples.mask(ofDot: x, y), of: cell, with: &brush)
        ink.reserve(cell, rank: rank)
    }

    private struct Corner {
        var x: Int
        var y: Int
        /// The middle of the letter, from here.
        var letterX: Int
        var letterY: Int
    }

    /// The dot of a picture's upper left corner: the nearest at which half cells fall on half cells, so that a
    /// picture looks the same wherever it stands, and its letter in the middle of a cell. Nil far off the screen.
    private func corner(of picture: Picture) -> Corner? {
        let (letter, anchor) = (picture.letterPlace, picture.image.anchor)
        let (x, y) = (picture.position.x - anchor.x, picture.position.y - anchor.y)
        guard [x, y, letter.x, letter.y].allSatisfy({ abs($0) < 1_000_000 }) else { return nil }
        // A cell's middle is between its two columns of dots.
        let side = Double((Int(letter.x.rounded(.down)) - 1) & 1)
        let column = picture.letter == nil ? x.rounded() : ((x - side) / 2).rounded() * 2 + side
        return Corner(
            x: Int(column), y: Int((y / 2).rounded()) * 2, letterX: Int(letter.x.rounded(.down)),
            letterY: Int(letter.y.rounded(.down)))
    }
}
