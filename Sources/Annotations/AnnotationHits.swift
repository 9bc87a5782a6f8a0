import Drawing
import Geography
import Interaction

/// The annotations of a group as things that can be hit. What was drawn last is hit first, whatever the
/// distance.
struct AnnotationHits: HitSource {
    let group: AnnotationGroup
    /// The order of the uppermost annotation.
    let firstOrder: Int
    /// Drawn above the others, if it is of this group.
    let raised: String?

    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<AnnotationTarget>]) {
        let probe = AnnotationProbe(pointer: pointer, viewport: viewport)
        guard let clustering = group.clustering else {
            return append(group.items.indices, below: 0, probe, to: &hits)
        }
        if let look = group.clusterLook { append(clustering.clusters, look, probe, to: &hits) }
        append(clustering.singles, below: clustering.clusters.count, probe, to: &hits)
    }

    /// - Parameters:
    ///   - positions: of the annotations that may be hit, in their order.
    ///   - clusters: how many lie above them.
    private func append(
        _ positions: some BidirectionalCollection<Int>, below clusters: Int, _ probe: AnnotationProbe,
        to hits: inout [Hit<AnnotationTarget>]
    ) {
        let raised = raised.flatMap { group.position(of: $0) }
        for position in positions.reversed() where probe.mayHit(group.reaches[position]) {
            guard probe.hits(group.items[position].look, group.places[position]) else { continue }
            let order = position == raised ? 0 : clusters + group.items.count - position
            hits.append(
                Hit(
                    .annotation(group: group.id, id: group.items[position].id), rank: .point, distance: 0,
                    order: firstOrder + order))
        }
    }

    private func append(
        _ clusters: [Cluster], _ look: ClusterLook, _ probe: AnnotationProbe,
        to hits: inout [Hit<AnnotationTarget>]
    ) {
        for (index, cluster) in clusters.enumerated()
        where probe.hits(.circle(look.circle), .point(cluster.center)) {
            hits.append(
                Hit(
                    .cluster(group: group.id, id: cluster.id), rank: .point, distance: 0,
                    order: firstOrder + clusters.count - index))
        }
    }
}

/// The pointer, and what it reaches.
private struct AnnotationProbe {
    private let pointer: DotPoint
    private let place: WorldPoint
    private let cell: Cell
    private let viewport: Viewport

    init(pointer: DotPoint, viewport: Viewport) {
        self.pointer = pointer
        self.viewport = viewport
        place = viewport.world(at: pointer)
        cell = CellPoint(pointer).cell
    }

    /// Whether a closer look is worth while.
    func mayHit(_ reach: AnnotationReach) -> Bool {
        reach.contains(place, dotsPerWorld: viewport.dotsPerWorld)
    }

    func hits(_ look: AnnotationLook, _ item: ProjectedItem) -> Bool {
        switch item {
        case .point(let point): hits(look, point)
        case .shape(let parts, let box): hits(look, parts, box)
        }
    }

    /// A point is hit within its circle or picture, and everywhere in the cell of its own coordinate.
    private func hits(_ look: AnnotationLook, _ point: WorldPoint) -> Bool {
        var way = place - point
        // The copy of the world that is nearest to the pointer.
        way.x -= way.x.rounded()
        let dots = viewport.dots(way)
        if CellPoint(DotPoint(x: pointer.x - dots.x, y: pointer.y - dots.y)).cell == cell { return true }
        switch look {
        case .circle(let circle):
            let reach = (circle.radius + circle.strokeWidth) / DotPoint.sizeInPoints
            return dots.length <= reach
        case .icon(let icon):
            let points = WayInPoints(
                x: dots.x * DotPoint.sizeInPoints, y: dots.y * DotPoint.sizeInPoints)
            return icon.box?.contains(points) ?? false
        case .line, .area: return false
        }
    }

    private func hits(_ look: AnnotationLook, _ parts: [ExactShape.Part], _ box: WorldBox) -> Bool {
        let reach: Double
        switch look {
        case .line(let line): reach = max(HitTest.radius, line.width / 2 / DotPoint.sizeInPoints)
        case .area: reach = 0
        case .circle, .icon: return false
        }
        let margin = reach / viewport.dotsPerWorld
        guard let offsets = viewport.worldOffsets(of: box.grown(by: margin)) else { return false }
        return offsets.contains { offset in
            let local = WorldPoint(x: place.x - Double(offset), y: place.y)
            guard box.grown(by: margin).contains(local) else { return false }
            let found = parts.map { part in
                ShapeDistance.measure(local, count: part.vertices.count, isRing: part.kind.isRing) {
                    part.vertices[$0]
                }
            }
            if reach == 0 { return found.reduce(false) { $0 != $1.isInside } }
            return found.contains { $0.squared <= margin * margin }
        }
    }
}

extension WorldBox {
    fileprivate func grown(by margin: Double) -> WorldBox {
        WorldBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}
