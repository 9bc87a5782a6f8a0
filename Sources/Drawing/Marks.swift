import Geography

extension Canvas {
    /// Draws a circle: a small one is one character that grows with it.
    mutating func draw(_ circle: Circle) {
        let ring = circle.stroke == nil || !(circle.strokeOpacity > 0) ? 0 : circle.strokeWidth
        let reach = max(0, circle.radius) + max(0, ring)
        guard reach > 0, reach.isFinite else { return }
        if reach < CircleGlyph.largest {
            putGlyph(of: circle, reach: reach)
        } else {
            drawArea(of: circle, ring: max(0, ring))
        }
    }

    private mutating func putGlyph(of circle: Circle, reach: Double) {
        let isFilled = circle.fill != nil && circle.fillOpacity > 0
        guard let color = isFilled ? circle.fill : circle.stroke else { return }
        let opacity = isFilled ? circle.fillOpacity : circle.strokeOpacity
        ink.put(
            CircleGlyph.scalar(reach: reach, isFilled: isFilled, isASCII: glyphs == .ascii).value,
            at: CellPoint(circle.center).cell, color: color, opacity: Canvas.byte(opacity),
            rank: InkLayer.Rank.point(circle.rank))
    }

    /// The stroke lies around the radius.
    private mutating func drawArea(of circle: Circle, ring: Double) {
        let center = DotTransform.fixed(circle.center)
        let rank = InkLayer.Rank.point(circle.rank)
        let radius = Canvas.steps(points: circle.radius)
        if let color = circle.fill, circle.fillOpacity > 0 {
            mask.add(disc: center, radius: radius)
            if hasSolidAreas, circle.fillOpacity >= 0.5 { reserveCovered(rank: rank) }
            fill(color: color, opacity: circle.fillOpacity)
        }
        if let color = circle.stroke, ring > 0 {
            mask.add(disc: center, radius: Canvas.steps(points: circle.radius + ring))
            mask.remove(disc: center, radius: radius)
            cover(color: color, opacity: circle.strokeOpacity, rank: rank)
        }
    }

    /// Keeps ink of lower rank out of the cells that the mask covers by half or more.
    private mutating func reserveCovered(rank: UInt16) {
        let columns = size.columns
        mask.forEachCell(columns: columns) { column, row, samples in
            if samples.nonzeroBitCount >= CellSamples.count / 2 {
                ink.reserve(row &* columns &+ column, rank: rank)
            }
        }
    }

    /// Points as steps of `FixedDot`.
    private static func steps(points: Double) -> Int {
        Int(max(0, min(1_000_000, points)) * Double(FixedDot.one / 4))
    }

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

/// The characters of circles too small for dots, by their reach in points.
private enum CircleGlyph {
    /// From here on there are dots.
    static let largest = 5.0

    static func scalar(reach: Double, isFilled: Bool, isASCII: Bool) -> Unicode.Scalar {
        if isASCII { return reach < 1.5 ? "." : reach < 3 ? "o" : "O" }
        if !isFilled { return reach < 3 ? "∘" : "○" }
        return reach < 1.5 ? "·" : reach < 3 ? "•" : "●"
    }
}
