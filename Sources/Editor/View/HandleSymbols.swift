import Drawing
import GeoJSON
import Geography
import Interaction

/// The handles of the selected feature as symbols.
enum HandleSymbols {
    static func append(
        for shape: any MapShape, selection: Selection, drag: ShapeDrag?, hovered: EditorTarget?,
        looks: FeatureLooks, marker: SimpleStyle, to scene: inout Scene
    ) {
        let theme = looks.settings.theme
        let first = drag?.draggedVertex ?? selection.vertex
        let handles = HandleSet(
            shape: shape, feature: selection.feature, viewport: scene.viewport, first: first)
        if drag == nil {
            for handle in handles.midpoints {
                scene.layers.append(
                    .symbol(
                        Symbol(
                            handle.target == hovered ? .midpointHovered : .midpoint, at: handle.position,
                            color: theme.midpoint)))
            }
        }
        appendGhost(of: drag, theme: theme, to: &scene)
        let isPoint = shape.isPoints
        for handle in handles.vertices {
            let isFirst = first.map { handle.target == .vertex($0) } ?? false
            let look: Look =
                if isFirst, drag != nil { .dragged } else if isFirst {
                    .selected
                } else if handle.target == hovered {
                    .hovered
                } else if isShared(handle.target, selection) { .shared } else { .plain }
            let color =
                look == .dragged
                ? theme.dragged : look == .plain || look == .shared ? theme.handle : theme.selection
            if isPoint, marker.hasMarker, looks.settings.showsPictures {
                let rim = look == .dragged ? theme.dragged : look == .hovered ? theme.hover : theme.selection
                let picture = MarkerPicture(marker, looks: looks, emphasis: rim)
                if let shown = picture.picture(at: handle.position) { scene.layers.append(.picture(shown)) }
                continue
            }
            scene.layers.append(
                .symbol(Symbol(look.symbol(isPoint: isPoint), at: handle.position, color: color)))
        }
    }

    private static func isShared(_ target: EditorTarget, _ selection: Selection) -> Bool {
        if case .vertex(let vertex) = target { selection.shared.isShared(vertex) } else { false }
    }

    private enum Look {
        case plain, shared, hovered, selected, dragged

        func symbol(isPoint: Bool) -> Symbol.Kind {
            switch self {
            case .plain: isPoint ? .pointSelected : .vertex
            case .shared: isPoint ? .pointSelected : .vertexShared
            case .hovered: isPoint ? .pointHovered : .vertexHovered
            case .selected: isPoint ? .pointSelected : .vertexSelected
            case .dragged: isPoint ? .pointDragged : .vertexDragged
            }
        }
    }

    /// A mark where the dragged vertex came from.
    private static func appendGhost(of drag: ShapeDrag?, theme: Theme, to scene: inout Scene) {
        guard let drag, drag.grab.isMoved, let from = drag.places?.from else { return }
        let point = WorldPoint(from)
        let dot = scene.viewport.dot(of: WorldPoint(x: point.x + Double(drag.worldOffset), y: point.y))
        scene.layers.append(.symbol(Symbol(.ghost, at: dot, color: theme.faint)))
    }
}
