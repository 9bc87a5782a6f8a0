import Geography

/// What the status line says while something is drawn.
enum SketchStatus {
    static func pieces(of sketch: Sketch, in state: EditorState) -> [StatusPiece] {
        let name = sketch.kind.rawValue.uppercased()
        return [
            StatusPiece(forms: [" DRAW \(name) ", " \(name) "], side: .left, look: .activeChip, stay: 90),
            StatusPiece(forms: [measure(of: sketch, in: state), ""], side: .left, stay: 70),
            StatusPiece(forms: hints(for: sketch), side: .left, look: .quiet, stay: 28),
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
        case .point: return ["click or Enter sets it, Escape leaves", "click sets it", ""]
        case .rectangle: return ["drag, or two corners; Escape leaves", "two corners", ""]
        case .circle: return ["drag, or its middle and its rim; Escape leaves", "middle, then rim", ""]
        case .line, .polygon:
            return sketch.reasonAgainstFinish == nil
                ? ["Enter or double click finishes, Backspace takes one back", "Enter finishes", ""]
                : ["click or Space sets a vertex, Escape leaves", "click sets a vertex", ""]
        }
    }
}
