import GeoJSON
import Geography

/// The vertices of a feature: from the flat arrays, and beyond their precision from the file's own numbers.
struct ShapeSource {
    /// From this zoom on, 37 mm are more than half a dot.
    static let exactZoom = 21.0

    let document: Document
    let feature: Int
    let viewport: Viewport

    /// Calls for each part with its kind, how many vertices it has, and a way to read them.
    func forEachPart(_ body: (PartKind, Int, (Int) -> WorldPoint) -> Void) {
        if viewport.camera.zoom > ShapeSource.exactZoom {
            for part in document.geometry(of: feature).parts {
                body(part.kind, part.coordinates.count) { WorldPoint(part.coordinates[$0]) }
            }
            return
        }
        let (geometry, parts) = document.packed(of: feature)
        for part in parts {
            let range = geometry.vertexRange(ofPart: Int(part))
            body(geometry.partKinds[Int(part)], range.count) {
                geometry.vertices[range.lowerBound + $0].point
            }
        }
    }
}
