import Drawing
import GeoJSON
import Geography
import Input
import Interaction

extension Editor {
    mutating func handle(_ mouse: MouseEvent) {
        state.pointer = mouse.position
        handle(state.gestures.handle(mouse, at: state.now))
    }

    mutating func handle(_ gestures: [Gesture]) {
        for gesture in gestures { handle(gesture) }
    }

    private mutating func handle(_ gesture: Gesture) {
        switch gesture {
        case .hover, .wheel: break
        case .press, .tap, .hold, .holdEnded, .dragBegan, .dragMoved, .dragEnded, .secondaryTap:
            letGoOfCarried()
        }
        switch gesture {
        case .press(let position): press(at: position)
        case .tap(let position, let count): tap(at: position, count: count)
        case .hold(let position): hold(at: position)
        case .holdEnded(let position): endHold(at: position)
        case .dragBegan(let drag): begin(drag)
        case .dragMoved(let drag): move(drag)
        case .dragEnded(let drag): end(drag)
        case .hover(let position): hover(at: position)
        case .secondaryTap(let position): secondaryTap(at: position)
        case .wheel(let wheel, let position): turn(wheel, at: position)
        }
    }

    /// The targets are fixed when the button goes down.
    private mutating func press(at position: CellPoint) {
        state.drag = nil
        let target = state.question == nil ? chrome(at: position) : nil
        state.pressedChrome = target
        if state.question != nil || target != nil {
            state.drag = .captured
            state.pressHits = []
            if let target { press(on: target) }
            return
        }
        if state.prompt == nil { wipeMessage() }
        guard state.sketch == nil else { return state.pressHits = [] }
        state.pressHits = EditorHits.hits(at: DotPoint(position), in: state)
    }

    /// Held for 400 ms: what is under the pointer lifts.
    private mutating func hold(at position: CellPoint) {
        guard state.drag == nil, state.sketch == nil,
            let feature = EditorHits.heldFeature(state.pressHits)
        else { return }
        let before = state.selection
        if state.selection?.layer != feature.layer || state.selection?.feature != feature.feature {
            select(layer: feature.layer, feature: feature.feature)
        }
        let offset = worldOffset(ofFeature: feature.feature, layer: feature.layer, at: position)
        startShapeDrag(
            .feature, at: state.viewport.world(at: DotPoint(position)), worldOffset: offset,
            selectionBefore: before)
        want(.bell)
    }

    /// The button was held and lifted nothing: on what lies over the map, and in a drawing, that is a click.
    private mutating func endHold(at position: CellPoint) {
        if case .captured = state.drag { return tap(at: position, count: 1) }
        state.drag = nil
        if state.sketch != nil, state.mapSize.contains(position.cell) { sketchTap(at: position, count: 1) }
    }

    private mutating func begin(_ drag: Gesture.Drag) {
        if case .captured = state.drag { return }
        if state.sketch?.isDrawnByDrag == true {
            state.drag = .sketch
            setFirstVertex(at: drag.start)
        } else if state.isBoxSelecting {
            state.drag = .box(BoxDrag(start: drag.start, end: drag.position))
        } else if case .shape = state.drag {
            // Lifted by a hold.
        } else if let target = EditorHits.dragTarget(state.pressHits, selection: state.selection) {
            let offset = EditorHits.worldOffset(of: target, at: DotPoint(drag.start), in: state)
            startShapeDrag(
                target, at: state.viewport.world(at: DotPoint(drag.start)), worldOffset: offset,
                selectionBefore: state.selection)
        } else {
            state.drag = .pan(
                Pan(camera: state.camera, anchor: state.viewport.world(at: DotPoint(drag.start))))
        }
        move(drag)
    }

    mutating func startShapeDrag(
        _ target: ShapeDrag.Target, at place: WorldPoint, worldOffset: Int, selectionBefore: Selection?,
        isByKeys: Bool = false
    ) {
        guard let selection = state.selection else { return }
        if case .vertex(let vertex) = target, selection.kind != .point {
            state.selection?.vertex = vertex
        }
        var drag = ShapeDrag(
            target: target, layer: selection.layer, feature: selection.feature,
            place: exactPlace(of: target, in: selection), originalShape: selection.shape,
            worldOffset: worldOffset, selectionBefore: selectionBefore,
            grab: Grab(at: place), isByKeys: isByKeys)
        if case .vertex(let vertex) = target {
            drag.companions = selection.shared.others(of: vertex)
            let document = state.layers[selection.layer].document
            for feature in Set(drag.companions.map(\.feature)) where feature != selection.feature {
                drag.companionShapes[feature] =
                    document.isLarge(feature)
                    ? HeldShape(of: feature, in: document) : ProjectedShape(document.geometry(of: feature))
            }
        }
        state.drag = .shape(drag)
    }

    /// The exact place of what is dragged, where that is one vertex.
    private func exactPlace(of target: ShapeDrag.Target, in selection: Selection) -> Coordinate? {
        switch target {
        case .vertex(let vertex): selection.coordinate(of: vertex)
        case .insertion: nil
        case .feature: selection.movesAsPoint ? selection.movableVertex.flatMap(selection.coordinate) : nil
        }
    }

    private mutating func move(_ drag: Gesture.Drag) {
        switch state.drag {
        case .pan(let pan): hold(pan.anchor, at: DotPoint(drag.position))
        case .shape(var shape):
            shape.grab.pointer = state.viewport.world(at: DotPoint(drag.position))
            state.drag = .shape(shape)
        case .box(var box):
            box.end = drag.position
            state.drag = .box(box)
        case .sketch: state.sketch?.cursor = drag.position
        case .captured, nil: break
        }
    }

    private mutating func end(_ drag: Gesture.Drag) {
        move(drag)
        let ended = state.drag
        state.drag = nil
        switch ended {
        case .shape(let shape): commit(shape)
        case .box(let box): select(in: box)
        case .sketch: sketchTap(at: drag.position, count: 1)
        case .pan, .captured, nil: break
        }
    }

    /// The release makes one edit; a drag that came back to where it began makes none.
    mutating func commit(_ drag: ShapeDrag) {
        do throws(CommandFailure) {
            switch drag.target {
            case .vertex(let vertex):
                guard drag.grab.isMoved, let place = drag.places?.to else { return }
                try moveVertex(vertex, to: place, precision: pointerPrecision(at: place))
            case .insertion(let vertex, _):
                guard let place = drag.places?.to else { return }
                try insertVertex(after: vertex, at: place, precision: pointerPrecision(at: place))
            case .feature:
                let way = drag.featureWay
                guard way != .zero else { return }
                let precision = pointerPrecision(at: drag.grab.pointer.coordinate)
                try perform { document throws(EditError) in
                    try document.moveFeature(drag.feature, by: way, precision: precision)
                }
            }
        } catch {
            say(.failure(error.reason))
        }
    }

    /// Everything returns bit for bit: the document was never touched.
    mutating func cancelDrag() {
        switch state.drag {
        case .pan(let pan): moveCamera { $0 = pan.camera }
        case .shape(let shape): state.selection = shape.selectionBefore
        case .sketch: state.sketch?.removeLast()
        case .box, .captured, nil: break
        }
        state.drag = nil
        state.gestures.cancel()
    }

    private func worldOffset(ofFeature feature: Int, layer: Int, at position: CellPoint) -> Int {
        EditorHits.worldOffset(
            of: state.layers[layer].document.packedBox(of: feature).worldBox, at: DotPoint(position),
            in: state.viewport)
    }

    /// Selects the first feature in a box and says how many there are.
    private mutating func select(in box: BoxDrag) {
        state.isBoxSelecting = false
        let found = EditorHits.features(in: box, state: state)
        guard let first = found.first else { return say(.note("Nothing lies in the box")) }
        if found.count > 1 {
            return list(found.map(ListEntry.feature), title: "in the box", canBeNarrowed: true)
        }
        select(layer: first.layer, feature: first.feature)
    }
}
