import Geography

/// What the status line says while something is drawn.
enum SketchStatus {
    static func pieces(of sketch: Sketch, in state: EditorState) -> [StatusPiece] {
        let name = sketch.kind.rawValue.uppercased()
        return [
            StatusPiece(forms: [" DRAW \(name) ", " \(name) "], side: .left, look: .activeChip, stay: 90),
            StatusPiece(forms: [measure(of: sketch, in: state), ""], side: .left, stay: 70),
            // The keys stay longer than the scale and the zoom, the cursor's place stays longest.
            StatusPiece(forms: hints(for: sketch), side: .left, look: .quiet, stays: [8, 40, 45]),
        ]
    }

    private static func measure(of sketch: Sketch, in state: EditorState) -> String {
        guard sketch.kind != .point, !sketch.isEmpty else { return "" }
        let text = MeasureText.text(SketchView.shape(of: sketch, in: state.viewport))
        guard sketch.kind == .circle, let center = sketch.vertices.first?.place else { return text }
        let rim = SketchView.place(at: sketch.cursor, in: state.viewport)
        return "radius \(MeasureText.lengthText(SphereMeasure.distance(center, rim)))  \(text)"
    }

    private static func hints(for sketch: Sketch) -> [String] {
        switch sketch.kind {
        case .point:
            return [
                "click, Space or Enter sets it, Escape leaves", "Space or Enter sets it", "Space, Enter", "",
            ]
        case .rectangle:
            return [
                "drag, or two corners by click or Space; Escape leaves", "two corners: Space, Enter", "Space",
                "",
            ]
        case .circle:
            return [
                "drag, or its middle and its rim by click or Space; Escape leaves", "middle, then rim: Space",
                "Space", "",
            ]
        case .line, .polygon:
            let canEnd = sketch.reasonAgainstFinish == nil
            return switch (canEnd, sketch.isAimed || sketch.isEmpty) {
            case (true, true):
                [
                    "click, Space or Enter sets a vertex, Enter again finishes, Backspace takes one back",
                    "Space sets, Enter again finishes", "Space, Enter", "",
                ]
            case (true, false):
                [
                    "click or Space sets a vertex, Enter or double click finishes, Backspace takes one back",
                    "Space sets, Enter finishes", "Space, Enter", "",
                ]
            case (false, _):
                [
                    "click, Space or Enter sets a vertex, Escape leaves", "Space or Enter sets a vertex",
                    "Space, Enter", "",
                ]
            }
        }
    }
}
