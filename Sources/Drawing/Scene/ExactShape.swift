import Geography

/// A shape with exact vertices: what is selected, dragged or drawn, and everything at the deepest zooms.
public struct ExactShape: Sendable {
    public struct Part: Sendable {
        public var kind: PartKind
        public var vertices: [WorldPoint]

        public init(kind: PartKind, vertices: [WorldPoint]) {
            self.kind = kind
            self.vertices = vertices
        }
    }

    public var parts: [Part]
    public var style: ShapeStyle

    public init(parts: [Part], style: ShapeStyle) {
        self.parts = parts
        self.style = style
    }
}
