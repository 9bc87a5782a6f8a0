import Geography

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
