/// Makes one level of detail of a geometry.
struct LevelBuilder {
    private let source: PackedGeometry
    private let grid: PackedGrid
    private let places: PackedGrid
    private var vertices: VertexList
    private var partStarts: ContiguousArray<UInt32> = [0]
    private var partKinds: ContiguousArray<PartKind> = []
    private var shapes: [PackedShape] = []
    private var sources: ContiguousArray<UInt32> = []
    private var small: SmallDrawing

    init(of source: PackedGeometry, bits: Int) {
        self.source = source
        grid = PackedGrid(bits: Int32(bits))
        // Only addresses, of which a level takes few: an array would be there twice whenever it grows.
        vertices = VertexList(reserving: 64 * max(source.vertices.count, 1 << 15)) ?? VertexList()
        places = PackedGrid.places(ofLevel: bits)
        small = SmallDrawing(source.vertices, on: places)
    }

    /// About how many vertices it has so far.
    var size: Int { vertices.count + 4 * shapes.count + 4 * small.places.words.count }

    /// Adds a shape of the source.
    mutating func add(_ shape: SourceShape, number: UInt32, look: UInt16) {
        let first = partKinds.count
        SmallParts.forEach(of: shape, in: source, on: places) { parts, way, box in
            if way == .thinned {
                for part in parts { addThinned(part) }
            } else {
                small.draw(parts, of: source, within: box, look: look, isCovered: way == .drawn)
            }
        }
        guard partKinds.count > first else { return }
        let range = Int(partStarts[first])..<vertices.count
        let box = range.reduce(into: PackedBox.empty) { $0.formUnion(vertices[$1]) }
        let content = PackedShape.Content.parts(UInt32(first)..<UInt32(partKinds.count))
        shapes.append(PackedShape(content, style: look, box: box))
        sources.append(number)
    }

    /// Adds what is left of a part where a vertex goes that is nearer to the one before than a step of the grid. A long
    /// edge keeps both its ends: moved by as little, it would be other dots.
    private mutating func addThinned(_ part: Int) {
        let range = source.vertexRange(ofPart: part)
        guard let first = range.first else { return }
        var kept = source.vertices[first]
        var last = kept
        vertices.append(kept)
        let step = 1 << Int(grid.bits)
        for index in range.dropFirst() {
            let vertex = source.vertices[index]
            let way = max(abs(Int(vertex.x) &- Int(kept.x)), abs(Int(vertex.y) &- Int(kept.y)))
            if way >= step {
                if way >= 4 &* step, last != kept { vertices.append(last) }
                vertices.append(vertex)
                kept = vertex
            }
            last = vertex
        }
        endPart(source.partKinds[part])
    }

    private mutating func endPart(_ kind: PartKind) {
        partStarts.append(UInt32(vertices.count))
        partKinds.append(kind)
    }

    /// Ends the level.
    mutating func level() -> DetailLevel {
        let words = small.places.sorted()
        var start = 0
        while start < words.count {
            let layer = words[start].key.layer
            var end = start + 1
            while end < words.count, words[end].key.layer == layer { end += 1 }
            let look = UInt16(layer / SmallDrawing.Layer.count)
            switch layer % SmallDrawing.Layer.count {
            case SmallDrawing.Layer.ink:
                addPlaces(words[start..<end], look: look) {
                    $0.count == 1 ? [$0.lowerBound] : []
                } content: {
                    .dots($0)
                }
                addPlaces(words[start..<end], look: look) {
                    $0.count > 1 ? [$0.lowerBound, $0.upperBound - 1] : []
                } content: {
                    .lines($0)
                }
            case SmallDrawing.Layer.marks:
                addPlaces(words[start..<end], look: look) {
                    Array($0)
                } content: {
                    .marks($0)
                }
            default: addAreas(words[start..<end], look: look)
            }
            start = end
        }
        let geometry = PackedGeometry(
            vertices: vertices.packed(), partStarts: partStarts, partKinds: partKinds)
        geometry.makeDetail()
        return DetailLevel(bits: Int(grid.bits), geometry: geometry, shapes: shapes, sources: sources)
    }

    /// Adds the middles of some places of each run.
    private mutating func addPlaces(
        _ words: ArraySlice<(key: PlaceWord, bits: UInt64)>, look: UInt16, columns: (Range<Int>) -> [Int],
        content: (Range<UInt32>) -> PackedShape.Content
    ) {
        let start = vertices.count
        for word in words {
            word.bits.forEachRun { run in
                for column in columns(run) {
                    vertices.append(
                        places.middle(column: Int(word.key.column) << 6 + column, row: word.key.row))
                }
            }
        }
        addShape(from: start, look: look, content: content)
    }

    private mutating func addAreas(_ words: ArraySlice<(key: PlaceWord, bits: UInt64)>, look: UInt16) {
        let start = vertices.count
        for word in words {
            word.bits.forEachRun { run in
                let (column, row) = (Int(word.key.column) << 6, Int(word.key.row))
                vertices.append(places.corner(column: column + run.lowerBound, row: row))
                let end = places.corner(column: column + run.upperBound, row: row + 1)
                vertices.append(PackedWorld(x: end.x &- 1, y: end.y &- 1))
            }
        }
        addShape(from: start, look: look) { .areas($0) }
    }

    private mutating func addShape(
        from start: Int, look: UInt16, content: (Range<UInt32>) -> PackedShape.Content
    ) {
        guard vertices.count > start else { return }
        endPart(.points)
        let box = (start..<vertices.count).reduce(into: PackedBox.empty) { $0.formUnion(vertices[$1]) }
        shapes.append(PackedShape(content(UInt32(start)..<UInt32(vertices.count)), style: look, box: box))
    }
}

/// Which parts of a shape are drawn on the grid.
enum SmallParts {
    enum Way {
        /// Nothing of them is.
        case thinned
        /// Their lines are, and no more is to be seen of them.
        case inked
        case drawn
    }

    /// Calls for the parts, those of a polygon together unless it is large, with a box that holds them.
    static func forEach(
        of shape: SourceShape, in source: PackedGeometry, on grid: PackedGrid,
        _ body: (_ parts: Range<Int>, _ way: Way, _ box: PackedBox) -> Void
    ) {
        // Where that is small all parts are, and where it is not the only one is not: no vertex need be looked at.
        let known = grid.isSmall(shape.box) ? shape.box : nil
        let all = (Int(shape.parts.lowerBound)..<Int(shape.parts.upperBound)).clamped(
            to: 0..<source.partCount)
        var part = all.lowerBound
        while part < all.upperBound {
            var end = part + 1
            if source.partKinds[part] == .exteriorRing {
                while end < all.upperBound, source.partKinds[end] == .interiorRing { end += 1 }
            }
            let vertices =
                source.vertexRange(ofPart: part).lowerBound..<source.vertexRange(ofPart: end - 1).upperBound
            let isAll = part == all.lowerBound && end == all.upperBound
            if source.partKinds[part] == .points {
                body(part..<end, .drawn, shape.box)
            } else if let box = known ?? (isAll ? nil : grid.smallBox(of: vertices, of: source.vertices)) {
                body(part..<end, .drawn, box)
            } else {
                for part in part..<end {
                    let ring = source.vertexRange(ofPart: part)
                    if source.partKinds[part].isRing, let box = grid.tinyBox(of: ring, of: source.vertices) {
                        body(part..<part + 1, .inked, box)
                    } else {
                        body(part..<part + 1, .thinned, shape.box)
                    }
                }
            }
            part = end
        }
    }
}

extension SmallDrawing {
    /// Draws some parts that lie in a box: a line, points, or the rings of a polygon.
    mutating func draw(
        _ parts: Range<Int>, of source: PackedGeometry, within box: PackedBox, look: UInt16, isCovered: Bool
    ) {
        guard let first = parts.first, !box.isEmpty else { return }
        if source.partKinds[first] == .points { return mark(source.vertexRange(ofPart: first), look: look) }
        if let place = grid.onlyPlace(of: box) {
            ink(place, look: look)
        } else {
            for part in parts {
                ink(source.vertexRange(ofPart: part), isClosed: source.partKinds[part].isRing, look: look)
            }
        }
        if isCovered, source.partKinds[first].isRing, grid.hasMiddle(in: box) {
            cover(parts.map { source.vertexRange(ofPart: $0) }, within: box, look: look)
        }
    }
}
