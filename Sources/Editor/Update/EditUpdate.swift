import GeoJSON
import Geography

extension Editor {
    /// How finely a place that comes from the pointer is written: what a tenth of a dot needs here.
    func pointerPrecision(at place: Coordinate) -> Precision {
        let degrees = 0.1 / state.viewport.dotsPerWorld * 360
        let y = WorldPoint(place).y
        let north = WorldPoint(x: 0, y: max(0, y - degrees / 360)).coordinate.latitude
        let latitude = abs(north - WorldPoint(x: 0, y: y).coordinate.latitude)
        return .pointer(tenthOfDot: (longitude: degrees, latitude: max(latitude, 1e-12)))
    }

    mutating func nudge(by dots: DotVector, wholeFeature: Bool) throws(CommandFailure) {
        guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
        let way = state.viewport.world(dots)
        if wholeFeature {
            if state.isMovingFeature { return carry(by: way) }
            let precision = pointerPrecision(at: state.camera.center.coordinate)
            try perform(
                coalescing: .nudgeFeature(layer: selection.layer, feature: selection.feature)
            ) { document throws(EditError) in
                try document.moveFeature(selection.feature, by: way, precision: precision)
            }
        } else {
            guard let vertex = selection.movableVertex, let place = selection.coordinate(of: vertex) else {
                throw CommandFailure(SelectionText.noVertexSelected)
            }
            let target = place.shifted(by: way)
            let precision = pointerPrecision(at: target)
            try perform(coalescing: .nudge(layer: selection.layer, vertex)) { document throws(EditError) in
                try document.moveVertices(selection.moving(vertex), to: target, precision: precision)
            }
            showSelection()
        }
    }

    mutating func nudge(_ compass: CompassNudge) throws(CommandFailure) {
        guard let selection = state.selection, let vertex = selection.movableVertex,
            let place = selection.coordinate(of: vertex)
        else { throw CommandFailure(SelectionText.noVertexSelected) }
        let target = compass.applied(to: place)
        guard abs(target.latitude) <= 90, abs(target.longitude) <= Arguments.longestLongitude else {
            throw CommandFailure("that leads beyond the pole")
        }
        let most = compass.isInMetres ? 7 : max(7, compass.decimals)
        try moveVertex(
            vertex, to: target,
            precision: .typed(
                longitudeDecimals: Format.decimals(of: target.longitude, atMost: most),
                latitudeDecimals: Format.decimals(of: target.latitude, atMost: most)))
        showSelection()
    }

    mutating func moveVertex(
        _ vertex: VertexReference, to place: Coordinate, precision: Precision
    ) throws(CommandFailure) {
        let vertices = state.selection?.moving(vertex) ?? [vertex]
        try perform { document throws(EditError) in
            try document.moveVertices(vertices, to: place, precision: precision)
        }
    }

    /// Inserts a vertex and selects it.
    mutating func insertVertex(
        after vertex: VertexReference, at place: Coordinate, precision: Precision
    ) throws(CommandFailure) {
        try perform { document throws(EditError) in
            try document.insertVertex(after: vertex, at: place, precision: precision)
        }
        selectAfterEdit(
            VertexReference(feature: vertex.feature, part: vertex.part, vertex: vertex.vertex + 1))
    }

    /// Deletes a vertex and selects the one that takes its place.
    mutating func deleteVertex(_ vertex: VertexReference) throws(CommandFailure) {
        try perform { document throws(EditError) in try document.deleteVertex(vertex) }
        guard let count = state.selection?.vertexCount(ofPart: vertex.part) else { return }
        selectAfterEdit(
            count == 0
                ? nil
                : VertexReference(
                    feature: vertex.feature, part: vertex.part, vertex: min(vertex.vertex, count - 1)))
    }

    /// Selects the vertex that an edit leads to, now and when it is done again.
    private mutating func selectAfterEdit(_ vertex: VertexReference?) {
        state.selection?.vertex = vertex
        state.undoStack.noteVertex(vertex)
    }

    /// Makes an edit of the selected feature, applies it and notes it for undo.
    mutating func perform(
        coalescing: UndoStack.CoalescingKey? = nil,
        _ make: (Document) throws(EditError) -> Edit
    ) throws(CommandFailure) {
        guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
        let before = selection.crossing
        _ = try perform(in: selection.layer, coalescing: coalescing, make)
        refreshSelection()
        tellCrossing(asBefore: before)
    }

    /// Says when an edit made a ring cross itself, or mended it.
    private mutating func tellCrossing(asBefore before: Coordinate?) {
        let now = state.selection?.crossing
        if let now, before == nil {
            say(.warning("The ring crosses itself at \(Format.coordinate(now, decimals: 5)); u undoes that"))
        } else if now == nil, before != nil {
            say(.note("Mended: the ring does not cross itself any more"))
        }
    }

    /// Makes an edit that adds a feature, and selects that.
    mutating func addFeature(_ make: (Document) throws(EditError) -> Edit) throws(CommandFailure) {
        let layer = state.activeLayer
        guard state.layers.indices.contains(layer) else { throw CommandFailure("nothing is open") }
        guard let edit = try perform(in: layer, make), let feature = edit.features.first else { return }
        deselect()
        select(layer: layer, feature: feature)
    }

    /// Deletes the selected feature.
    mutating func deleteFeature() throws(CommandFailure) {
        guard let selection = state.selection else { throw CommandFailure(SelectionText.nothingSelected) }
        _ = try perform(in: selection.layer) { document throws(EditError) in
            try document.deleteFeature(selection.feature)
        }
        deselect()
    }

    /// Applies an edit and notes it for undo: the one way to the document. nil where nothing would change.
    private mutating func perform(
        in layer: Int, coalescing: UndoStack.CoalescingKey? = nil,
        _ make: (Document) throws(EditError) -> Edit
    ) throws(CommandFailure) -> Edit? {
        let edit: Edit
        do throws(EditError) {
            edit = try make(state.layers[layer].document)
        } catch {
            throw CommandFailure(error.reason)
        }
        guard !edit.splices.isEmpty else { return nil }
        let (inverse, subject) = apply(edit, layer: layer)
        closeList(after: edit.change)
        let mark = state.undoStack.freshMark()
        let entry = UndoStack.Entry(
            layer: layer, inverse: inverse, label: edit.label, markBefore: state.layers[layer].mark,
            markAfter: mark, coalescing: coalescing, moment: state.now,
            vertexBefore: state.selection?.vertex, vertexAfter: state.selection?.vertex, subject: subject)
        let joins = state.undoStack.joins(entry)
        state.undoStack.push(entry, joining: joins)
        remember(.edited(edit, joinsPrevious: joins), layer: layer)
        state.layers[layer].mark = mark
        return edit
    }

    /// Applies an edit; returns its inverse, and what the one feature is called that it concerns, nil where it
    /// concerns several.
    mutating func apply(_ edit: Edit, layer: Int) -> (inverse: Edit, subject: String?) {
        func name(_ feature: Int) -> String {
            FeatureName.reference(to: feature, in: state.layers[layer].document)
        }
        switch edit.change {
        case .adds(let feature, _):
            let inverse = state.layers[layer].document.apply(edit)
            return (inverse, name(feature))
        case .removes(let feature, _):
            let subject = name(feature)
            return (state.layers[layer].document.apply(edit), subject)
        case .rewrites(let features):
            let subject = features.count == 1 ? features.first.map(name) : nil
            return (state.layers[layer].document.apply(edit), subject)
        }
    }

    /// Undoes the last entry; returns what to call it, or nil when there is none.
    mutating func undo() throws(CommandFailure) -> String? {
        guard let entry = state.undoStack.popDone() else { return nil }
        guard fits(entry) else { throw dropEarlier(of: entry.layer) }
        let undone = takeBack(entry, to: entry.markBefore)
        state.undoStack.pushUndone(undone)
        remember(.undone, layer: entry.layer)
        return undone.title
    }

    /// Does the last undone entry again.
    mutating func redo() throws(CommandFailure) -> String? {
        guard let entry = state.undoStack.popUndone() else { return nil }
        guard fits(entry) else { throw dropEarlier(of: entry.layer) }
        let redone = takeBack(entry, to: entry.markAfter)
        state.undoStack.pushRedone(redone)
        remember(.redone, layer: entry.layer)
        return redone.title
    }

    /// Applies what an entry holds and returns the entry that takes this back in turn.
    mutating func takeBack(_ entry: UndoStack.Entry, to mark: Int) -> UndoStack.Entry {
        closeList(after: entry.inverse.change)
        state.undoStack.endCoalescing()
        var result = entry
        result.endCoalescing()
        var inverses: [Edit] = []
        for edit in [entry.inverse] + entry.earlierInverses {
            let (inverse, subject) = apply(edit, layer: entry.layer)
            inverses.append(inverse)
            // What an earlier session did is named once it is looked at.
            result.subject = result.subject ?? subject
        }
        state.layers[entry.layer].mark = mark
        showChange(of: entry, vertex: mark == entry.markBefore ? entry.vertexBefore : entry.vertexAfter)
        // The other way, the parts are applied in the other order.
        result.inverse = inverses.removeLast()
        result.earlierInverses = inverses.reversed()
        return result
    }

    /// Selects what an undone or redone entry changed, so that the person sees it.
    private mutating func showChange(of entry: UndoStack.Entry, vertex: VertexReference?) {
        let before = vertexCounts
        if case .rewrites = entry.inverse.change {
        } else {
            // The features behind it have other positions now.
            deselect()
        }
        guard let feature = entry.inverse.features.first else { return refreshSelection() }
        if state.selection?.layer == entry.layer, state.selection?.feature == feature {
            refreshSelection()
        } else {
            select(layer: entry.layer, feature: feature)
        }
        // With a vertex more or less, the number of the selected one may be another's.
        if vertexCounts != before { state.selection?.vertex = nil }
        guard let vertex, vertex.feature == feature, let selection = state.selection,
            vertex.vertex < selection.vertexCount(ofPart: vertex.part)
        else { return }
        state.selection?.vertex = vertex
    }

    /// How many vertices the parts of the selected feature have.
    private var vertexCounts: [Int] {
        guard let selection = state.selection else { return [] }
        return selection.outline.parts.indices.map(selection.vertexCount(ofPart:))
    }
}
