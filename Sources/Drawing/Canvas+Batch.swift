import Geography

extension Canvas {
    mutating func draw(_ batch: ShapeBatch, viewport: Viewport) {
        let reach = batch.styles.reduce(0) { max($0, Stroke.reach(of: $1)) }
        let copies = WorldCopy.all(in: viewport, reach: reach)
        guard !copies.isEmpty else { return }
        let looks = batch.styles.map { ShapeLook($0, depth: depth) }
        let geometry = batch.geometry
        let detail = geometry.detail
        for item in batch.items where !item.box.isEmpty {
            guard looks.indices.contains(Int(item.style)) else { continue }
            for copy in copies where item.box.intersects(copy.area) {
                draw(
                    looks[Int(item.style)], item, of: geometry, detail,
                    box: copy.transform.box(of: item.box), transform: copy.transform)
            }
        }
    }

    /// - Parameter box: the item's on the screen.
    @inline(__always)
    private mutating func draw(
        _ look: ShapeLook, _ item: ShapeBatch.Item, of geometry: PackedGeometry, _ detail: GeometryDetail?,
        box: FixedBox, transform: DotTransform
    ) {
        let parts = geometry.parts(item.parts)
        let isFilled = look.isFilled && mask.holdsSample(box)
        if !isFilled, box.isOneDot, let pen = look.pen {
            return dot(parts, of: geometry, at: box.corner, look, pen)
        }
        draw(look, parts: parts, isFilled: isFilled) { part in
            PackedPath(
                vertices: geometry.vertices, range: geometry.vertices(ofPart: part), transform: transform,
                detail: detail)
        } kind: {
            geometry.partKinds[$0]
        }
    }

    /// Draws a shape that lies in one dot.
    @inline(__always)
    private mutating func dot(
        _ parts: Range<Int>, of geometry: PackedGeometry, at place: FixedDot, _ look: ShapeLook, _ pen: Pen
    ) {
        for part in parts where !geometry.vertices(ofPart: part).isEmpty {
            if geometry.partKinds[part] == .points {
                let cell = Cell(column: place.dotX >> 1, row: place.dotY >> 2)
                ink.put(pointGlyph, at: cell, color: look.point, rank: look.pointRank)
            } else {
                pen.plot(place.dotX, place.dotY, into: &ink)
            }
        }
    }
}

extension PackedGeometry {
    /// Those of the parts that there are.
    @inline(__always)
    fileprivate func parts(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<partCount)
    }

    /// Those of a part's vertices that there are.
    @inline(__always)
    fileprivate func vertices(ofPart part: Int) -> Range<Int> {
        let start = min(Int(partStarts[part]), vertices.count)
        return start..<max(start, min(Int(partStarts[part + 1]), vertices.count))
    }
}
