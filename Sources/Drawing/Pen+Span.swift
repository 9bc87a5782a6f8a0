import Geography

/// Of a large file most vertices lie in the dot of the one before, and in its row of samples: they change nothing, and
/// are passed over. One that does not is drawn to from the vertex before, which is projected again for it.
extension Pen {
    /// Draws a line; a closed one gets the edge from its end to its start.
    @inline(__always)
    func draw(
        _ vertices: Span<PackedWorld>, _ projection: some DotProjection, isClosed: Bool,
        into dots: inout PenDots.Layer
    ) {
        guard vertices.count > 0 else { return }
        let first = projection.dot(of: vertices[0])
        plot(first.dotX, first.dotY, into: &dots)
        var place = first
        var surroundings = projection.surroundings(of: vertices[0], first.room)
        for index in 1..<vertices.count where !surroundings.contains(vertices[index]) {
            let next = projection.dot(of: vertices[index])
            surroundings = projection.surroundings(of: vertices[index], next.room)
            if next.isInDot(of: place) { continue }
            step(from: place, to: next, into: &dots)
            place = next
        }
        if isClosed, !place.isInDot(of: first) {
            draw(from: (place.dotX, place.dotY), to: (first.dotX, first.dotY), into: &dots)
        }
    }

    /// Draws a line between each two vertices.
    @inline(__always)
    func draw(
        lines vertices: Span<PackedWorld>, _ projection: some DotProjection, into dots: inout PenDots.Layer
    ) {
        for pair in 0..<vertices.count / 2 {
            let start = projection.dot(of: vertices[2 &* pair])
            let end = projection.dot(of: vertices[2 &* pair &+ 1])
            if end.isInDot(of: start) {
                plot(start.dotX, start.dotY, into: &dots)
            } else if start.dotY == end.dotY, !isDouble {
                drawLevel(from: start.dotX, to: end.dotX, y: start.dotY, into: &dots)
            } else {
                draw(from: (start.dotX, start.dotY), to: (end.dotX, end.dotY), into: &dots)
            }
        }
    }

    /// Draws the line of a ring, and in the same go adds its edges to a mask.
    @inline(__always)
    func draw(
        ring vertices: Span<PackedWorld>, _ projection: some DotProjection, filling mask: inout FillMask,
        into dots: inout PenDots.Layer
    ) {
        guard vertices.count > 0 else { return }
        let first = projection.dot(of: vertices[0])
        plot(first.dotX, first.dotY, into: &dots)
        var place = first
        var surroundings = projection.surroundings(of: vertices[0], FillMask.room(inRowOf: first))
        for index in 1..<vertices.count where !surroundings.contains(vertices[index]) {
            let next = projection.dot(of: vertices[index])
            surroundings = projection.surroundings(of: vertices[index], FillMask.room(inRowOf: next))
            if next.isInDot(of: place), FillMask.areInRow(next, place) { continue }
            let last = projection.dot(of: vertices[index &- 1])
            mask.addEdge(from: last, to: next)
            step(from: last, to: next, into: &dots)
            place = next
        }
        let last = projection.dot(of: vertices[vertices.count &- 1])
        mask.addEdge(from: last, to: first)
        if !last.isInDot(of: first) {
            draw(from: (last.dotX, last.dotY), to: (first.dotX, first.dotY), into: &dots)
        }
    }
}
