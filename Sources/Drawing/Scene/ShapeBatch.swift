import Geography

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
