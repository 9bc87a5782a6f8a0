import Drawing
import GeoJSON
import Geography

/// The features of a document in a view: those of the source as one batch, those that were edited each from its own;
/// above them the markers.
struct FeatureLayers {
    /// What of the features is looked through.
    private enum Found {
        /// All that show, in the order of the file.
        case list([Int])
        /// A level of detail, with all features of the source, whether they show or not.
        case level(DetailLevel, GeometryDetail, SourceOverview)
    }

    private let document: Document
    private let layer: Int
    private let lists: KeptLists
    private let skipped: [Int]
    private let viewport: Viewport
    private let areas: [PackedBox]
    private let found: Found
    private let isDeep: Bool
    private let pointsAreDots: Bool

    /// - Parameters:
    ///   - layer: which of the layers it is.
    ///   - skipped: the features that are drawn apart.
    ///   - lists: what was made of the features that showed in the frame before.
    init(
        _ document: Document, at layer: Int, except skipped: [Int], viewport: Viewport, lists: KeptLists
    ) {
        self.document = document
        self.layer = layer
        self.lists = lists
        self.skipped = skipped
        self.viewport = viewport
        pointsAreDots = PointCrowd.isDrawnAsDots(document, in: viewport)
        isDeep = viewport.camera.zoom > ShapeSource.exactZoom
        let area = MarkerLayers.area(of: viewport)
        areas = VisibleFeatures.areas(of: document, in: area)
        if let found = Self.level(of: document, in: viewport) {
            self.found = found
            lists.forget(layer)
        } else {
            found = .list(VisibleFeatures.list(in: document, area: area))
        }
    }

    /// The level of detail that is drawn in a view, of those that are made; nil where the vertices are.
    private static func level(of document: Document, in viewport: Viewport) -> Found? {
        let dot = PackedWorld.scale / viewport.dotsPerWorld
        guard viewport.camera.zoom <= ShapeSource.exactZoom, let detail = document.sourceGeometry.detail,
            let level = detail.level(forDotsOf: dot), let overview = document.overview,
            overview.serves(level)
        else { return nil }
        return .level(level, detail, overview)
    }

    /// Tells the levels of a document apart that are drawn in a view; nil where the vertices are.
    static func levelBits(of document: Document, in viewport: Viewport) -> Int? {
        guard case .level(let level, _, _) = level(of: document, in: viewport) else { return nil }
        return level.bits
    }

    /// The features that may have a label; the same however they are found.
    var labelCandidates: [LabelCandidate] {
        switch found {
        case .list(let visible):
            lists.candidates(
                of: layer,
                for: KeptLists.CandidateKey(
                    version: document.version, features: visible, zoom: viewport.camera.zoom,
                    bearing: viewport.camera.bearing, size: viewport.size)
            ) {
                LabelCandidates.list(of: visible, in: document, viewport: viewport)
            }
        case .level(_, _, let overview):
            LabelCandidates.list(in: document, overview, areas: areas, viewport: viewport)
        }
    }

    /// - Parameter levels: what there was in the frame before.
    func append(looks: FeatureLooks, keeping levels: KeptLevels, to scene: inout Scene) {
        let looks = looks.withPointsAsDots(pointsAreDots)
        switch found {
        case .list(let visible):
            let features = skipped.isEmpty ? visible : visible.filter { !skipped.contains($0) }
            append(features, looks: looks, to: &scene)
        case .level(let level, let detail, let overview):
            append(level, detail, overview, looks: looks, keeping: levels, to: &scene)
        }
    }

    private func append(
        _ level: DetailLevel, _ detail: GeometryDetail, _ overview: SourceOverview, looks: FeatureLooks,
        keeping levels: KeptLevels, to scene: inout Scene
    ) {
        let edited = document.editedFeatures.filter {
            !skipped.contains($0) && areas.meet(document.packedBox(of: $0))
        }
        let markers = markers(overview, besides: edited)
        let kinds = detail.looks.map(FeatureLook.init(code:))
        let own = document.styles(ofLooks: kinds)
        let marked =
            markers.isEmpty ? [] : kinds.indices.filter { kinds[$0].kind.isPoints && own[$0].hasMarker }
        let shapes = levels.shapes(
            of: layer, document, detail, level, hidden: document.indicesToHide(besides: skipped),
            marked: Set(marked.map { UInt16(clamping: $0) }))
        let styles = zip(kinds, own).map { looks.style(for: $0.kind, $1) }
        scene.layers.append(.batch(ShapeBatch(geometry: level.geometry, items: shapes.level, styles: styles)))
        if !shapes.source.isEmpty {
            let geometry = document.sourceGeometry
            scene.layers.append(.batch(ShapeBatch(geometry: geometry, items: shapes.source, styles: styles)))
        }
        var editedLooks = looks
        let editedStyles = document.styles(of: edited)
        scene.layers += layers(of: edited, editedStyles, markers: markers, looks: &editedLooks).apart
        MarkerLayers.append(markers, of: document, looks: looks, to: &scene)
    }

    /// The markers that show, of the source and of features that were edited.
    private func markers(_ overview: SourceOverview, besides edited: [Int]) -> [MarkerLayers.Marked] {
        if overview.marked.isEmpty, edited.isEmpty { return [] }
        let masked = Set(document.indicesToHide(besides: skipped))
        var features: [Int] = []
        for index in overview.marked where !masked.contains(index) {
            guard let feature = document.position(ofSource: index),
                areas.meet(document.packedBox(of: feature))
            else { continue }
            if features.count > MarkerLayers.most { return [] }
            features.append(feature)
        }
        features = (features + edited).sorted()
        return MarkerLayers.markers(among: features, document.styles(of: features), of: document)
    }

    private func append(_ features: [Int], looks: FeatureLooks, to scene: inout Scene) {
        let drawn = isDeep ? shapes(of: features, looks) : keptShapes(of: features, looks)
        if !drawn.shared.isEmpty {
            let geometry = document.sourceGeometry
            scene.layers.append(
                .batch(ShapeBatch(geometry: geometry, items: drawn.shared, styles: drawn.styles)))
        }
        scene.layers += drawn.apart
        MarkerLayers.append(drawn.markers, of: document, looks: looks, to: &scene)
    }

    /// What is deep depends on where it lies on the screen, and other shapes do not.
    private func keptShapes(of features: [Int], _ looks: FeatureLooks) -> FeatureShapes {
        let key = KeptLists.ListKey(
            version: document.version, features: features, look: SceneLook(looks.settings),
            pointsAreDots: pointsAreDots)
        return lists.shapes(of: layer, for: key) { shapes(of: features, looks) }
    }

    private func shapes(of features: [Int], _ looks: FeatureLooks) -> FeatureShapes {
        var looks = looks
        let styles = document.styles(of: features)
        let markers = MarkerLayers.markers(among: features, styles, of: document)
        let (shared, apart) = layers(of: features, styles, markers: markers, looks: &looks)
        return FeatureShapes(shared: shared, styles: looks.all, apart: apart, markers: markers)
    }

    /// What is drawn of features: those of the source's own, and those that are drawn each from its own. Those that
    /// are markers are left out.
    private func layers(
        of features: [Int], _ styles: FeatureStyles?, markers: [MarkerLayers.Marked],
        looks: inout FeatureLooks
    ) -> (shared: [PackedShape], apart: [SceneLayer]) {
        var shared: [PackedShape] = []
        var apart: [SceneLayer] = []
        if !isDeep { shared.reserveCapacity(features.count) }
        for (place, feature) in features.enumerated() {
            let packed = document.packedFeature(feature)
            let index = looks.index(for: packed.kind, styles, at: place)
            if !markers.isEmpty, packed.kind.isPoints, styles?[place].hasMarker == true { continue }
            if isDeep {
                apart.append(deepLayer(of: feature, looks.all[Int(index)]))
            } else if let edited = packed.edited {
                let own = PackedShape(parts: packed.parts, style: 0, box: packed.box)
                apart.append(
                    .batch(ShapeBatch(geometry: edited, items: [own], styles: [looks.all[Int(index)]])))
            } else {
                shared.append(PackedShape(parts: packed.parts, style: index, box: packed.box))
            }
        }
        return (shared, apart)
    }

    /// A feature where a dot is finer than what is held of it: of a large one the exact numbers are read of what
    /// shows.
    private func deepLayer(of feature: Int, _ style: ShapeStyle) -> SceneLayer {
        if document.isLarge(feature) {
            let held = HeldShape(of: feature, in: document).sharpened(in: viewport) {
                document.places(of: feature, part: $0, $1)
            }
            return .large(held.drawn(style))
        }
        let parts = document.geometry(of: feature).parts.map { part in
            ExactShape.Part(kind: part.kind, vertices: part.coordinates.map { WorldPoint($0) })
        }
        return .shape(ExactShape(parts: parts, style: style))
    }
}
