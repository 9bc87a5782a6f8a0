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
            let look = looks[Int(item.style)]
            for copy in copies where item.box.intersects(copy.area) {
                let vertices = BatchVertices(geometry: geometry, detail: detail, transform: copy.transform)
                switch item.content {
                case .parts(let parts):
                    draw(look, geometry.parts(parts), of: vertices, box: copy.transform.box(of: item.box))
                case .dots(let range): dots(vertices.path(range), look)
                case .lines(let range): lines(vertices.path(range), look)
                case .marks(let range): marks(vertices.path(range), look)
                case .areas(let range): areas(geometry.vertices(range), of: vertices, within: copy.area, look)
                }
            }
        }
    }

    /// - Parameter box: of the parts on the screen.
    @inline(__always)
    private mutating func draw(
        _ look: ShapeLook, _ parts: Range<Int>, of vertices: BatchVertices, box: FixedBox
    ) {
        let geometry = vertices.geometry
        let isFilled = look.isFilled && mask.holdsSample(box)
        if !isFilled, box.isOneDot, let pen = look.pen {
            return dot(parts, of: geometry, at: box.corner, look, pen)
        }
        draw(look, parts: parts, isFilled: isFilled) { part in
            vertices.path(ofPart: part)
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

    /// Draws each vertex as a line that begins and ends in it.
    private mutating func dots(_ path: PackedPath, _ look: ShapeLook) {
        if let pen = look.pen { return pen.draw(dots: path, into: &ink) }
        guard let stroke = look.stroke else { return }
        for index in 0..<path.count {
            stroke.draw(path.vertices(index..<index + 1), isClosed: false, on: &self)
            stroke.finish(on: &self)
        }
    }

    /// Draws a line between each two vertices.
    private mutating func lines(_ path: PackedPath, _ look: ShapeLook) {
        if let pen = look.pen { return pen.draw(lines: path, into: &ink) }
        guard let stroke = look.stroke else { return }
        for index in stride(from: 0, to: path.count - 1, by: 2) {
            stroke.draw(path.vertices(index..<index + 2), isClosed: false, on: &self)
            stroke.finish(on: &self)
        }
    }

    private mutating func marks(_ path: PackedPath, _ look: ShapeLook) {
        ink.put(points: path, glyph: pointGlyph, color: look.point, rank: look.pointRank)
    }

    /// Fills the rectangles between each two vertices. They are drawn as one: edges that two share cancel.
    private mutating func areas(
        _ range: Range<Int>, of vertices: BatchVertices, within area: PackedBox, _ look: ShapeLook
    ) {
        guard look.isFilled else { return }
        for index in stride(from: range.lowerBound, to: range.upperBound - 1, by: 2) {
            let (one, other) = (vertices.geometry.vertices[index], vertices.geometry.vertices[index + 1])
            let box = PackedBox(minX: one.x, minY: one.y, maxX: other.x, maxY: other.y)
            if box.intersects(area) { mask.add(box, on: vertices.transform) }
        }
        mask.endPolygon()
        fill(with: &look.brush, plain: look.plainFill)
    }
}

/// A geometry in one copy of the world.
private struct BatchVertices {
    let geometry: PackedGeometry
    let detail: GeometryDetail?
    let transform: DotTransform

    @inline(__always)
    func path(ofPart part: Int) -> PackedPath { path(geometry.vertices(ofPart: part)) }

    @inline(__always)
    func path(_ range: Range<UInt32>) -> PackedPath { path(geometry.vertices(range)) }

    @inline(__always)
    private func path(_ range: Range<Int>) -> PackedPath {
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

extension PackedGeometry {
    /// Those of the parts that there are.
    @inline(__always)
    fileprivate func parts(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<partCount)
    }

    /// Those of the vertices that there are.
    @inline(__always)
    fileprivate func vertices(_ range: Range<UInt32>) -> Range<Int> {
        (Int(range.lowerBound)..<Int(range.upperBound)).clamped(to: 0..<vertices.count)
    }

    /// Those of a part's vertices that there are.
    @inline(__always)
    func vertices(ofPart part: Int) -> Range<Int> {
        let start = min(Int(partStarts[part]), vertices.count)
        return start..<max(start, min(Int(partStarts[part + 1]), vertices.count))
    }
}
