import Drawing
import GeoJSON
import Geography
import Interaction

/// What is being drawn, with the rubber band to the pointer.
enum SketchView {
    /// The place under a point of the screen, on the map.
    static func place(at position: CellPoint, in viewport: Viewport) -> Coordinate {
        let world = viewport.world(at: DotPoint(position))
        return WorldPoint(x: world.x, y: max(0, min(1, world.y))).coordinate
    }

    /// Whether the pointer is on a place, in any copy of the world.
    static func isHit(_ place: Coordinate, at position: CellPoint, in viewport: Viewport) -> Bool {
        dots(of: place, in: viewport).contains {
            $0.distance(to: DotPoint(position)) <= HitTest.radius
                || CellPoint($0).cell == position.cell
        }
    }

    private static func dots(of place: Coordinate, in viewport: Viewport) -> [DotPoint] {
        let point = WorldPoint(place)
        var box = WorldBox.empty
        box.formUnion(point)
        return (viewport.worldOffsets(of: box).map(Array.init) ?? []).map {
            viewport.dot(of: WorldPoint(x: point.x + Double($0), y: point.y))
        }
    }

    /// The shape with the cursor as its next place; fewer places than it needs are a line.
    static func shape(of sketch: Sketch, in viewport: Viewport) -> ProjectedShape {
        let places = sketch.places(with: place(at: sketch.cursor, in: viewport))
        if let geometry = try? sketch.kind.geometry(of: places) { return ProjectedShape(geometry) }
        return ProjectedShape(
            FeatureGeometry(
                kind: .lineString, parts: [.init(kind: .line, path: [], coordinates: places)]))
    }

    static func append(_ state: EditorState, to scene: inout Scene) {
        guard let sketch = state.sketch else { return }
        let theme = state.settings.theme
        let style = ShapeStyle(
            fill: theme.selectionFill, fillOpacity: 0.25, stroke: theme.selection, point: theme.selection,
            rank: 40)
        if sketch.kind != .point, !sketch.isEmpty {
            scene.layers.append(
                .shape(ExactShape(parts: shape(of: sketch, in: scene.viewport).parts, style: style)))
        }
        let closing = sketch.kind == .polygon && sketch.vertices.count >= 3
        for (index, vertex) in sketch.vertices.enumerated() {
            let isEnd = (index == 0 && closing) || index == sketch.vertices.count - 1
            let isHovered = isEnd && isHit(vertex.place, at: sketch.cursor, in: scene.viewport)
            for dot in dots(of: vertex.place, in: scene.viewport) {
                scene.layers.append(
                    .symbol(
                        Symbol(
                            isHovered ? .vertexHovered : .vertex, at: dot,
                            color: isHovered ? theme.hover : theme.handle)))
            }
        }
        scene.layers.append(
            .symbol(
                Symbol(
                    sketch.kind == .point ? .pointDragged : .vertexDragged, at: DotPoint(sketch.cursor),
                    color: theme.dragged)))
    }
}
