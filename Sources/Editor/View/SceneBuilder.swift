import Basemap
import Drawing
import GeoJSON
import Geography

/// Makes the scene of a state. The features' vertices stay where they are; only the selected feature is built
/// anew each frame, and of a large one only what is moved of it.
enum SceneBuilder {
    static func scene(for state: EditorState) -> Scene {
        var kept = KeptScene()
        return scene(for: state, keeping: &kept).unkept
    }

    /// The same, with what is still of it as it was in the scene before, where it is the same.
    static func scene(for state: EditorState, keeping kept: inout KeptScene) -> Scene {
        var scene = Scene(viewport: state.viewport)
        let looks = FeatureLooks(state.settings)
        let drag: ShapeDrag? = if case .shape(let drag) = state.drag { drag } else { nil }
        let along = drag?.shapesAlong ?? []
        let shape = state.selection.map { selection in
            let still = selection.shape(in: state.viewport)
            return drag?.changed(still) ?? still
        }
        let large = (shape as? HeldShape)?.drawn(looks.selected)
        let open = along.isEmpty && large?.way == .zero ? large : nil
        let key = KeptScene.Key(state, apart: along.map(\.feature).sorted(), open: open)
        let (levels, lists) = (kept.levels, kept.lists)
        kept.make(for: key, open: open) {
            stillScene(of: state, apart: key.apart, looks: looks, levels: levels, lists: lists)
        }
        scene.showsGraticule = kept.showsGraticule
        scene.ground = kept.ground
        scene.still = kept.layers
        scene.patches = open?.patches ?? []
        append(along, drag: drag, of: state, looks: looks, to: &scene)
        if let shape {
            if let large, open == nil { scene.layers.append(.large(large)) }
            appendSelection(shape, of: state, drag: drag, looks: looks, to: &scene)
            if state.settings.showsLabels { scene.labels = kept.selectionLabels(of: state, shape: shape) }
        }
        return scene
    }

    /// What does not change while something is dragged, or selected in another way.
    private static func stillScene(
        of state: EditorState, apart: [Int], looks: FeatureLooks, levels: KeptLevels,
        lists: KeptLists
    ) -> (scene: Scene, labels: FeatureLabels) {
        var scene = Scene(viewport: state.viewport)
        scene.showsGraticule = state.settings.showsGraticule
        appendBasemap(of: state.settings, to: &scene)
        var labels = FeatureLabels(viewport: state.viewport, theme: state.settings.theme)
        for (index, layer) in state.layers.enumerated() {
            let isDrawnApart = state.selection?.layer == index
            let apart = isDrawnApart ? apart + [state.selection?.feature].compactMap(\.self) : []
            let features = FeatureLayers(
                layer.document, at: index, except: apart, viewport: scene.viewport, lists: lists)
            features.append(looks: looks, keeping: levels, to: &scene)
            if state.settings.showsLabels {
                labels.add(layer.document, candidates: features.labelCandidates, except: apart)
            }
        }
        scene.labels = state.settings.showsLabels ? scene.labels + labels.labels : []
        return (scene, labels)
    }

    /// The other features that a drag changes.
    private static func append(
        _ along: [(feature: Int, shape: any MapShape)], drag: ShapeDrag?, of state: EditorState,
        looks: FeatureLooks, to scene: inout Scene
    ) {
        guard let document = drag.map({ state.layers[$0.layer].document }) else { return }
        for (feature, shape) in along {
            let style = looks.style(for: document.kind(of: feature), document.style(of: feature))
            if let large = (shape as? HeldShape)?.drawn(style) {
                scene.layers.append(.large(large))
            } else if let exact = shape as? ProjectedShape {
                scene.layers.append(.shape(ExactShape(parts: exact.parts, style: style)))
            }
        }
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

    /// The selected feature, as it is dragged if it is, with its handles.
    private static func appendSelection(
        _ shape: any MapShape, of state: EditorState, drag: ShapeDrag?, looks: FeatureLooks,
        to scene: inout Scene
    ) {
        guard let selection = state.selection else { return }
        let marker = state.layers[selection.layer].document.style(of: selection.feature)
        if let exact = shape as? ProjectedShape {
            let isPictured = marker.hasMarker && looks.settings.showsPictures
            let parts = isPictured ? exact.parts.filter { $0.kind != .points } : exact.parts
            scene.layers.append(.shape(ExactShape(parts: parts, style: looks.selected)))
        }
        HandleSymbols.append(
            for: shape, selection: selection, drag: drag, hovered: state.hovered, looks: looks,
            marker: marker, to: &scene)
    }
}
