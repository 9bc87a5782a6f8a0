/// A geometry thinned for pictures in which a dot is at least two steps of a grid wide: no vertex is further from
/// what stands for it than a step and a half.
///
/// A vertex is kept where it is a step or more from the vertex kept before. What is small is drawn on a grid of places, two
/// steps wide: a line becomes the places that it runs through, one a place for all of a look, and where such things
/// cover a place by half, it is an area.
public struct DetailLevel: Sendable {
    /// A step of the grid is 2^bits steps of the packed world.
    public let bits: Int
    public let geometry: PackedGeometry
    /// First what remains of the source's shapes, in their order; then what is made of many. `style` is a place in the
    /// `looks` of the `GeometryDetail`.
    public let shapes: [PackedShape]
    /// Which of the source's shapes each of the first of `shapes` is.
    public let sources: ContiguousArray<UInt32>

    /// How many bytes it takes.
    public var byteCount: Int {
        geometry.vertices.count * MemoryLayout<PackedWorld>.stride + geometry.partCount * 5
            + shapes.count * MemoryLayout<PackedShape>.stride + sources.count * MemoryLayout<UInt32>.stride
    }
}
