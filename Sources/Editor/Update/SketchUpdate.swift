import GeoJSON
import Geography
import Interaction

extension Editor {
    /// Begins to draw.
    mutating func beginSketch(_ kind: SketchKind) throws(CommandFailure) {
        if let reason = CommandReasons.reasonAgainstDrawing(in: state) { throw CommandFailure(reason) }
        var cursor = CellPoint(middleOf: CellPoint(state.viewport.middle).cell)
        if let pointer = state.pointer, state.mapSize.contains(pointer.cell), chrome(at: pointer) == nil {
            cursor = pointer
        }
        state.isBoxSelecting = false
        state.hovered = nil
        state.sketch = Sketch(kind: kind, cursor: cursor)
    }

    mutating func moveSketchCursor(to position: CellPoint) {
        state.sketch?.cursor = position
        state.sketch?.isAimed = false
    }

    /// Moves the crosshair; beyond the edge the map moves.
    mutating func moveCrosshair(by way: DotVector) {
        guard let sketch = state.sketch, !state.mapSize.isEmpty else { return }
        let wanted = DotPoint(sketch.cursor) + way
        let inside = DotPoint(
            x: wanted.x.clamped(to: 0...Double(state.mapSize.dotColumns - 1)),
            y: wanted.y.clamped(to: 0...Double(state.mapSize.dotRows - 1)))
        let beyond = state.viewport.world(wanted - inside)
        moveCamera { $0.center = $0.center + beyond }
        state.sketch?.cursor = CellPoint(inside)
        state.sketch?.isAimed = true
    }

    /// A click while drawing. The second of a double click finishes and sets no vertex of its own.
    mutating func sketchTap(at position: CellPoint, count: Int) {
        guard let sketch = state.sketch else { return }
        state.sketch?.cursor = position
        do throws(CommandFailure) {
            if count == 2 || closes(sketch, at: position) {
                try finishSketch()
            } else {
                try setVertex(at: position)
            }
        } catch {
            say(.failure(error.reason))
        }
        // A click that ended it is the first of no double click on what was drawn.
        if state.sketch == nil { state.gestures.cancel() }
    }

    /// Whether a click here ends the drawing: on the first vertex of a polygon, or again on the last.
    private func closes(_ sketch: Sketch, at position: CellPoint) -> Bool {
        let ends = sketch.kind == .polygon && sketch.vertices.count >= 3 ? [sketch.vertices.first] : []
        return (ends + [sketch.vertices.last]).compactMap(\.?.place).contains {
            SketchView.isHit($0, at: position, in: state.viewport)
        }
    }

    /// Sets a vertex where the crosshair is, or at a place of the screen; the last one that is needed finishes.
    mutating func setVertex(at position: CellPoint) throws(CommandFailure) {
        let place = SketchView.place(at: position, in: state.viewport)
        try setVertex(at: place, precision: pointerPrecision(at: place))
    }

    /// A drag begins a rectangle or a circle.
    mutating func setFirstVertex(at position: CellPoint) {
        let place = SketchView.place(at: position, in: state.viewport)
        let precision = pointerPrecision(at: place)
        state.sketch?.add(place, precision)
    }

    mutating func setVertex(at place: Coordinate, precision: Precision) throws(CommandFailure) {
        guard state.sketch != nil else { throw CommandFailure("nothing is being drawn: draw line begins") }
        state.sketch?.add(place, precision)
        guard state.sketch?.isComplete == true else { return }
        do throws(CommandFailure) {
            try finishSketch()
        } catch {
            // What the last place made impossible goes on without it.
            state.sketch?.removeLast()
            throw error
        }
    }

    /// Adds what was drawn to the file, as one edit.
    mutating func finishSketch() throws(CommandFailure) {
        guard let sketch = state.sketch else { throw CommandFailure("nothing is being drawn") }
        if let reason = sketch.reasonAgainstFinish { throw CommandFailure(reason) }
        let vertices = sketch.settledVertices
        let geometry = try sketch.kind.geometry(of: vertices.map(\.place))
        let precisions = Dictionary(vertices.map { ($0.place, $0.precision) }) { first, _ in first }
        // The vertices between those that were set are as fine as the pointer.
        let fine = pointerPrecision(at: vertices.first?.place ?? Coordinate(0, 0))
        try addFeature { document throws(EditError) in
            try document.addFeature(geometry) { precisions[$0] ?? fine }
        }
        state.sketch = nil
    }

    /// Enter while drawing: sets a vertex where the keys aimed, else finishes.
    mutating func enterSketch() throws(CommandFailure) {
        guard let sketch = state.sketch else { return }
        if sketch.isAimed || sketch.isEmpty {
            try setVertex(at: sketch.cursor)
        } else {
            try finishSketch()
        }
    }
}
