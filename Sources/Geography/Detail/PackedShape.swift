/// What is drawn in one go of a packed geometry, in one look.
public struct PackedShape: Sendable {
    /// What of the geometry it is, and as what it is drawn.
    public enum Content: Hashable, Sendable {
        /// Some of its parts, as they are.
        case parts(Range<UInt32>)
        /// Some of its vertices, each as a dot of a line's ink.
        case dots(Range<UInt32>)
        /// Some of its vertices, two for the ends of a line.
        case lines(Range<UInt32>)
        /// Some of its vertices, each as a point's mark.
        case marks(Range<UInt32>)
        /// Some of its vertices, two for the lowest and the highest step of an upright rectangle that is filled.
        case areas(Range<UInt32>)
    }

    public var content: Content
    /// Which of a list of looks.
    public var style: UInt16
    /// A box of all its vertices, for culling.
    public var box: PackedBox

    public init(_ content: Content, style: UInt16, box: PackedBox) {
        self.content = content
        self.style = style
        self.box = box
    }
}
