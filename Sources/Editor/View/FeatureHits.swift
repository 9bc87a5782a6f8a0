import Drawing
import GeoJSON
import Geography
import Interaction

/// The features of a layer as things that can be hit: points, edges and bodies. Where very many lie under the pointer,
/// only the uppermost are looked at: nobody can choose among a hundred thousand.
struct FeatureHits: HitSource {
    let document: Document
    let layer: Int
    let settings: Settings

    /// How many features are looked at, and how many vertices of them before no further feature is.
    static let mostFeatures = 256
    static let mostVertices = 8_192

    func appendHits(at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<EditorTarget>]) {
        let place = viewport.world(at: pointer)
        // The cell of a point is always hit, so the reach is a cell's diagonal. What is held lies a little off.
        let area = WorldBox(
            around: place,
            reach: HitTest.cellReach / viewport.dotsPerWorld + PackedRuns.margin / PackedWorld.scale)
        appendMarkers(at: pointer, in: viewport, to: &hits)
        var left = FeatureHits.mostVertices
        for feature in VisibleFeatures.uppermost(in: document, area: area, atMost: FeatureHits.mostFeatures) {
            let box = document.packedBox(of: feature).worldBox
            guard left > 0, let offsets = viewport.worldOffsets(of: box) else { continue }
            for offset in offsets where box.shifted(byWorlds: offset).intersects(area) {
                let probe = Probe(
                    pointer: WorldPoint(x: place.x - Double(offset), y: place.y), viewport: viewport,
                    cell: CellPoint(pointer).cell, offset: offset)
                if let (rank, distance) = probe.hit(feature, of: document, left: &left) {
                    hits.append(
                        Hit(
                            .feature(layer: layer, feature: feature), rank: rank, distance: distance,
                            order: -feature))
                }
            }
        }
    }

    /// A marker is hit wherever its picture is. The pointer may be far from the place that it marks.
    private func appendMarkers(
        at pointer: DotPoint, in viewport: Viewport, to hits: inout [Hit<EditorTarget>]
    ) {
        guard settings.showsPictures, MarkerLayers.areNear(pointer, in: document, viewport) else { return }
        let cell = CellPoint(pointer).cell
        for marked in MarkerLayers.markers(of: document, in: viewport) {
            let pin = MarkerPicture.pin(marked.style.markerSize ?? .medium)
            var isHit = false
            MarkerLayers.forEachPlace(of: marked.feature, in: document, viewport) { place in
                isHit = isHit || pin.covers(cell, at: place)
            }
            guard isHit else { continue }
            hits.append(
                Hit(
                    .feature(layer: layer, feature: marked.feature), rank: .point, distance: 0,
                    order: -marked.feature))
        }
    }
}

/// The pointer, carried into one copy of the world.
private struct Probe {
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
        let runs = PackedRuns.of(feature, in: document, viewport: viewport)
        if viewport.camera.zoom > ShapeSource.exactZoom, !document.isLarge(feature) {
            // What is held tells whether anything is near, and if not, whether it lies all around.
            if runs.comeNear(pointer, within: cellReach + PackedRuns.margin / PackedWorld.scale) {
                left -= document.vertexCount(of: feature)
                return hit(ShapeSource(document: document, feature: feature, viewport: viewport))
            }
        }
        if runs.hasPoints {
            let point = runs.distance(toPointNear: pointer, reach: cellReach, left: &left, isNear: isNear)
            if point < .infinity { return (.point, point * viewport.dotsPerWorld) }
        }
        let edge = runs.squaredDistance(to: pointer, reach: reach, left: &left)
        return hit(point: .infinity, edge: edge) { runs.contains(pointer) }
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
        return hit(point: point, edge: edge) { isInside }
    }

    private func hit(point: Double, edge: Double, isInside: () -> Bool) -> (HitRank, Double)? {
        if point < .infinity { return (.point, point) }
        if edge.squareRoot() <= reach { return (.edge, edge.squareRoot() * viewport.dotsPerWorld) }
        return isInside() ? (.body, 0) : nil
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
