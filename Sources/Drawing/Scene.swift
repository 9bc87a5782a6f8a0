import Geography

/// Everything that is to be seen, before it is cells: shapes by reference to flat arrays, a few exact shapes,
/// symbols and labels. The same scene gives the same cells, whoever draws it.
///
/// Drawn in this order, later above earlier: graticule, batches, shapes, symbols, labels.
public struct Scene: Sendable {
    public var viewport: Viewport
    /// The grid of meridians and parallels on the empty ground.
    public var showsGraticule = true
    public var batches: [ShapeBatch] = []
    public var shapes: [ExactShape] = []
    public var symbols: [Symbol] = []
    public var labels: [Label] = []

    public init(viewport: Viewport) { self.viewport = viewport }
}

/// Shapes that share flat arrays. The batch holds no vertices of its own.
public struct ShapeBatch: Sendable {
    public struct Item: Sendable {
        /// The parts of `geometry` that make up this shape.
        public var parts: Range<UInt32>
        /// Which of `styles`.
        public var style: UInt16
        /// The box of the parts, for culling.
        public var box: PackedBox

        public init(parts: Range<UInt32>, style: UInt16, box: PackedBox) {
            self.parts = parts
            self.style = style
            self.box = box
        }
    }

    public var geometry: PackedGeometry
    public var items: [Item]
    public var styles: [ShapeStyle]

    public init(geometry: PackedGeometry, items: [Item], styles: [ShapeStyle]) {
        self.geometry = geometry
        self.items = items
        self.styles = styles
    }
}

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

/// How a shape looks. Widths are in points (a dot is 4 x 4 points); opacities from 0 to 1.
public struct ShapeStyle: Hashable, Sendable {
    /// nil: not filled.
    public var fill: Color?
    public var fillOpacity: Double
    /// nil: no stroke.
    public var stroke: Color?
    public var strokeWidth: Double
    /// The colour of the parts that are points.
    public var point: Color
    /// A shape of higher rank wins a cell's ink.
    public var rank: UInt8

    public init(
        fill: Color?, fillOpacity: Double = 0.3, stroke: Color?, strokeWidth: Double = 4, point: Color,
        rank: UInt8 = 0
    ) {
        self.fill = fill
        self.fillOpacity = fillOpacity
        self.stroke = stroke
        self.strokeWidth = strokeWidth
        self.point = point
        self.rank = rank
    }
}

/// A mark at one place on the screen.
public struct Symbol: Sendable {
    public enum Kind: Hashable, Sendable, CaseIterable {
        case vertex, vertexShared, vertexHovered, vertexSelected, vertexDragged
        case midpoint, midpointHovered, midpointDragged
        case point, pointHovered, pointSelected, pointDragged
        /// Where a drag was taken from.
        case ghost
    }

    public var kind: Kind
    public var position: DotPoint
    public var color: Color

    public init(_ kind: Kind, at position: DotPoint, color: Color) {
        self.kind = kind
        self.position = position
        self.color = color
    }
}

/// A text beside or on a place. Its text is made harmless when it is drawn.
public struct Label: Sendable {
    public var text: String
    /// The middle of the text's cell row, horizontally centred on it.
    public var anchor: DotPoint
    public var color: Color
    /// Higher is placed first; what finds no free place is not drawn.
    public var rank: Int

    public init(text: String, anchor: DotPoint, color: Color, rank: Int) {
        self.text = text
        self.anchor = anchor
        self.color = color
        self.rank = rank
    }
}
