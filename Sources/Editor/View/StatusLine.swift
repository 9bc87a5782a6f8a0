import Drawing
import GeoJSON
import Geography

/// The line under the map: mode, file, selection, coordinates, zoom and scale; or the prompt, a question, a
/// message.
enum StatusLine {
    /// Draws it and tells where the prompt's cursor stands.
    static func draw(_ state: EditorState, into grid: inout Grid) -> Cell? {
        guard state.size.rows >= 3, state.size.columns > 0 else { return nil }
        let theme = state.settings.theme
        let row = state.size.rows - 1
        grid.fill(
            CellRect(column: 0, row: row, columns: state.size.columns, rows: 1),
            with: GridCell(foreground: theme.statusForeground, background: theme.statusBackground))
        if let prompt = state.prompt { return draw(prompt, row: row, theme: theme, into: &grid) }
        let left = leftText(state)
        // What the person must read wins over the coordinates: they give way, the last first.
        let right = rightText(state, room: state.size.columns - TextWidth.columns(of: left) - 4)
        grid.write(
            shortened(left, to: state.size.columns - 1, glyphs: state.settings.glyphs),
            at: Cell(column: 1, row: row), foreground: leftColor(state), background: nil,
            attributes: state.message == nil && state.question == nil ? [] : .bold,
            maxColumns: max(0, state.size.columns - 1))
        let rightWidth = TextWidth.columns(of: right)
        if rightWidth > 0 {
            grid.write(
                right, at: Cell(column: state.size.columns - rightWidth - 1, row: row),
                foreground: theme.statusForeground, background: nil, maxColumns: rightWidth)
        }
        return nil
    }

    /// The text, its end left out and marked so where there is no room for it.
    private static func shortened(_ text: String, to columns: Int, glyphs: GlyphSet) -> String {
        guard TextWidth.columns(of: text) > columns, columns > 1 else { return text }
        var rest = text
        while TextWidth.columns(of: rest) > columns - 1, !rest.isEmpty { rest.removeLast() }
        return rest + (glyphs == .ascii ? ">" : "…")
    }

    private static func draw(_ prompt: Prompt, row: Int, theme: Theme, into grid: inout Grid) -> Cell? {
        let columns = grid.size.columns
        let before = TextWidth.columns(of: prompt.label + String(prompt.text[..<prompt.cursor]))
        // A long line is shown from where its cursor is still on the screen.
        var text = prompt.label + prompt.string
        var cursor = before
        while cursor >= columns, !text.isEmpty {
            cursor -= TextWidth.columns(of: String(text.removeFirst()))
        }
        let used = grid.write(
            text, at: Cell(column: 0, row: row), foreground: theme.statusForeground, background: nil,
            maxColumns: columns)
        if let index = prompt.candidateIndex, prompt.candidates.count > 1 {
            grid.write(
                "  \(index + 1) of \(prompt.candidates.count)", at: Cell(column: used, row: row),
                foreground: theme.faint, background: nil, maxColumns: max(0, columns - used))
        }
        return Cell(column: min(max(0, cursor), columns - 1), row: row)
    }

    private static func leftColor(_ state: EditorState) -> Color {
        let theme = state.settings.theme
        if state.question != nil { return theme.accent }
        switch state.message?.kind {
        case .failure: return theme.error
        case .warning: return theme.warning
        case .note, nil: return theme.statusForeground
        }
    }

    private static func leftText(_ state: EditorState) -> String {
        if let question = state.question {
            let answers = question.answers.map { "\($0.key): \($0.label)" }.joined(separator: "   ")
            let choices = "  \(answers)   Esc: \(question.escape)"
            // The keys must be seen; the text may be cut.
            let room = state.size.columns - 2 - TextWidth.columns(of: choices)
            return shortened(question.text, to: max(12, room), glyphs: state.settings.glyphs) + choices
        }
        if let message = state.message { return message.text }
        var pieces: [String] = []
        if let mode = modeText(state) { pieces.append(mode) }
        if case .shape(let drag) = state.drag, let places = drag.places {
            let decimals = Format.decimals(dotsPerWorld: state.viewport.dotsPerWorld)
            let (from, to) = (
                Format.coordinate(places.from, decimals: decimals),
                Format.coordinate(places.to, decimals: decimals)
            )
            return (pieces + ["\(from) → \(to)", MeasureText.text(drag.shape)])
                .filter { !$0.isEmpty }.joined(separator: "  ")
        }
        if state.layers.indices.contains(state.activeLayer) {
            let layer = state.layers[state.activeLayer]
            let marks =
                (layer.isModified ? " [+]" : "") + (layer.isReadOnly ? " [read-only]" : "")
                + (state.settings.keepsTopology ? " [topology]" : "")
            pieces.append(layer.name + marks)
        }
        pieces.append(SelectionSummary.text(state))
        return pieces.filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private static func modeText(_ state: EditorState) -> String? {
        switch state.drag {
        case .shape(let drag):
            switch drag.target {
            case .vertex: return "MOVE"
            case .insertion: return "INSERT"
            case .feature: return "LIFTED"
            }
        case .box: return "BOX"
        case .pan: return "PAN"
        case .captured, nil: break
        }
        if state.isBoxSelecting { return "BOX" }
        return state.isMovingFeature ? "CARRY" : nil
    }

    /// Pointer or centre, zoom and scale, as much of them as there is room for.
    private static func rightText(_ state: EditorState, room: Int) -> String {
        guard !state.mapSize.isEmpty else { return "" }
        let viewport = state.viewport
        let decimals = Format.decimals(dotsPerWorld: viewport.dotsPerWorld)
        let place =
            state.pointer.map { viewport.world(at: DotPoint($0)).coordinate }
            ?? state.camera.center.coordinate
        let wrapped = Coordinate(place.longitude.wrappedLongitude, place.latitude)
        var pieces = [
            Format.coordinate(wrapped, decimals: decimals), "z\(Format.fixed(state.camera.zoom, 1))",
        ]
        if state.camera.bearing != 0 { pieces.append("\(Format.fixed(state.camera.bearing, 0))°") }
        pieces.append(ScaleBar.text(for: viewport, glyphs: state.settings.glyphs))
        while !pieces.isEmpty, TextWidth.columns(of: pieces.joined(separator: "  ")) > room {
            pieces.removeLast()
        }
        return pieces.joined(separator: "  ")
    }
}

extension Double {
    /// A longitude in -180..<180.
    var wrappedLongitude: Double {
        guard isFinite, !(-180..<180).contains(self) else { return self }
        return self - ((self + 180) / 360).rounded(.down) * 360
    }
}
