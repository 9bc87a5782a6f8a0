import Geography

/// Shapes that share flat arrays. The batch holds no vertices of its own.
public struct ShapeBatch: Sendable {
    /// `style` is one of `styles`.
    public typealias Item = PackedShape

    public var geometry: PackedGeometry
    public var items: [Item]
    public var styles: [ShapeStyle]

    public init(geometry: PackedGeometry, items: [Item], styles: [ShapeStyle]) {
        self.geometry = geometry
        self.items = items
        self.styles = styles
    }
}

extension PackedShape {
    public init(parts: Range<UInt32>, style: UInt16, box: PackedBox) {
        self.init(.parts(parts), style: style, box: box)
    }
}
