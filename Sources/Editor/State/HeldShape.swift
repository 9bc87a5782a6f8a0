import Drawing
import GeoJSON
import Geography

/// A large feature's vertices where the document holds them, a few of them elsewhere. Nothing of it costs what the
/// feature has vertices.
struct HeldShape: MapShape {
    let geometry: PackedGeometry
    let parts: Range<UInt32>
    /// The handles of the shape as it is held, found once for a view.
    let handles = KeptHandles()
    /// Where held vertices lie exactly, by their places in `geometry.vertices`: known of those that show where a dot is
    /// finer than what is held.
    private(set) var exact: [Int: WorldPoint] = [:]
    /// Where vertices lie that were moved.
    private(set) var moved: [Int: WorldPoint] = [:]
    private(set) var inserted: (after: VertexReference, place: WorldPoint)?
    private(set) var way = WorldVector.zero
    private(set) var box: WorldBox
    private let vertexCounts: [Int]
    private let originalBox: WorldBox

    init(of feature: Int, in document: Document) {
        (geometry, parts) = document.packed(of: feature)
        vertexCounts = document.takenCounts(of: feature)
        originalBox = document.packedBox(of: feature).worldBox
        box = originalBox
    }

    var partCount: Int { parts.count }
    func kind(ofPart part: Int) -> PartKind { geometry.partKinds[Int(parts.lowerBound) + part] }

    func vertexCount(ofPart part: Int) -> Int { vertexCounts[part] + (inserted?.after.part == part ? 1 : 0) }

    func positionCount(ofPart part: Int) -> Int {
        range(ofPart: part).count + (inserted?.after.part == part ? 1 : 0)
    }

    /// The places in `geometry.vertices` of a part.
    func range(ofPart part: Int) -> Range<Int> { geometry.vertexRange(ofPart: Int(parts.lowerBound) + part) }

    func place(_ vertex: Int, inPart part: Int) -> WorldPoint {
        var held = vertex
        if let inserted, inserted.after.part == part, vertex > inserted.after.vertex {
            if vertex == inserted.after.vertex + 1 { return inserted.place }
            held -= 1
        }
        return heldPlace(range(ofPart: part).lowerBound + held) + way
    }

    /// Where a held vertex lies before the whole is carried.
    private func heldPlace(_ index: Int) -> WorldPoint {
        if moved.isEmpty, exact.isEmpty { return geometry.vertices[index].point }
        return moved[index] ?? exact[index] ?? geometry.vertices[index].point
    }

    mutating func move(_ vertex: VertexReference, to place: WorldPoint) {
        guard has(vertex) else { return }
        let range = range(ofPart: vertex.part)
        moved[range.lowerBound + vertex.vertex] = place
        if vertex.vertex == 0, kind(ofPart: vertex.part).isRing {
            for closing in vertexCounts[vertex.part]..<range.count {
                moved[range.lowerBound + closing] = place
            }
        }
        box.formUnion(place)
    }

    mutating func insert(_ place: WorldPoint, after vertex: VertexReference) {
        guard has(vertex) else { return }
        inserted = (vertex, place)
        box.formUnion(place)
    }

    mutating func translate(by way: WorldVector) {
        self.way = WorldVector(x: self.way.x + way.x, y: self.way.y + way.y)
        box = WorldBox(
            minX: box.minX + way.x, minY: box.minY + way.y, maxX: box.maxX + way.x, maxY: box.maxY + way.y)
    }

    /// The same, with exact places for some vertices of a part.
    mutating func sharpen(_ vertices: Range<Int>, inPart part: Int, to places: [WorldPoint]) {
        let start = range(ofPart: part).lowerBound
        for (vertex, place) in zip(vertices, places) { exact[start + vertex] = place }
    }

    /// As it was before anything was moved.
    mutating func forgetChanges() {
        (moved, inserted, way) = ([:], nil, .zero)
        box = originalBox
    }

    /// The part that a held vertex is of.
    func part(holding index: Int) -> Int? {
        var (low, high) = (0, partCount)
        while low < high {
            let middle = (low + high) / 2
            if range(ofPart: middle).upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low < partCount && range(ofPart: low).contains(index) ? low : nil
    }

    /// A box that holds a run of vertices, as it is held; the whole map where none is known.
    func runBox(_ run: Range<Int>, ofPart part: Int) -> PackedBox {
        guard let boxes = geometry.detail?.boxes, !run.isEmpty else { return HeldShape.everywhere }
        let place = (range(ofPart: part).lowerBound + run.lowerBound) / boxes.runLength
        return run.count <= boxes.runLength && boxes.boxes.indices.contains(place)
            ? boxes.boxes[place] : HeldShape.everywhere
    }

    private static let everywhere = PackedBox(minX: .min, minY: .min, maxX: .max, maxY: .max)

    /// Calls for runs of a part's vertices that may lie in an area, or have a segment through it, in order.
    func forEachRun(ofPart part: Int, meeting area: PackedBox, _ body: (Range<Int>) -> Void) {
        let range = range(ofPart: part)
        guard let detail = geometry.detail else { return body(0..<range.count) }
        detail.forEachRun(of: range, meeting: area) {
            body($0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound)
        }
    }
}

extension HeldShape {
    /// Beyond so many the numbers that are held have to do.
    private static let mostSharpened = 16_384

    /// The same with exact places for what shows of it.
    ///
    /// - Parameter read: gives those of some vertices of a part.
    func sharpened(in viewport: Viewport, read: (Int, Range<Int>) -> [Coordinate]?) -> HeldShape {
        var sharp = self
        var left = HeldShape.mostSharpened
        for offset in viewport.worldOffsets(of: box).map(Array.init) ?? [] {
            let area = PackedBox(viewport.worldBox.shifted(byWorlds: -offset))
            for part in 0..<partCount {
                forEachRun(ofPart: part, meeting: area) { run in
                    for vertices in showing(run, ofPart: part, in: area) where vertices.count <= left {
                        guard let places = read(part, vertices) else { continue }
                        left -= vertices.count
                        sharp.sharpen(vertices, inPart: part, to: places.map { WorldPoint($0) })
                    }
                }
            }
        }
        return sharp
    }

    /// Those vertices of a run that begin or end a segment whose box meets the area, run by run.
    private func showing(_ run: Range<Int>, ofPart part: Int, in area: PackedBox) -> [Range<Int>] {
        let range = range(ofPart: part)
        var found: [Range<Int>] = []
        for vertex in run {
            let next = min(vertex + 1, range.count - 1)
            var box = PackedBox.empty
            box.formUnion(geometry.vertices[range.lowerBound + vertex])
            box.formUnion(geometry.vertices[range.lowerBound + next])
            guard box.intersects(area) else { continue }
            if let last = found.last, last.upperBound >= vertex {
                found[found.count - 1] = last.lowerBound..<next + 1
            } else {
                found.append(vertex..<next + 1)
            }
        }
        return found
    }
}
