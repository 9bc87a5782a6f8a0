/// A shape of a packed geometry, as whoever knows which parts belong together says it.
public struct SourceShape: Sendable {
    public var parts: Range<UInt32>
    /// What it looks like: shapes of one look may stand for each other.
    public var look: UInt32
    /// Around all vertices of the parts.
    public var box: PackedBox

    public init(parts: Range<UInt32>, look: UInt32, box: PackedBox) {
        self.parts = parts
        self.look = look
        self.box = box
    }
}
