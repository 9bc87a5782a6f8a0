import Drawing
import Geography

/// What the status line says when nothing else is to be said, piece by piece.
enum StatusPieces {
    static func all(of state: EditorState) -> [StatusPiece] {
        let left = state.sketch.map { SketchStatus.pieces(of: $0, in: state) }
        return (left ?? [mode(of: state)] + subject(of: state)) + place(of: state)
    }

    private static func mode(of state: EditorState) -> StatusPiece {
        if let mode = activeMode(of: state) {
            return StatusPiece(forms: [" \(mode) "], side: .left, look: .activeChip, stay: 90)
        }
        let mode = state.selection == nil ? "MAP" : state.selection?.vertex == nil ? "FEATURE" : "VERTEX"
        return StatusPiece(forms: [" \(mode) ", ""], side: .left, look: .chip, stay: 10)
    }

    private static func activeMode(of state: EditorState) -> String? {
        switch state.drag {
        case .shape(let drag):
            switch drag.target {
            case .vertex: return "MOVE"
            case .insertion: return "INSERT"
            case .feature: return drag.isByKeys ? "CARRY" : "LIFTED"
            }
        case .box: return "BOX"
        case .pan: return "PAN"
        case .sketch, .captured, nil: break
        }
        return state.isBoxSelecting ? "BOX" : nil
    }

    /// What is worked on.
    private static func subject(of state: EditorState) -> [StatusPiece] {
        if case .shape(let drag) = state.drag {
            if let places = drag.places ?? (drag.place == nil ? nil : drag.carried) {
                return shaping(drag, from: places.from, to: places.to, in: state)
            }
            return carrying(drag, in: state)
        }
        let words = SelectionSummary.forms(state)
        return file(of: state) + [
            StatusPiece(forms: words.map(\.text), side: .left, stays: words.dropFirst().map(\.stay))
        ]
    }

    private static func shaping(
        _ drag: ShapeDrag, from: Coordinate, to: Coordinate, in state: EditorState
    ) -> [StatusPiece] {
        let decimals = Format.decimals(dotsPerWorld: state.viewport.dotsPerWorld)
        let arrow = state.settings.glyphs == .ascii ? "->" : "→"
        let new = Format.coordinate(to, decimals: decimals)
        let both = "\(Format.coordinate(from, decimals: decimals)) \(arrow) \(new)"
        let measure = MeasureText.text(drag.shape)
        return [
            StatusPiece(forms: [both, "\(arrow) \(new)"], side: .left, stay: 80),
            StatusPiece(forms: [measure, ""], side: .left, stay: 70),
        ]
    }

    /// How far a whole feature has come.
    private static func carrying(_ drag: ShapeDrag, in state: EditorState) -> [StatusPiece] {
        let (from, to) = drag.carried
        let name = state.selection.map { $0.texts.quotedName ?? $0.reference } ?? ""
        return [
            StatusPiece(forms: [MeasureText.offsetText(from: from, to: to)], side: .left, stays: []),
            StatusPiece(forms: [name, ""], side: .left, look: .quiet, stay: 40),
        ]
    }

    private static func file(of state: EditorState) -> [StatusPiece] {
        guard state.layers.indices.contains(state.activeLayer) else { return [] }
        let layer = state.layers[state.activeLayer]
        let marks =
            (state.layers.count > 1 ? " (\(state.activeLayer + 1) of \(state.layers.count))" : "")
            + (layer.isNew && !layer.isUnnamed ? " [New]" : "") + (layer.isReadOnly ? " [read-only]" : "")
            + (state.settings.keepsTopology ? " [topology]" : "")
        let short = layer.name.split(separator: "/").last.map(String.init) ?? layer.name
        var pieces = [
            StatusPiece(
                forms: [layer.name + marks, short + marks, short, ""], side: .left, stays: [4, 45, 55])
        ]
        if layer.isModified {
            pieces.append(StatusPiece(forms: ["[+]"], side: .left, look: .warning, stay: 95))
        }
        return pieces
    }

    /// Pointer or centre, zoom, bearing and scale.
    private static func place(of state: EditorState) -> [StatusPiece] {
        guard !state.mapSize.isEmpty else { return [] }
        let viewport = state.viewport
        var pieces: [StatusPiece] = []
        if case .shape = state.drag {} else { pieces.append(coordinate(of: state)) }
        if state.camera.bearing != 0 {
            let text = "\(Format.fixed(state.camera.bearing, 0))°"
            pieces.append(StatusPiece(forms: [text, ""], side: .right, look: .quiet, stay: 25))
        }
        let zoom = "z\(Format.fixed(state.camera.zoom, 1))"
        let scale = ScaleBar.text(for: viewport, glyphs: state.settings.glyphs)
        let isWorkedOn = state.selection != nil && state.sketch == nil
        // The bar goes before all that has no longer form; beside a selection the zoom is the last: something must
        // say how large what is worked on is.
        pieces.append(
            StatusPiece(
                forms: ["\(zoom)  \(scale)", zoom, ""], side: .right, stays: [5, isWorkedOn ? 66 : 31]))
        return pieces
    }

    /// Where the pointer is, or the crosshair of a drawing; where there is neither, the centre of the map, marked so.
    private static func coordinate(of state: EditorState) -> StatusPiece {
        let viewport = state.viewport
        func text(_ place: Coordinate) -> String {
            let wrapped = Coordinate(place.longitude.wrappedLongitude, place.latitude)
            return Format.coordinate(wrapped, decimals: Format.decimals(dotsPerWorld: viewport.dotsPerWorld))
        }
        if let cell = state.sketch?.cursor ?? state.pointer {
            let place = viewport.world(at: DotPoint(cell)).coordinate
            return StatusPiece(forms: [text(place), ""], side: .right, stay: 50)
        }
        let centre = text(state.camera.center.coordinate)
        let short = state.settings.glyphs == .ascii ? [] : ["⌖ \(centre)"]
        let forms = ["centre \(centre)"] + short + [""]
        return StatusPiece(forms: forms, side: .right, stays: short.isEmpty ? [50] : [3, 50])
    }
}

extension Double {
    /// A longitude in -180..<180.
    var wrappedLongitude: Double {
        guard isFinite, !(-180..<180).contains(self) else { return self }
        return self - ((self + 180) / 360).rounded(.down) * 360
    }
}
