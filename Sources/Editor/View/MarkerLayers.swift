import Drawing
import GeoJSON
import Geography

/// The markers of the features that show.
enum MarkerLayers {
    /// Beyond so many the map would be nothing but pins: then they are dots, as other points are.
    static let most = 1000

    /// A feature with markers, and its style.
    struct Marked {
        let feature: Int
        let number: UInt16
        let style: SimpleStyle
    }

    /// The features that have markers; none where they are too many.
    static func markers(
        among features: [Int], _ styles: FeatureStyles?, of document: Document
    ) -> [Marked] {
        guard let styles else { return [] }
        let isMarked = styles.styles.map(\.hasMarker)
        guard isMarked.contains(true) else { return [] }
        var found: [Marked] = []
        for (place, feature) in features.enumerated() where isMarked[Int(styles.numbers[place])] {
            guard hasPoints(document.kind(of: feature)) else { continue }
            if found.count == most { return [] }
            found.append(Marked(feature: feature, number: styles.numbers[place], style: styles[place]))
        }
        return found
    }

    static func hasPoints(_ kind: GeometryKind) -> Bool { kind.isPoints || kind == .geometryCollection }

    static func append(
        _ markers: [Marked], of document: Document, looks: FeatureLooks, to scene: inout Scene
    ) {
        let viewport = scene.viewport
        var pictures: [UInt16: MarkerPicture] = [:]
        for marked in markers {
            let picture = pictures[marked.number] ?? MarkerPicture(marked.style, looks: looks)
            pictures[marked.number] = picture
            let box = document.packedBox(of: marked.feature).worldBox
            guard let offsets = viewport.worldOffsets(of: box) else { continue }
            ShapeSource(document: document, feature: marked.feature, viewport: viewport)
                .forEachPart { kind, count, vertex in
                    guard kind == .points else { return }
                    for index in 0..<count {
                        for offset in offsets {
                            let place = vertex(index)
                            let dot = viewport.dot(of: WorldPoint(x: place.x + Double(offset), y: place.y))
                            if let shown = picture.picture(at: dot) { scene.layers.append(.picture(shown)) }
                        }
                    }
                }
        }
    }
}
