import Drawing
import Geography
import Interaction

/// How far an annotation reaches around its middle: farther away it is neither hit nor seen. Flat, so that
/// thousands are passed over without a look at them.
struct AnnotationReach: Sendable {
    /// The middle of its geometry on the Mercator map.
    let center: WorldPoint
    /// How far the geometry reaches from there, on the map.
    private let radius: Double
    /// How far its look reaches beyond the geometry, in dots.
    private let margin: Double

    /// Half the diagonal of a cell, rounded up: the cell of its own coordinate is part of an annotation.
    private static let cell = 5.0

    init(_ item: ProjectedItem, _ look: AnnotationLook) {
        switch item {
        case .point(let point):
            center = point
            radius = 0
        case .shape(_, let box):
            center = box.isEmpty ? WorldPoint(x: 0, y: 0) : box.center
            radius = box.isEmpty ? 0 : (box.maxX - box.minX + box.maxY - box.minY) / 2
        }
        margin = look.reach / DotPoint.sizeInPoints + Self.cell
    }

    /// Whether a place, or its copy in another world, may lie on it.
    func contains(_ place: WorldPoint, dotsPerWorld: Double) -> Bool {
        var x = place.x - center.x
        // The copy of the world that is nearest.
        x -= x.rounded(.toNearestOrEven)
        let y = place.y - center.y
        let reach = radius + margin / dotsPerWorld
        return x * x + y * y <= reach * reach
    }

    /// Whether a point with this reach may show, its middle at a dot.
    func shows(at dot: DotPoint, on size: CellSize) -> Bool {
        dot.x > -margin && dot.y > -margin && dot.x < Double(size.dotColumns) + margin
            && dot.y < Double(size.dotRows) + margin
    }
}

extension AnnotationLook {
    /// How far it reaches from its geometry, in points.
    fileprivate var reach: Double {
        switch self {
        case .circle(let circle): circle.radius + circle.strokeWidth
        case .icon(let icon):
            icon.box.map {
                max(abs($0.left), abs($0.right)) + max(abs($0.top), abs($0.bottom))
            } ?? 0
        case .line(let line): max(HitTest.radius * DotPoint.sizeInPoints, line.width / 2)
        case .area: 1
        }
    }
}
