import Checking
import GeoJSON
import Geography
import Interaction

extension Editor {
    mutating func select(layer: Int, feature: Int, vertex: VertexReference? = nil) {
        guard state.layers.indices.contains(layer) else { return }
        let document = state.layers[layer].document
        guard (0..<document.featureCount).contains(feature) else { return }
        state.activeLayer = layer
        state.foundPlace = nil
        state.hovered = nil
        // What is nudged after another was selected is undone by itself.
        state.undoStack.endCoalescing()
        if var selection = state.selection, selection.layer == layer, selection.feature == feature {
            selection.vertex = vertex
            state.selection = selection
        } else {
            state.selection = Selection(layer: layer, feature: feature, vertex: vertex, in: document)
            // A button that is down, on a handle of another feature, holds nothing any more.
            state.pressHits = []
            judgeSelection()
        }
        showSelection()
    }

    mutating func deselect() {
        state.selection = nil
        if state.isMovingFeature { state.drag = nil }
        state.hovered = nil
    }

    mutating func selectVertex(_ vertex: VertexReference) {
        state.undoStack.endCoalescing()
        state.selection?.vertex = vertex
        showSelection()
    }

    /// Reads the selected feature again after its bytes changed; a vertex that is gone is let go.
    mutating func refreshSelection() {
        guard var selection = state.selection, state.layers.indices.contains(selection.layer) else { return }
        let document = state.layers[selection.layer].document
        guard (0..<document.featureCount).contains(selection.feature) else { return deselect() }
        selection.refresh(from: document)
        state.selection = selection
        judgeSelection()
    }

    /// Finds what can be said of the selected feature once its exact geometry is read.
    private mutating func judgeSelection() {
        findSharedVertices()
        guard let selection = state.selection else { return }
        state.selection?.crossing =
            selection.shape.positionCount <= Editor.mostVerticesJudged
            ? selfIntersection(of: selection.geometry) : nil
    }

    /// Beyond this the search would be felt at each edit; `plat check` takes its time.
    private static let mostVerticesJudged = 100_000

    /// Finds anew what moves together with the vertices of the selected feature.
    mutating func findSharedVertices() {
        guard let selection = state.selection else { return }
        state.selection?.shared =
            state.settings.keepsTopology
            ? state.layers[selection.layer].document.sharedVertices(of: selection.feature) : SharedVertices()
    }

    mutating func stepFeature(by step: Int) throws(CommandFailure) {
        let counts = state.layers.map(\.document.featureCount)
        let total = counts.reduce(0, +)
        guard total > 0 else { throw CommandFailure("the file has no features") }
        var position = step > 0 ? -1 : 0
        if let selection = state.selection {
            position = counts[..<selection.layer].reduce(0, +) + selection.feature
        }
        var next = ((position + step) % total + total) % total
        for (layer, count) in counts.enumerated() {
            if next < count { return select(layer: layer, feature: next) }
            next -= count
        }
    }

    mutating func stepVertex(by step: Int) throws(CommandFailure) {
        guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
        let counts = selection.outline.parts.indices.map(selection.vertexCount(ofPart:))
        let total = counts.reduce(0, +)
        guard total > 0 else { throw CommandFailure("the feature has no vertices") }
        var position = step > 0 ? -1 : 0
        if let vertex = selection.vertex { position = counts[..<vertex.part].reduce(0, +) + vertex.vertex }
        var next = ((position + step) % total + total) % total
        for (part, count) in counts.enumerated() {
            if next < count {
                return selectVertex(VertexReference(feature: selection.feature, part: part, vertex: next))
            }
            next -= count
        }
    }

    /// Brings the selection onto the screen: the camera moves only when no part of it shows.
    mutating func showSelection() {
        guard let selection = state.selection, !state.mapSize.isEmpty else { return }
        if let vertex = selection.vertex, let place = selection.coordinate(of: vertex) {
            let point = WorldPoint(place)
            guard !isInFreeArea(point) else { return }
            return showInFreeArea { $0.center = point }
        }
        let box = state.layers[selection.layer].document.packedBox(of: selection.feature).worldBox
        guard !box.isEmpty, !shows(selection, box: box) else { return }
        let fitted = CameraLimits.fitting(
            box, size: FreeArea.size(in: state), bearing: state.camera.bearing)
        showInFreeArea {
            $0.center = box.center
            $0.zoom = min($0.zoom, fitted.zoom)
        }
    }

    /// Pans by no more than it takes to show the selected feature whole beside the panel; one that is too large for
    /// that stays as it is.
    mutating func uncoverSelection() {
        guard let selection = state.selection else { return }
        let box = state.layers[selection.layer].document.packedBox(of: selection.feature).worldBox
        guard !box.isEmpty, let offset = state.viewport.worldOffsets(of: box)?.first else { return }
        let (shown, free) = (
            DotBox(box, offset: offset, in: state.viewport), DotBox(FreeArea.size(in: state))
        )
        func way(_ low: Double, _ high: Double, _ most: Double) -> Double? {
            guard high - low <= most else { return nil }
            return low < 0 ? low : high > most ? high - most : 0
        }
        guard let x = way(shown.minX, shown.maxX, free.maxX), let y = way(shown.minY, shown.maxY, free.maxY),
            x != 0 || y != 0
        else { return }
        let step = state.viewport.world(DotVector(x: x, y: y))
        moveCamera { $0.center = $0.center + step }
    }

    /// Whether any of a feature shows beside the panel.
    private func shows(_ selection: Selection, box: WorldBox) -> Bool {
        let (area, document) = (DotBox(FreeArea.size(in: state)), state.layers[selection.layer].document)
        let offsets = state.viewport.worldOffsets(of: box).map(Array.init) ?? []
        return offsets.contains {
            BoxMeeting.of(selection.feature, of: document, with: area, in: state.viewport, offset: $0)
        }
    }

    func isInFreeArea(_ point: WorldPoint) -> Bool {
        let viewport = state.viewport
        let offset = Double(viewport.nearestWorldOffset(of: point))
        return FreeArea.size(in: state).contains(
            CellPoint(viewport.dot(of: WorldPoint(x: point.x + offset, y: point.y))).cell)
    }

    /// Escape and Ctrl-C: back out of exactly one thing.
    mutating func backOut() {
        if state.drag != nil || state.gestures.isDragging { return cancelDrag() }
        if state.menu != nil {
            state.menu = nil
        } else if state.sketch != nil {
            state.sketch = nil
        } else if state.isBoxSelecting {
            state.isBoxSelecting = false
        } else if state.panel != nil {
            state.panel = nil
        } else if state.foundPlace != nil {
            state.foundPlace = nil
        } else if state.selection?.vertex != nil {
            state.selection?.vertex = nil
        } else if state.selection != nil {
            deselect()
        }
    }
}
