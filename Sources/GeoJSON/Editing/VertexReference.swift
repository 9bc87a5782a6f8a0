/// One vertex of one part of one feature. `part` counts through the whole feature, `vertex` within the part.
public struct VertexReference: Hashable, Sendable {
    public let feature: Int
    public let part: Int
    public let vertex: Int

    public init(feature: Int, part: Int, vertex: Int) {
        self.feature = feature
        self.part = part
        self.vertex = vertex
    }
}
