import Geography

extension Canvas {
    /// Draws a circle: a very small one is one character that grows with it, a small one a pattern of solid parts
    /// of cells, a large one an area.
    mutating func draw(_ circle: Circle) {
        let ring = circle.stroke == nil || !(circle.strokeOpacity > 0) ? 0 : max(0, circle.strokeWidth)
        let reach = max(0, circle.radius) + ring
        guard reach > 0, reach.isFinite else { return }
        if reach < CircleGlyph.largest {
            putGlyph(of: circle, reach: reach)
        } else if hasSolidAreas, reach < DiscPattern.largest {
            drawPattern(of: circle, reach: reach, ring: ring)
        } else {
            drawArea(of: circle, ring: ring)
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

    private mutating func drawPattern(of circle: Circle, reach: Double, ring: Double) {
        let pattern = DiscPattern(
            reach: reach, ring: ring, hasMiddle: circle.fill != nil && circle.fillOpacity > 0,
            pixelColumns: glyphs == .half ? 2 : 1)
        guard let corner = pattern.corner(around: circle.center) else { return }
        let rank = InkLayer.Rank.point(circle.rank)
        if let color = circle.fill, circle.fillOpacity > 0 {
            pattern.forEachRun(ofMiddle: true, from: corner) { mask.add(dots: $0, rows: $1) }
            if circle.fillOpacity >= 0.5 { reserveCovered(rank: rank) }
            fill(color: color, opacity: circle.fillOpacity)
        }
        if let color = circle.stroke, ring > 0 {
            pattern.forEachRun(ofMiddle: false, from: corner) { mask.add(dots: $0, rows: $1) }
            pattern.forEachRun(ofMiddle: true, from: corner) { mask.remove(dots: $0, rows: $1) }
            if circle.strokeOpacity >= 0.5 { reserveCovered(rank: rank) }
            cover(color: color, opacity: circle.strokeOpacity, rank: rank)
        }
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
}

/// The characters of circles too small for dots, by their reach in points.
private enum CircleGlyph {
    /// From here on there are dots.
    static let largest = 7.0

    static func scalar(reach: Double, isFilled: Bool, isASCII: Bool) -> Unicode.Scalar {
        if isASCII { return reach < 1.5 ? "." : reach < 3 ? "o" : "O" }
        if !isFilled { return reach < 3 ? "∘" : "○" }
        return reach < 1.5 ? "·" : reach < 3 ? "•" : "●"
    }
}
