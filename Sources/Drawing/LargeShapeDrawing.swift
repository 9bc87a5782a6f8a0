import Geography

/// A shape that is not whole yet, in each copy of the world that shows it.
struct OpenCopies {
    struct Copy {
        let transform: DotTransform
        /// The fill without the patches: the polygon that they belong to has not ended.
        let mask: FillMask
    }

    let look: ShapeLook
    let copies: [Copy]
}

extension Rasterizer {
    mutating func draw(_ shape: LargeShape, viewport: Viewport) {
        let open = begin(shape, viewport: viewport)
        end(shape, open, patches: shape.patches)
    }

    /// Draws what is there of a shape: its lines at once, so that its fill may follow; the other way round it would be
    /// the same, for ink lies above all fills.
    mutating func begin(_ shape: LargeShape, viewport: Viewport) -> OpenCopies {
        let look = ShapeLook(shape.style, depth: canvas.depth)
        var copies: [OpenCopies.Copy] = []
        for worlds in worldCopies(of: shape, in: viewport) {
            let transform = DotTransform(viewport: viewport, worlds: worlds, way: shape.way)
            if look.isFilled { addRings(of: shape, transform) }
            copies.append(OpenCopies.Copy(transform: transform, mask: canvas.mask))
            canvas.mask = FillMask()
            canvas.mask.reset(to: canvas.size)
            drawLines(of: shape, look, transform)
            look.stroke?.finish(on: &canvas)
        }
        return OpenCopies(look: look, copies: copies)
    }

    /// Draws what is still missing of a shape.
    mutating func end(_ shape: LargeShape, _ open: OpenCopies, patches: [LargeShape.Patch]) {
        let look = open.look
        for copy in open.copies {
            if look.isFilled {
                canvas.mask.copy(copy.mask)
                for patch in patches where kind(of: patch, in: shape)?.isRing == true {
                    canvas.mask.add(edges: PatchPath(patch, of: shape.geometry, copy.transform))
                }
                canvas.mask.endPolygon()
                canvas.fill(with: &look.brush, plain: look.plainFill)
            }
            for patch in patches {
                let path = PatchPath(patch, of: shape.geometry, copy.transform)
                if kind(of: patch, in: shape) == .points {
                    canvas.ink.put(
                        points: path, glyph: canvas.pointGlyph(look.pointsAreDots), color: look.point,
                        rank: look.pointRank)
                } else {
                    canvas.stroke(path, isClosed: false, look)
                }
            }
            look.stroke?.finish(on: &canvas)
        }
    }

    private func kind(of patch: LargeShape.Patch, in shape: LargeShape) -> PartKind? {
        shape.partIndices.contains(patch.part) ? shape.geometry.partKinds[patch.part] : nil
    }

    /// As of exact shapes, no copy shows that a packed shape cannot show in.
    private func worldCopies(of shape: LargeShape, in viewport: Viewport) -> [Int] {
        guard !shape.box.isEmpty else { return [] }
        let box = WorldBox(
            minX: max(-2, min(2, shape.box.minX)) + shape.way.x, minY: shape.box.minY + shape.way.y,
            maxX: max(-2, min(2, shape.box.maxX)) + shape.way.x, maxY: shape.box.maxY + shape.way.y)
        return viewport.worldOffsets(of: box.grown(byDots: Band.widest, in: viewport)).map(Array.init) ?? []
    }

    /// Adds all edges of rings to the mask, those of the polygon with gaps last, and does not end that.
    private mutating func addRings(of shape: LargeShape, _ transform: DotTransform) {
        let rings = shape.partIndices.filter { shape.geometry.partKinds[$0].isRing }
        let polygons = rings.split(beforeEach: { shape.geometry.partKinds[$0] == .exteriorRing })
        func hasGaps(_ part: Int) -> Bool { !shape.gaps(in: shape.geometry.vertices(ofPart: part)).isEmpty }
        let (whole, open) = (
            polygons.filter { !$0.contains(where: hasGaps) }, polygons.filter { $0.contains(where: hasGaps) }
        )
        for polygon in whole + open {
            canvas.mask.endPolygon()
            for part in polygon { addRing(part, of: shape, transform) }
        }
        if open.isEmpty { canvas.mask.endPolygon() }
    }

    private mutating func addRing(_ part: Int, of shape: LargeShape, _ transform: DotTransform) {
        let range = shape.geometry.vertices(ofPart: part)
        let vertices = shape.geometry.vertices
        let gaps = shape.gaps(in: range)
        if gaps.isEmpty {
            return canvas.mask.add(
                ring: PackedPath(
                    vertices: vertices, range: range, transform: transform, detail: shape.geometry.detail))
        }
        for piece in VertexPieces.pieces(of: range, gaps: gaps) {
            canvas.mask.add(
                edges: PackedPath(
                    vertices: vertices, range: piece, transform: transform, detail: shape.geometry.detail))
        }
        if let closing = VertexPieces.closingEdge(of: range, gaps: gaps) {
            let patch = LargeShape.Patch(part: part, points: closing)
            canvas.mask.add(edges: PatchPath(patch, of: shape.geometry, transform))
        }
    }

    private mutating func drawLines(of shape: LargeShape, _ look: ShapeLook, _ transform: DotTransform) {
        let vertices = shape.geometry.vertices
        for part in shape.partIndices {
            let kind = shape.geometry.partKinds[part]
            let range = shape.geometry.vertices(ofPart: part)
            let gaps = shape.gaps(in: range)
            if kind == .points {
                for piece in VertexPieces.points(of: range, gaps: gaps) {
                    let path = PackedPath(
                        vertices: vertices, range: piece, transform: transform, detail: shape.geometry.detail)
                    canvas.ink.put(
                        points: path, glyph: canvas.pointGlyph(look.pointsAreDots), color: look.point,
                        rank: look.pointRank)
                }
                continue
            }
            if gaps.isEmpty {
                let path = PackedPath(
                    vertices: vertices, range: range, transform: transform, detail: shape.geometry.detail)
                canvas.stroke(path, isClosed: kind.isRing, look)
                continue
            }
            for piece in VertexPieces.pieces(of: range, gaps: gaps) {
                let path = PackedPath(
                    vertices: vertices, range: piece, transform: transform, detail: shape.geometry.detail)
                canvas.stroke(path, isClosed: false, look)
            }
            if kind.isRing, let closing = VertexPieces.closingEdge(of: range, gaps: gaps) {
                let patch = LargeShape.Patch(part: part, points: closing)
                canvas.stroke(PatchPath(patch, of: shape.geometry, transform), isClosed: false, look)
            }
        }
    }
}

/// What is left of a part between its gaps.
enum VertexPieces {
    /// The runs of vertices that are joined by edges.
    static func pieces(of range: Range<Int>, gaps: ArraySlice<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for gap in gaps {
            if gap > start { pieces.append(start..<gap + 1) }
            start = gap + 1
        }
        if range.upperBound - start > 1 { pieces.append(start..<range.upperBound) }
        return pieces
    }

    /// The runs of points that are drawn.
    static func points(of range: Range<Int>, gaps: ArraySlice<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for gap in gaps {
            if gap > start { pieces.append(start..<gap) }
            start = gap + 1
        }
        if range.upperBound > start { pieces.append(start..<range.upperBound) }
        return pieces
    }

    /// The edge from the end of a ring to its start, unless it is left out.
    static func closingEdge(of range: Range<Int>, gaps: ArraySlice<Int>) -> [LargeShape.Point]? {
        guard range.count > 1, gaps.last != range.upperBound - 1 else { return nil }
        return [.held(range.upperBound - 1), .held(range.lowerBound)]
    }
}

/// The points of a patch on their way to the screen.
struct PatchPath: DotPath {
    private let points: [LargeShape.Point]
    private let vertices: PackedVertices
    private let transform: DotTransform

    init(_ patch: LargeShape.Patch, of geometry: PackedGeometry, _ transform: DotTransform) {
        points = patch.points
        vertices = geometry.vertices
        self.transform = transform
    }

    var count: Int { points.count }

    func dot(_ index: Int) -> FixedDot {
        switch points[index] {
        case .held(let vertex):
            guard vertices.indices.contains(vertex) else { return FixedDot(x: 0, y: 0) }
            return transform.dot(of: vertices[vertex])
        case .place(let place): return transform.dot(of: place)
        }
    }
}

extension Array {
    /// The runs that begin at the elements for which the test holds, and what comes before the first of these.
    fileprivate func split(beforeEach isFirst: (Element) -> Bool) -> [ArraySlice<Element>] {
        var runs: [ArraySlice<Element>] = []
        var start = startIndex
        for index in indices where index > start && isFirst(self[index]) {
            runs.append(self[start..<index])
            start = index
        }
        if start < endIndex { runs.append(self[start...]) }
        return runs
    }
}
