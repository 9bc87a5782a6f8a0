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
    static let mostFeatures = 128
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
                let probe = FeatureProbe(
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
