import Geography

extension Canvas {
    /// Draws some shapes of a batch, and returns the index of the first that it did not: the end of the range, unless
    /// `later` is full.
    ///
    /// - Parameter copies: all in which something of it can show.
    @discardableResult
    mutating func draw(_ items: Range<Int>, of batch: ShapeBatch, in copies: [WorldCopy]) -> Int {
        guard !copies.isEmpty else { return items.upperBound }
        let looks = looks(of: batch)
        let plainLooks = ContiguousArray(looks.map(\.plain))
        let geometry = batch.geometry
        let detail = geometry.detail
        let sources = copies.map { BatchVertices(geometry: geometry, detail: detail, copy: $0) }
        let end = geometry.vertices.withSpan(of: geometry.vertices.indices) { vertices in
            for index in items {
                let item = batch.items[index]
                if item.box.isEmpty || Int(item.style) >= looks.count { continue }
                later?.item = index
                for copy in copies.indices where item.box.intersects(copies[copy].area) {
                    let box = copies[copy].transform.box(of: item.box)
                    guard case .parts(let parts) = item.content,
                        let look = plainLooks[Int(item.style)]
                    else {
                        draw(item, looks[Int(item.style)], of: sources[copy], box: box)
                        continue
                    }
                    let isFilled = draw(
                        geometry.parts(parts), of: vertices, sources[copy], look, in: copies[copy], box: box)
                    guard isFilled else { continue }
                    mask.endPolygon()
                    fill(with: &looks[Int(item.style)].brush, plain: look.plainFill)
                }
                if later?.isFull == true {
                    later?.remove(item: index)
                    return index
                }
            }
            return items.upperBound
        }
        pens.flow(into: &ink)
        return end
    }

    /// Lays what another canvas has drawn of a batch over what is here, as if it had been drawn here.
    mutating func lay(_ drawn: Canvas, of batch: ShapeBatch) {
        let looks = looks(of: batch)
        for piece in drawn.later?.pieces ?? [] {
            let look = looks[Int(batch.items[Int(piece.item)].style)]
            fills.lay(piece.mask, of: Int(piece.cell), with: &look.brush, clearing: &ink)
        }
        ink.lay(drawn.ink)
    }

    private mutating func looks(of batch: ShapeBatch) -> [ShapeLook] {
        batch.styles.map { style in
            ShapeLook(style, depth: depth) { pens.place(of: $0) }
        }
    }

    /// Draws the parts of a shape, and returns whether what they cover is in the mask, to be filled.
    ///
    /// - Parameters:
    ///   - vertices: all of the geometry, the same as those of `source`.
    ///   - box: of the shape on the screen.
    @inline(__always)
    private mutating func draw(
        _ parts: Range<Int>, of vertices: Span<PackedWorld>, _ source: BatchVertices, _ look: PlainLook,
        in copy: borrowing WorldCopy, box: FixedBox
    ) -> Bool {
        let geometry = source.geometry
        if let pen = look.pen { pens.begin(pen, at: look.place, box: box, ink: &ink) }
        let isFilled = look.isFilled && mask.holdsSample(box)
        for part in parts {
            let (range, kind) = (geometry.vertices(ofPart: part), geometry.partKinds[part])
            if source.detail != nil, range.count >= PackedPath.leastCount {
                draw(source.path(range), as: kind, look, box: box, isFilled: isFilled)
            } else {
                draw(
                    vertices.extracting(range), as: kind, look, in: copy, box: box, isFilled: isFilled)
            }
        }
        return isFilled
    }

    /// Draws a part of a shape of which each vertex is to be looked at.
    ///
    /// - Parameters:
    ///   - box: of the shape on the screen.
    ///   - isFilled: whether rings are to be added to the mask.
    @inline(__always)
    private mutating func draw(
        _ vertices: Span<PackedWorld>, as kind: PartKind, _ look: PlainLook, in copy: borrowing WorldCopy,
        box: FixedBox, isFilled: Bool
    ) {
        if vertices.isEmpty { return }
        if kind == .points { return marks(vertices, look, in: copy) }
        guard let pen = pen(for: kind, look, box: box, isFilled: isFilled) else { return }
        if let upright = copy.upright {
            draw(vertices, upright, isRing: kind.isRing, isFilled: isFilled, pen, at: look.place)
        } else {
            draw(vertices, copy.transform, isRing: kind.isRing, isFilled: isFilled, pen, at: look.place)
        }
    }

    /// The same of a part that has runs.
    private mutating func draw(
        _ path: PackedPath, as kind: PartKind, _ look: PlainLook, box: FixedBox, isFilled: Bool
    ) {
        if kind == .points {
            return ink.put(
                points: path, glyph: pointGlyph(look.pointsAreDots), color: look.point, rank: look.pointRank)
        }
        guard let pen = pen(for: kind, look, box: box, isFilled: isFilled) else { return }
        if kind.isRing, isFilled { mask.add(ring: path) }
        pen.draw(path, isClosed: kind.isRing, into: &pens[look.place])
    }

    /// What the line of a part is to be drawn with; nil where nothing is left to be drawn of it.
    @inline(__always)
    private mutating func pen(
        for kind: PartKind, _ look: PlainLook, box: FixedBox, isFilled: Bool
    ) -> Pen? {
        guard let pen = look.pen else { return nil }
        if !isFilled, box.isOneDot {
            pen.plot(box.corner.dotX, box.corner.dotY, into: &pens[look.place])
            return nil
        }
        if isFilled, kind == .exteriorRing { mask.endPolygon() }
        return pen
    }

    @inline(__always)
    private mutating func marks(
        _ vertices: Span<PackedWorld>, _ look: PlainLook, in copy: borrowing WorldCopy
    ) {
        let glyph = pointGlyph(look.pointsAreDots)
        for index in vertices.indices {
            let place = copy.transform.dot(of: vertices[index])
            ink.put(point: place, glyph: glyph, color: look.point, rank: look.pointRank)
        }
    }

    private mutating func draw(
        _ item: PackedShape, _ look: ShapeLook, of vertices: BatchVertices, box: FixedBox
    ) {
        if let pen = look.pen {
            pens.begin(pen, at: look.place, box: box, ink: &ink)
        } else if let stroke = look.stroke {
            pens.flow(rank: stroke.rank, into: &ink)
        }
        let geometry = vertices.geometry
        switch item.content {
        case .parts(let parts): draw(look, geometry.parts(parts), of: vertices, box: box)
        case .dots(let range): dots(geometry.vertices(range), of: vertices, look)
        case .lines(let range): lines(geometry.vertices(range), of: vertices, look)
        case .marks(let range): marks(vertices.path(geometry.vertices(range)), look)
        case .areas(let range): areas(geometry.vertices(range), of: vertices, look)
        }
    }

    /// - Parameter box: of the parts on the screen.
    private mutating func draw(
        _ look: ShapeLook, _ parts: Range<Int>, of vertices: BatchVertices, box: FixedBox
    ) {
        let geometry = vertices.geometry
        let isFilled = look.isFilled && mask.holdsSample(box)
        draw(look, parts: parts, isFilled: isFilled) { part in
            vertices.path(geometry.vertices(ofPart: part))
        } kind: {
            geometry.partKinds[$0]
        }
    }

    @inline(__always)
    private mutating func draw(
        _ vertices: Span<PackedWorld>, _ projection: some DotProjection, isRing: Bool, isFilled: Bool,
        _ pen: Pen, at place: Int
    ) {
        if isRing, isFilled {
            pen.draw(ring: vertices, projection, filling: &mask, into: &pens[place])
        } else {
            pen.draw(vertices, projection, isClosed: isRing, into: &pens[place])
        }
    }

    /// Draws each vertex as a line that begins and ends in it.
    private mutating func dots(_ range: Range<Int>, of vertices: BatchVertices, _ look: ShapeLook) {
        if let pen = look.pen {
            return pen.draw(dots: vertices.path(range), into: &pens[look.place])
        }
        guard let stroke = look.stroke else { return }
        let path = vertices.path(range)
        for index in 0..<path.count {
            stroke.draw(path.vertices(index..<index + 1), isClosed: false, on: &self)
            stroke.finish(on: &self)
        }
    }

    /// Draws a line between each two vertices.
    private mutating func lines(_ range: Range<Int>, of vertices: BatchVertices, _ look: ShapeLook) {
        if let pen = look.pen {
            return vertices.geometry.vertices.withSpan(of: range) { span in
                if let upright = vertices.upright {
                    pen.draw(lines: span, upright, into: &pens[look.place])
                } else {
                    pen.draw(lines: span, vertices.transform, into: &pens[look.place])
                }
            }
        }
        guard let stroke = look.stroke else { return }
        let path = vertices.path(range)
        for index in stride(from: 0, to: path.count - 1, by: 2) {
            stroke.draw(path.vertices(index..<index + 2), isClosed: false, on: &self)
            stroke.finish(on: &self)
        }
    }

    private mutating func marks(_ path: PackedPath, _ look: ShapeLook) {
        ink.put(points: path, glyph: pointGlyph(look.pointsAreDots), color: look.point, rank: look.pointRank)
    }

    /// Fills the rectangles between each two vertices. They are drawn as one: edges that two share cancel.
    private mutating func areas(
        _ range: Range<Int>, of vertices: BatchVertices, _ look: ShapeLook
    ) {
        guard look.isFilled else { return }
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            let (one, other) = (vertices.geometry.vertices[index], vertices.geometry.vertices[index + 1])
            let box = PackedBox(minX: one.x, minY: one.y, maxX: other.x, maxY: other.y)
            if box.intersects(vertices.area) { mask.add(box, on: vertices.transform) }
        }
        mask.endPolygon()
        fill(with: &look.brush, plain: look.plainFill)
    }
}

/// A geometry in one copy of the world. A class, so that to hand it on counts one reference.
private final class BatchVertices {
    let geometry: PackedGeometry
    let transform: DotTransform
    let upright: UprightProjection?
    /// What of the geometry's world shows.
    let area: PackedBox
    let detail: GeometryDetail?

    init(geometry: PackedGeometry, detail: GeometryDetail?, copy: WorldCopy) {
        self.geometry = geometry
        self.detail = detail
        transform = copy.transform
        upright = copy.upright
        area = copy.area
    }

    @inline(__always)
    func path(_ range: Range<Int>) -> PackedPath {
        PackedPath(vertices: geometry.vertices, range: range, transform: transform, detail: detail)
    }
}

extension FillMask {
    /// Adds the edges of an upright box of the world, its last steps included.
    fileprivate mutating func add(_ steps: PackedBox, on transform: DotTransform) {
        let box = PackedBox(
            minX: steps.minX, minY: steps.minY, maxX: max(steps.maxX, steps.maxX &+ 1),
            maxY: max(steps.maxY, steps.maxY &+ 1))
        if transform.isUpright {
            let low = transform.dot(of: PackedWorld(x: box.minX, y: box.minY))
            return add(rectangle: low, to: transform.dot(of: PackedWorld(x: box.maxX, y: box.maxY)))
        }
        let corners = (
            transform.dot(of: PackedWorld(x: box.minX, y: box.minY)),
            transform.dot(of: PackedWorld(x: box.maxX, y: box.minY)),
            transform.dot(of: PackedWorld(x: box.maxX, y: box.maxY)),
            transform.dot(of: PackedWorld(x: box.minX, y: box.maxY))
        )
        addEdge(from: corners.0, to: corners.1)
        addEdge(from: corners.1, to: corners.2)
        addEdge(from: corners.2, to: corners.3)
        addEdge(from: corners.3, to: corners.0)
    }
}
