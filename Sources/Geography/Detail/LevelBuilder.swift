/// Makes one level of detail of a geometry.
struct LevelBuilder {
    private let source: PackedGeometry
    private let grid: PackedGrid
    private var vertices: ContiguousArray<PackedWorld> = []
    private var partStarts: ContiguousArray<UInt32> = [0]
    private var partKinds: ContiguousArray<PartKind> = []
    private var shapes: [PackedShape] = []
    private var sources: ContiguousArray<UInt32> = []
    private var small = SmallThings()

    init(of source: PackedGeometry, bits: Int) {
        self.source = source
        grid = PackedGrid(bits: Int32(bits))
    }

    /// About how many vertices it has so far.
    var size: Int { vertices.count + 4 * shapes.count + 2 * small.things.count }

    /// Adds a shape of the source.
    mutating func add(_ shape: SourceShape, number: UInt32, look: UInt16) {
        let first = partKinds.count
        for part in Int(shape.parts.lowerBound)..<Int(shape.parts.upperBound) where part < source.partCount {
            let range = source.vertexRange(ofPart: part)
            let kind = source.partKinds[part]
            if kind == .points {
                addMarks(range, look: look)
            } else if let box = grid.smallBox(range, of: source.vertices) {
                let area = kind.isRing ? area(of: range) * (kind == .exteriorRing ? 1 : -1) : 0
                addSmall(box.middle, look: look, isMark: false, area: area)
            } else {
                addThinned(range)
                endPart(kind)
            }
        }
        guard partKinds.count > first else { return }
        let range = Int(partStarts[first])..<vertices.count
        let box = range.reduce(into: PackedBox.empty) { $0.formUnion(vertices[$1]) }
        shapes.append(
            PackedShape(.parts(UInt32(first)..<UInt32(partKinds.count)), style: look, box: box))
        sources.append(number)
    }

    private mutating func endPart(_ kind: PartKind) {
        partStarts.append(UInt32(vertices.count))
        partKinds.append(kind)
    }

    private mutating func addMarks(_ range: Range<Int>, look: UInt16) {
        for index in range { addSmall(source.vertices[index], look: look, isMark: true, area: 0) }
    }

    private mutating func addSmall(_ middle: PackedWorld, look: UInt16, isMark: Bool, area: Float) {
        small.add(
            SmallThings.Thing(
                place: grid.place(of: middle), look: look, isMark: isMark, middle: middle, area: area))
    }

    private mutating func addThinned(_ range: Range<Int>) {
        var last: PackedPlace?
        for index in range {
            let vertex = source.vertices[index]
            let place = grid.place(of: vertex)
            if place == last { continue }
            vertices.append(vertex)
            last = place
        }
    }

    /// The area of a small ring, in places (the shoelace formula).
    private func area(of range: Range<Int>) -> Float {
        guard let first = range.first else { return 0 }
        let origin = source.vertices[first]
        var sum = 0.0
        var (x, y) = (0.0, 0.0)
        for index in range {
            let vertex = source.vertices[index]
            let (nextX, nextY) = (Double(vertex.x &- origin.x), Double(vertex.y &- origin.y))
            sum += x * nextY - y * nextX
            (x, y) = (nextX, nextY)
        }
        return Float(abs(sum) / 2) / Float(1 << (2 * Int(grid.bits)))
    }

    /// Ends the level.
    mutating func level() -> DetailLevel {
        let things = small.sorted()
        var start = 0
        while start < things.count {
            let (look, isMark) = (things[start].look, things[start].isMark)
            var end = start + 1
            while end < things.count, things[end].look == look, things[end].isMark == isMark { end += 1 }
            let alike = things[start..<end]
            if !isMark { addMerged(SmallAreas(alike, on: grid).corners, look: look) { .areas($0) } }
            addMerged(alike.lazy.map(\.middle), look: look) { isMark ? .marks($0) : .dots($0) }
            start = end
        }
        let geometry = PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: partStarts, partKinds: partKinds)
        geometry.makeDetail()
        return DetailLevel(bits: Int(grid.bits), geometry: geometry, shapes: shapes, sources: sources)
    }

    private mutating func addMerged(
        _ points: some Sequence<PackedWorld>, look: UInt16,
        content: (Range<UInt32>) -> PackedShape.Content
    ) {
        let start = vertices.count
        vertices.append(contentsOf: points)
        guard vertices.count > start else { return }
        endPart(.points)
        let box = (start..<vertices.count).reduce(into: PackedBox.empty) { $0.formUnion(vertices[$1]) }
        let range = UInt32(start)..<UInt32(vertices.count)
        shapes.append(PackedShape(content(range), style: look, box: box))
    }
}

/// Where small areas together cover their places by half or more. What a place lacks of that is carried on to the
/// next in its row, so that a stretch that is covered by a third is filled in a third of its places.
struct SmallAreas {
    /// Two opposite corners for each run of places, row by row.
    private(set) var corners: [PackedWorld] = []

    init(_ things: some Sequence<SmallThings.Thing>, on grid: PackedGrid) {
        var rest: Float = 0
        var run: (first: PackedPlace, last: PackedPlace)?
        var previous: PackedPlace?
        func end() -> [PackedWorld] {
            guard let run else { return [] }
            let (start, end) = (grid.box(of: run.first), grid.box(of: run.last))
            return [PackedWorld(x: start.minX, y: start.minY), PackedWorld(x: end.maxX, y: end.maxY)]
        }
        for thing in things {
            let isNext =
                previous.map { $0.row == thing.place.row && $0.column + 1 == thing.place.column } ?? false
            if !isNext { rest = 0 }
            previous = thing.place
            rest += thing.area
            guard rest >= 0.5 else { continue }
            rest = max(-0.5, min(0.5, rest - 1))
            if let last = run?.last, isNext, last.column + 1 == thing.place.column {
                run?.last = thing.place
            } else {
                corners += end()
                run = (thing.place, thing.place)
            }
        }
        corners += end()
    }
}
