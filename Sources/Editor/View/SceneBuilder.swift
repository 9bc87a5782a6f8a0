import Basemap
import Drawing
import GeoJSON
import Geography

/// Makes the scene of a state. The features' vertices stay where they are; only the selected feature is built
/// anew each frame, from its exact numbers.
enum SceneBuilder {
    static func scene(for state: EditorState) -> Scene {
        var scene = Scene(viewport: state.viewport)
        scene.showsGraticule = state.settings.showsGraticule
        appendBasemap(of: state.settings, to: &scene)
        let looks = FeatureLooks(state.settings)
        let drag: ShapeDrag? = if case .shape(let drag) = state.drag { drag } else { nil }
        let along = drag?.shapesAlong ?? []
        var labels = FeatureLabels(viewport: state.viewport, theme: state.settings.theme)
        for (index, layer) in state.layers.enumerated() {
            let isDrawnApart = state.selection?.layer == index
            let apart =
                isDrawnApart ? along.map(\.feature) + [state.selection?.feature].compactMap(\.self) : []
            let visible = VisibleFeatures.list(
                in: layer.document, area: MarkerLayers.area(of: scene.viewport))
            append(visible, of: layer.document, except: apart, looks: looks, to: &scene)
            if state.settings.showsLabels { labels.add(layer.document, visible: visible, except: apart) }
        }
        for (feature, shape) in along {
            guard let document = drag.map({ state.layers[$0.layer].document }) else { continue }
            let style = looks.style(for: document.kind(of: feature), document.style(of: feature))
            scene.layers.append(.shape(ExactShape(parts: shape.parts, style: style)))
        }
        appendSelection(of: state, drag: drag, looks: looks, to: &scene)
        if state.settings.showsLabels {
            labels.addSelection(of: state, shape: drag?.shape)
            scene.labels += labels.labels
        } else {
            scene.labels = []
        }
        return scene
    }

    /// On a basemap the graticule would be one thing too many.
    private static func appendBasemap(of settings: Settings, to scene: inout Scene) {
        guard let basemap = settings.basemap.source else { return }
        let look = BasemapLook(theme: settings.theme, glyphs: settings.glyphs, depth: settings.colorDepth)
        let picture = basemap.picture(in: scene.viewport, look: look)
        scene.showsGraticule = false
        scene.ground = picture.ground
        scene.layers += picture.layers
        scene.labels += picture.labels
    }

    /// The features that show: those of the source as one batch, those that were edited each from its own; above
    /// them the markers.
    private static func append(
        _ visible: [Int], of document: Document, except skipped: [Int], looks: FeatureLooks,
        to scene: inout Scene
    ) {
        var looks = looks
        var shared: [ShapeBatch.Item] = []
        var apart: [SceneLayer] = []
        let isDeep = scene.viewport.camera.zoom > ShapeSource.exactZoom
        let features = skipped.isEmpty ? visible : visible.filter { !skipped.contains($0) }
        let styles = document.styles(of: features)
        let markers = MarkerLayers.markers(among: features, styles, of: document)
        if !isDeep { shared.reserveCapacity(features.count) }
        for (place, feature) in features.enumerated() {
            let packed = document.packedFeature(feature)
            let index = looks.index(for: packed.kind, styles, at: place)
            if !markers.isEmpty, packed.kind.isPoints, styles?[place].hasMarker == true { continue }
            if isDeep {
                apart.append(.shape(exactShape(document.geometry(of: feature), looks.all[Int(index)])))
            } else if let edited = packed.edited {
                let own = ShapeBatch.Item(parts: packed.parts, style: 0, box: packed.box)
                apart.append(
                    .batch(ShapeBatch(geometry: edited, items: [own], styles: [looks.all[Int(index)]])))
            } else {
                shared.append(ShapeBatch.Item(parts: packed.parts, style: index, box: packed.box))
            }
        }
        if !shared.isEmpty {
            scene.layers.append(
                .batch(ShapeBatch(geometry: document.sourceGeometry, items: shared, styles: looks.all)))
        }
        scene.layers += apart
        MarkerLayers.append(markers, of: document, looks: looks, to: &scene)
    }

    /// The selected feature, as it is dragged if it is, with its handles.
    private static func appendSelection(
        of state: EditorState, drag: ShapeDrag?, looks: FeatureLooks, to scene: inout Scene
    ) {
        guard let selection = state.selection else { return }
        let shape = drag?.shape ?? selection.shape
        let marker = state.layers[selection.layer].document.style(of: selection.feature)
        let isPictured = marker.hasMarker && looks.settings.showsPictures
        let parts = isPictured ? shape.parts.filter { $0.kind != .points } : shape.parts
        scene.layers.append(.shape(ExactShape(parts: parts, style: looks.selected)))
        HandleSymbols.append(
            for: shape, selection: selection, drag: drag, hovered: state.hovered, looks: looks,
            marker: marker, to: &scene)
    }

    private static func exactShape(_ geometry: FeatureGeometry, _ style: ShapeStyle) -> ExactShape {
        ExactShape(
            parts: geometry.parts.map { part in
                ExactShape.Part(kind: part.kind, vertices: part.coordinates.map { WorldPoint($0) })
            }, style: style)
    }
}
