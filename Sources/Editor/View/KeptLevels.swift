import GeoJSON
import Geography

/// What is drawn of levels of detail, kept from frame to frame: it changes only where what is hidden does.
final class KeptLevels {
    private struct Kept {
        /// Tells levels apart, of whatever document.
        let geometry: PackedGeometry
        let hidden: [UInt32]
        let hidesMarked: Bool
        let shapes: LevelShapes
    }

    private var kept: [Int: Kept] = [:]

    /// The shapes of a layer's level.
    ///
    /// - Parameters:
    ///   - hidden: the features of the source that are not drawn with it, by their indices.
    ///   - marked: the looks of which no marks are drawn.
    func shapes(
        of layer: Int, _ document: Document, _ detail: GeometryDetail, _ level: DetailLevel, hidden: [UInt32],
        marked: Set<UInt16>
    ) -> LevelShapes {
        if let kept = kept[layer], kept.geometry === level.geometry, kept.hidden == hidden,
            kept.hidesMarked != marked.isEmpty
        {
            return kept.shapes
        }
        let hiding = LevelHiding(
            level, of: document.sourceGeometry, looks: detail.looks, hidden: hidden,
            shape: { document.sourceShape($0) }, near: { document.sourceIndices(intersecting: $0) })
        func shown(_ shapes: [PackedShape]) -> [PackedShape] {
            marked.isEmpty ? shapes : shapes.filter { !marked.contains($0.style) }
        }
        let shapes = LevelShapes(level: shown(hiding.remaining), source: shown(hiding.restored))
        kept[layer] = Kept(
            geometry: level.geometry, hidden: hidden, hidesMarked: !marked.isEmpty, shapes: shapes)
        return shapes
    }
}

/// What is drawn of a level's geometry, and what of the source's.
struct LevelShapes {
    let level: [PackedShape]
    let source: [PackedShape]
}
