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
        let styles = Styles(theme: state.settings.theme)
        let drag: ShapeDrag? = if case .shape(let drag) = state.drag { drag } else { nil }
        let along = drag?.shapesAlong ?? []
        for (index, layer) in state.layers.enumerated() {
            let isDrawnApart = state.selection?.layer == index
            let apart =
                isDrawnApart ? along.map(\.feature) + [state.selection?.feature].compactMap(\.self) : []
            append(layer.document, except: apart, styles: styles, to: &scene)
        }
        for (feature, shape) in along {
            let kind = drag.map { state.layers[$0.layer].document.kind(of: feature) } ?? .none
            scene.layers.append(
                .shape(ExactShape(parts: shape.parts, style: styles.style(for: kind))))
        }
        appendSelection(of: state, drag: drag, styles: styles, to: &scene)
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

    /// The features that show: those of the source as one batch, those that were edited each from its own.
    private static func append(
        _ document: Document, except skipped: [Int], styles: Styles, to scene: inout Scene
    ) {
        var shared: [ShapeBatch.Item] = []
        var sharedGeometry: PackedGeometry?
        var edited: [SceneLayer] = []
        let isDeep = scene.viewport.camera.zoom > ShapeSource.exactZoom
        for feature in VisibleFeatures.list(in: document, area: scene.viewport.worldBox)
        where !skipped.contains(feature) {
            let kind = document.kind(of: feature)
            if isDeep {
                edited.append(
                    .shape(exactShape(document.geometry(of: feature), styles.style(for: kind))))
                continue
            }
            let (geometry, parts) = document.packed(of: feature)
            let item = ShapeBatch.Item(
                parts: parts, style: styles.index(for: kind), box: document.packedBox(of: feature))
            if document.isEdited(feature) {
                edited.append(
                    .batch(ShapeBatch(geometry: geometry, items: [item], styles: styles.all)))
            } else {
                sharedGeometry = geometry
                shared.append(item)
            }
        }
        if let sharedGeometry {
            scene.layers.append(
                .batch(ShapeBatch(geometry: sharedGeometry, items: shared, styles: styles.all)))
        }
        scene.layers += edited
    }

    /// The selected feature, as it is dragged if it is, with its handles.
    private static func appendSelection(
        of state: EditorState, drag: ShapeDrag?, styles: Styles, to scene: inout Scene
    ) {
        guard let selection = state.selection else { return }
        let shape = drag?.shape ?? selection.shape
        scene.layers.append(.shape(ExactShape(parts: shape.parts, style: styles.selected)))
        HandleSymbols.append(
            for: shape, selection: selection, drag: drag, hovered: state.hovered,
            theme: state.settings.theme, to: &scene)
    }

    private static func exactShape(_ geometry: FeatureGeometry, _ style: ShapeStyle) -> ExactShape {
        ExactShape(
            parts: geometry.parts.map { part in
                ExactShape.Part(kind: part.kind, vertices: part.coordinates.map { WorldPoint($0) })
            }, style: style)
    }
}

/// The looks of the kinds of geometry in a theme.
struct Styles {
    let all: [ShapeStyle]
    let selected: ShapeStyle

    init(theme: Theme) {
        all = [
            ShapeStyle(fill: nil, stroke: nil, point: theme.point, rank: 3),
            ShapeStyle(fill: nil, stroke: theme.line, point: theme.point, rank: 2),
            ShapeStyle(
                fill: theme.polygonFill, fillOpacity: 0.45, stroke: theme.polygonStroke, point: theme.point,
                rank: 1),
            ShapeStyle(
                fill: theme.polygonFill, fillOpacity: 0.45, stroke: theme.line, point: theme.point, rank: 2),
        ]
        selected = ShapeStyle(
            fill: theme.selectionFill, fillOpacity: 0.22, stroke: theme.selection, point: theme.selection,
            rank: 9)
    }

    func index(for kind: GeometryKind) -> UInt16 {
        switch kind {
        case .none, .point, .multiPoint: 0
        case .lineString, .multiLineString: 1
        case .polygon, .multiPolygon: 2
        case .geometryCollection: 3
        }
    }

    func style(for kind: GeometryKind) -> ShapeStyle { all[Int(index(for: kind))] }
}
