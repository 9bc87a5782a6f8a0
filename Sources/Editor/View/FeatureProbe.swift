import GeoJSON
import Geography
import Interaction

/// The pointer, carried into one copy of the world, and how it hits features there.
struct FeatureProbe {
    let pointer: WorldPoint
    let viewport: Viewport
    let cell: Cell
    let offset: Int

    private var reach: Double { HitTest.radius / viewport.dotsPerWorld }
    private var cellReach: Double { HitTest.cellReach / viewport.dotsPerWorld }

    /// The best way in which a feature is hit, and at which distance in dots.
    ///
    /// - Parameter left: how many vertices may still be looked at.
    func hit(_ feature: Int, of document: Document, left: inout Int) -> (HitRank, Double)? {
        let mayHavePoints = document.kind(of: feature).mayHavePoints
        guard isNear(document.packedBox(of: feature), mayHavePoints ? cellReach : reach) else { return nil }
        let runs = PackedRuns.of(feature, in: document, viewport: viewport)
        if viewport.camera.zoom > ShapeSource.exactZoom, !document.isLarge(feature) {
            // What is held tells whether anything is near, and if not, whether it lies all around.
            if runs.comeNear(pointer, within: cellReach + PackedRuns.margin / PackedWorld.scale) {
                left -= document.vertexCount(of: feature)
                return hit(ShapeSource(document: document, feature: feature, viewport: viewport))
            }
        }
        if mayHavePoints {
            let point = runs.distance(toPointNear: pointer, reach: cellReach, left: &left, isNear: isNear)
            if point < .infinity { return (.point, point * viewport.dotsPerWorld) }
        }
        let edge = runs.squaredDistance(to: pointer, reach: reach, left: &left)
        return hit(edge: edge) ?? (runs.contains(pointer) ? (.body, 0) : nil)
    }

    /// Whether a box as it is held, and what is known exactly of what it holds, may lie within a reach.
    private func isNear(_ box: PackedBox, _ reach: Double) -> Bool {
        let steps = reach * PackedWorld.scale + PackedRuns.margin
        let (x, y) = (pointer.x * PackedWorld.scale, pointer.y * PackedWorld.scale)
        return box.squaredDistance(x: x, y: y) <= steps * steps
    }

    private func hit(_ shape: ShapeSource) -> (HitRank, Double)? {
        var point = Double.infinity
        var edge = Double.infinity
        var isInside = false
        shape.forEachPart { kind, count, vertex in
            if kind == .points {
                for index in 0..<count where isNear(vertex(index)) {
                    point = min(point, distance(vertex(index)))
                }
                return
            }
            let found = ShapeDistance.measure(pointer, count: count, isRing: kind.isRing, vertex: vertex)
            edge = min(edge, found.squared)
            if found.isInside { isInside.toggle() }
        }
        if point < .infinity { return (.point, point) }
        return hit(edge: edge) ?? (isInside ? (.body, 0) : nil)
    }

    private func hit(edge: Double) -> (HitRank, Double)? {
        edge.squareRoot() <= reach ? (.edge, edge.squareRoot() * viewport.dotsPerWorld) : nil
    }

    private func distance(_ point: WorldPoint) -> Double {
        let way = point - pointer
        return (way.x * way.x + way.y * way.y).squareRoot() * viewport.dotsPerWorld
    }

    private func isNear(_ point: WorldPoint) -> Bool {
        distance(point) <= HitTest.radius
            || CellPoint(viewport.dot(of: WorldPoint(x: point.x + Double(offset), y: point.y))).cell == cell
    }
}
