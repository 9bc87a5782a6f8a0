import GeoJSON
import Geography
import Interaction

/// A feature's vertices where they are held, those of a large one exactly where that is finer than a dot, looked through with the boxes around runs of them: what a pointer asks
/// costs what lies near it, and a look at the boxes.
struct PackedRuns {
    let geometry: PackedGeometry
    let parts: Range<UInt32>
    /// Around runs of the vertices; nil until they are made.
    let boxes: RunBoxes?
    /// Where held vertices lie exactly, by their places in `geometry.vertices`.
    private(set) var exact: [Int: WorldPoint] = [:]
    /// Whether every ring ends where it begins.
    fileprivate let areRingsClosed: Bool

    /// No initializer, since these copy what they are given.
    static func of(_ feature: Int, in document: Document, viewport: Viewport) -> PackedRuns {
        let (geometry, parts) = document.packed(of: feature)
        var runs = PackedRuns(
            geometry: geometry, parts: parts, boxes: geometry.detail?.boxes,
            areRingsClosed: !document.mayHaveNotes(feature))
        if viewport.camera.zoom > ShapeSource.exactZoom, document.isLarge(feature) {
            let shape = HeldShape(of: feature, in: document)
            runs.exact =
                shape.sharpened(in: viewport) { part, vertices in
                    document.places(of: feature, part: part, vertices)
                }.exact
        }
        return runs
    }

    /// A large feature as it is held.
    static func of(_ shape: HeldShape) -> PackedRuns {
        PackedRuns(
            geometry: shape.geometry, parts: shape.parts, boxes: shape.geometry.detail?.boxes,
            exact: shape.exact, areRingsClosed: false)
    }

    /// The places of all its vertices.
    var vertices: Range<Int> {
        guard !parts.isEmpty else { return 0..<0 }
        return Int(
            geometry.partStarts[Int(parts.lowerBound)])..<Int(geometry.partStarts[Int(parts.upperBound)])
    }

    func place(_ index: Int) -> WorldPoint {
        exact.isEmpty ? geometry.vertices[index].point : exact[index] ?? geometry.vertices[index].point
    }

    /// Calls for runs of vertices of one part each that may lie in an area, or have a segment through it, in order,
    /// until the call says no.
    func forEachRun(meeting area: PackedBox, _ body: (_ part: Int, _ run: Range<Int>) -> Bool) {
        var goesOn = true
        func take(_ run: Range<Int>) {
            guard goesOn else { return }
            forEachPart(of: run) { part, piece in if goesOn { goesOn = body(part, piece) } }
        }
        guard let boxes else { return take(vertices) }
        boxes.forEachRun(of: vertices, meeting: area, take)
    }

    /// Calls with what of a run is of one part.
    @inline(__always)
    func forEachPart(of run: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        var start = run.lowerBound
        var part = self.part(holding: start)
        while start < run.upperBound, part < Int(parts.upperBound) {
            let end = min(run.upperBound, Int(geometry.partStarts[part + 1]))
            if end > start { body(part, start..<end) }
            start = max(start, end)
            part += 1
        }
    }

    /// The part that a vertex is of, which must be one of these.
    private func part(holding vertex: Int) -> Int {
        var (low, high) = (Int(parts.lowerBound), Int(parts.upperBound))
        while low < high {
            let middle = (low + high) / 2
            if Int(geometry.partStarts[middle + 1]) <= vertex { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a place is inside of the rings, by the even-odd rule over them all.
    func contains(_ place: WorldPoint) -> Bool {
        var isInside = false
        forEachRun(beside: place) { run, isToTheRight in
            forEachPart(of: run) { part, piece in
                guard geometry.partKinds[part].isRing else { return }
                let last = Int(geometry.partStarts[part + 1]) - 1
                let end = min(piece.upperBound, last)
                guard piece.lowerBound < end else { return }
                if isToTheRight {
                    // However it winds, it crosses as often as its ends say, but for pairs.
                    let (from, to) = (self.place(piece.lowerBound), self.place(end))
                    if (from.y > place.y) != (to.y > place.y) { isInside.toggle() }
                    return
                }
                if isCrossedOddly(piece.lowerBound..<end + 1, byRayFrom: place) { isInside.toggle() }
            }
        }
        forEachClosingEdge { start, end in
            if ShapeDistance.crosses(place, start, end) { isInside.toggle() }
        }
        return isInside
    }

    /// Whether a ray to the east crosses the segments between some vertices in a row an odd number of times.
    private func isCrossedOddly(_ range: Range<Int>, byRayFrom place: WorldPoint) -> Bool {
        var isOdd = false
        guard exact.isEmpty else {
            for index in range.dropLast()
            where ShapeDistance.crosses(place, self.place(index), self.place(index + 1)) { isOdd.toggle() }
            return isOdd
        }
        let y = place.y * PackedWorld.scale
        geometry.vertices.withSpan(of: range) { vertices in
            var isBelow = Double(vertices[0].y) > y
            for index in 1..<vertices.count {
                let wasBelow = isBelow
                isBelow = Double(vertices[index].y) > y
                if isBelow != wasBelow,
                    ShapeDistance.crosses(place, vertices[index - 1].point, vertices[index].point)
                {
                    isOdd.toggle()
                }
            }
        }
        return isOdd
    }

    /// Calls for the runs that a ray to the east may cross, with whether they lie beyond where it begins.
    private func forEachRun(beside place: WorldPoint, _ body: (Range<Int>, Bool) -> Void) {
        let all = vertices
        guard let boxes, !all.isEmpty else { return body(all, false) }
        let ray = Ray(place)
        let (first, end) = (all.lowerBound / boxes.runLength, (all.upperBound - 1) / boxes.runLength + 1)
        var run = first
        while run < end {
            let group = run / RunBoxes.groupSize
            let groupEnd = min(end, (group + 1) * RunBoxes.groupSize)
            switch ray.relation(to: boxes.groups[group]) {
            case .misses: break
            case .liesBefore:
                body(
                    (boxes.range(ofRun: run).lowerBound..<boxes.range(ofRun: groupEnd - 1).upperBound)
                        .clamped(to: all), true)
            case .meets:
                for index in run..<groupEnd {
                    let relation = ray.relation(to: boxes.boxes[index])
                    if relation == .misses { continue }
                    body(boxes.range(ofRun: index).clamped(to: all), relation == .liesBefore)
                }
            }
            run = groupEnd
        }
    }

    /// Calls with the edges that close rings which are not closed in the file.
    func forEachClosingEdge(_ body: (WorldPoint, WorldPoint) -> Void) {
        if areRingsClosed { return }
        for part in parts where geometry.partKinds[Int(part)].isRing {
            let range = geometry.vertexRange(ofPart: Int(part))
            guard range.count > 2,
                geometry.vertices[range.lowerBound] != geometry.vertices[range.upperBound - 1]
            else { continue }
            body(place(range.upperBound - 1), place(range.lowerBound))
        }
    }
}

/// A ray from a place to the east.
private struct Ray {
    enum Relation { case misses, liesBefore, meets }

    private let x: Double
    private let y: Double

    init(_ place: WorldPoint) {
        x = place.x * PackedWorld.scale
        y = place.y * PackedWorld.scale
    }

    func relation(to box: PackedBox) -> Relation {
        if Double(box.minY) > y + PackedRuns.margin || Double(box.maxY) < y - PackedRuns.margin
            || Double(box.maxX) < x - PackedRuns.margin
        {
            return .misses
        }
        return Double(box.minX) > x + PackedRuns.margin ? .liesBefore : .meets
    }
}
