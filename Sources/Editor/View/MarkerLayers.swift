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
            guard document.kind(of: feature).mayHavePoints else { continue }
            if found.count == most { return [] }
            found.append(Marked(feature: feature, number: styles.numbers[place], style: styles[place]))
        }
        return found
    }

    /// The map, and around it what a marker reaches into it from.
    static func area(of viewport: Viewport) -> WorldBox {
        let (box, reach) = (viewport.worldBox, longestReach / viewport.dotsPerWorld)
        guard !box.isEmpty else { return box }
        return WorldBox(
            minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach)
    }

    /// In dots.
    private static let longestReach = SymbolDrawing.largePin.reach

    /// Those that the map shows.
    static func markers(of document: Document, in viewport: Viewport) -> [Marked] {
        guard document.mayHaveStyles else { return [] }
        let features = VisibleFeatures.list(in: document, area: area(of: viewport))
        return markers(among: features, document.styles(of: features), of: document)
    }

    /// Whether any feature with markers reaches near the pointer: quick, and most often there is none.
    static func areNear(_ pointer: DotPoint, in document: Document, _ viewport: Viewport) -> Bool {
        guard document.mayHaveStyles else { return false }
        let (place, reach) = (viewport.world(at: pointer), longestReach / viewport.dotsPerWorld)
        let area = WorldBox(
            minX: place.x - reach, minY: place.y - reach, maxX: place.x + reach, maxY: place.y + reach)
        let near = VisibleFeatures.uppermost(in: document, area: area, atMost: most)
        guard let styles = document.styles(of: near) else { return false }
        return styles.numbers.contains { styles.styles[Int($0)].hasMarker }
    }

    static func append(
        _ markers: [Marked], of document: Document, looks: FeatureLooks, to scene: inout Scene
    ) {
        let viewport = scene.viewport
        var pictures: [UInt16: MarkerPicture] = [:]
        for marked in markers {
            let picture = pictures[marked.number] ?? MarkerPicture(marked.style, looks: looks)
            pictures[marked.number] = picture
            forEachPlace(of: marked.feature, in: document, viewport) { place in
                if let shown = picture.picture(at: place) { scene.layers.append(.picture(shown)) }
            }
        }
    }

    /// Calls for each point of a feature, in each copy of the world that shows it.
    static func forEachPlace(
        of feature: Int, in document: Document, _ viewport: Viewport, _ body: (DotPoint) -> Void
    ) {
        let box = document.packedBox(of: feature).worldBox
        guard let offsets = viewport.worldOffsets(of: box) else { return }
        ShapeSource(document: document, feature: feature, viewport: viewport)
            .forEachPart { kind, count, vertex in
                guard kind == .points else { return }
                for index in 0..<count {
                    let place = vertex(index)
                    for offset in offsets {
                        body(viewport.dot(of: WorldPoint(x: place.x + Double(offset), y: place.y)))
                    }
                }
            }
    }
}

extension GeometryKind {
    /// Whether some of its parts may be points.
    var mayHavePoints: Bool { isPoints || self == .geometryCollection }
}
