import GeoJSON

/// What can lie under the pointer.
enum EditorTarget: Hashable, Sendable {
    /// A vertex handle of the selected feature.
    case vertex(VertexReference)
    /// The handle between this vertex and the next.
    case midpoint(VertexReference)
    case feature(layer: Int, feature: Int)
}
