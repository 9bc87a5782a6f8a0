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
        if let clustering = group.clustering, let look = group.clusterLook {
            for cluster in clustering.clusters.reversed()
            where probe.hits(.circle(look.circle), .point(cluster.center)) {
                hits.append(
                    Hit(
                        .cluster(group: group.id, id: cluster.id), rank: .point, distance: 0,
                        order: firstOrder + group.items.count - cluster.id))
            }
        }
        let positions = group.clustering?.singles ?? Array(group.items.indices)
        for position in positions.reversed()
        where probe.mayHit(group.places[position], reach: group.reaches[position]) {
            let item = group.items[position]
            guard probe.hits(item.look, group.places[position]) else { continue }
            let order = item.id == raised ? 0 : group.items.count - position
            hits.append(
                Hit(
                    .annotation(group: group.id, id: item.id), rank: .point, distance: 0,
                    order: firstOrder + order))
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

    /// Quick and one-sided: false for a point that is certainly too far away.
    func mayHit(_ item: ProjectedItem, reach: Double) -> Bool {
        guard case .point(let point) = item else { return true }
        var way = place - point
        if abs(way.x) > 0.5 { way.x -= way.x.rounded() }
        // The points of one cell are less than 4.5 dots apart.
        let limit = max(4.5, reach) / viewport.dotsPerWorld
        return way.x * way.x + way.y * way.y <= limit * limit * 1.001
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
            if reach == 0 { return isInside(local, parts) }
            return parts.contains {
                ShapeDistance.squared(local, path: $0.vertices, isClosed: $0.kind.isRing) <= margin * margin
            }
        }
    }

    private func isInside(_ point: WorldPoint, _ parts: [ExactShape.Part]) -> Bool {
        parts.reduce(false) { $0 != ShapeDistance.isInside(point, ring: $1.vertices) }
    }
}

extension WorldBox {
    fileprivate func grown(by margin: Double) -> WorldBox {
        WorldBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
    }
}

extension AnnotationLook {
    /// How far from its coordinate a point of this look can be hit, in dots.
    var reach: Double {
        switch self {
        case .circle(let circle): return (circle.radius + circle.strokeWidth) / DotPoint.sizeInPoints
        case .icon(let icon):
            guard let box = icon.box else { return 0 }
            let (x, y) = (max(abs(box.left), abs(box.right)), max(abs(box.top), abs(box.bottom)))
            return (x * x + y * y).squareRoot() / DotPoint.sizeInPoints
        case .line, .area: return .infinity
        }
    }
}
