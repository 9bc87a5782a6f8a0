import Drawing
import GeoJSON
import Geography
import Interaction

/// An upright rectangle of the screen, in dots. On a turned map it is no box of the world.
struct DotBox {
    let minX, minY, maxX, maxY: Double

    init(_ size: CellSize) {
        (minX, minY, maxX, maxY) = (0, 0, Double(size.dotColumns), Double(size.dotRows))
    }

    /// Between two corners.
    init(_ one: DotPoint, _ other: DotPoint) {
        (minX, maxX) = (min(one.x, other.x), max(one.x, other.x))
        (minY, maxY) = (min(one.y, other.y), max(one.y, other.y))
    }

    /// Around a box of the world, in one of its copies.
    init(_ box: WorldBox, offset: Int, in viewport: Viewport) {
        let corners = [
            (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
        ].map { viewport.dot(of: WorldPoint(x: $0.0 + Double(offset), y: $0.1)) }
        minX = corners.reduce(.infinity) { min($0, $1.x) }
        maxX = corners.reduce(-.infinity) { max($0, $1.x) }
        minY = corners.reduce(.infinity) { min($0, $1.y) }
        maxY = corners.reduce(-.infinity) { max($0, $1.y) }
    }

    func contains(_ point: DotPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }

    /// Whether the segment touches the box: Liang and Barsky's clipping, kept to the question.
    func meets(_ a: DotPoint, _ b: DotPoint) -> Bool {
        var (enter, leave) = (0.0, 1.0)
        for (p, q) in [
            (a.x - b.x, a.x - minX), (b.x - a.x, maxX - a.x),
            (a.y - b.y, a.y - minY), (b.y - a.y, maxY - a.y),
        ] {
            if p == 0 {
                if q < 0 { return false }
            } else if p < 0 {
                enter = max(enter, q / p)
            } else {
                leave = min(leave, q / p)
            }
        }
        return enter <= leave
    }

    /// The world that shows in it.
    func worldBox(in viewport: Viewport) -> WorldBox {
        var box = WorldBox.empty
        for (x, y) in [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)] {
            box.formUnion(viewport.world(at: DotPoint(x: x, y: y)))
        }
        return box
    }
}

/// Whether a shape shows in a rectangle of the screen, in one copy of the world: with a vertex in it, an edge
/// across it, or, a polygon, all around its middle.
struct BoxMeeting {
    private let box: DotBox
    private let viewport: Viewport
    private let offset: Double
    private let middle: WorldPoint
    private var isAround = false

    init(_ box: DotBox, in viewport: Viewport, offset: Int) {
        (self.box, self.viewport, self.offset) = (box, viewport, Double(offset))
        middle = viewport.world(
            at: DotPoint(x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2))
    }

    static func of(
        _ feature: Int, of document: Document, with box: DotBox, in viewport: Viewport, offset: Int
    ) -> Bool {
        if document.isLarge(feature) {
            let runs = PackedRuns.of(feature, in: document, viewport: viewport)
            return of(runs, with: box, in: viewport, offset: offset)
        }
        let shape = ShapeSource(document: document, feature: feature, viewport: viewport)
        return of(shape, with: box, offset: offset)
    }

    /// Whether a large feature does, without a look at most of it.
    private static func of(
        _ runs: PackedRuns, with box: DotBox, in viewport: Viewport, offset: Int
    ) -> Bool {
        var meeting = BoxMeeting(box, in: viewport, offset: offset)
        let area = PackedBox(box.worldBox(in: viewport).shifted(byWorlds: -offset))
        var isFound = false
        runs.forEachRun(meeting: area) { part, run in
            // One vertex more, for the segment that leaves the run.
            let end = min(run.upperBound + 1, Int(runs.geometry.partStarts[part + 1]))
            let kind: PartKind = runs.geometry.partKinds[part] == .points ? .points : .line
            isFound = meeting.takes(kind, end - run.lowerBound) { runs.place(run.lowerBound + $0) }
            return !isFound
        }
        let middle = WorldPoint(x: meeting.middle.x - Double(offset), y: meeting.middle.y)
        return isFound || runs.contains(middle)
    }

    private static func of(_ shape: ShapeSource, with box: DotBox, offset: Int) -> Bool {
        var meeting = BoxMeeting(box, in: shape.viewport, offset: offset)
        var isFound = false
        shape.forEachPart { kind, count, vertex in
            if !isFound { isFound = meeting.takes(kind, count, vertex: vertex) }
        }
        return isFound || meeting.isAround
    }

    /// Takes the next part of the shape; true where it is seen in the box.
    private mutating func takes(_ kind: PartKind, _ count: Int, vertex: (Int) -> WorldPoint) -> Bool {
        var previous: (world: WorldPoint, dot: DotPoint)?
        // A ring that is not closed in the file is drawn closed.
        for index in 0..<(kind.isRing && count > 2 ? count + 1 : count) {
            let point = vertex(index == count ? 0 : index)
            let world = WorldPoint(x: point.x + offset, y: point.y)
            let dot = viewport.dot(of: world)
            if box.contains(dot) { return true }
            if let last = previous, kind != .points {
                if box.meets(last.dot, dot) { return true }
                if kind.isRing, ShapeDistance.crosses(middle, last.world, world) { isAround.toggle() }
            }
            previous = (world, dot)
        }
        return false
    }
}
