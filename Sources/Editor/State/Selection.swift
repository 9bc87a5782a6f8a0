import GeoJSON
import Geography

/// The selected feature, with its exact numbers, and perhaps one vertex of it.
public struct Selection: Sendable {
    public let layer: Int
    public let feature: Int
    /// Read from the document when the feature was selected, and again after each edit of it.
    public internal(set) var geometry: FeatureGeometry {
        didSet { shape = ProjectedShape(geometry) }
    }
    /// The same, on the map.
    private(set) var shape: ProjectedShape
    /// Read with the geometry.
    private(set) var texts: FeatureTexts
    /// The selected vertex; a feature that is a single point has none, it is its own vertex.
    public internal(set) var vertex: VertexReference?

    init(layer: Int, feature: Int, vertex: VertexReference?, in document: Document) {
        self.layer = layer
        self.feature = feature
        self.vertex = vertex
        geometry = document.geometry(of: feature)
        texts = FeatureTexts(of: feature, in: document)
        shape = ProjectedShape(geometry)
    }

    /// Reads the feature again after its bytes changed; a vertex that is gone is let go.
    mutating func refresh(from document: Document) {
        geometry = document.geometry(of: feature)
        texts = FeatureTexts(of: feature, in: document)
        guard let vertex else { return }
        let count = geometry.parts.indices.contains(vertex.part) ? geometry.parts[vertex.part].vertexCount : 0
        if vertex.vertex >= count { self.vertex = nil }
    }

    /// `id 3`, or `#2` where it has none.
    var reference: String { FeatureName.reference(to: feature, identifier: texts.identifier) }

    /// Where one of its rings crosses itself.
    var crossing: Coordinate?
    /// Those of its vertices that move together with others, and these; none unless the topology is kept.
    var shared: [VertexReference: [VertexReference]] = [:]

    /// A vertex with all that move together with it.
    func moving(_ vertex: VertexReference) -> [VertexReference] { [vertex] + shared[vertex, default: []] }

    /// The vertex that arrows nudge and `move` moves: the selected one, or the single one of a point.
    var movableVertex: VertexReference? {
        if let vertex { return vertex }
        guard geometry.kind == .point, let part = geometry.parts.first, part.coordinates.count == 1 else {
            return nil
        }
        return VertexReference(feature: feature, part: 0, vertex: 0)
    }

    /// Where a vertex is, or nil when there is no such vertex.
    func coordinate(of vertex: VertexReference) -> Coordinate? {
        guard geometry.parts.indices.contains(vertex.part) else { return nil }
        let part = geometry.parts[vertex.part]
        return part.coordinates.indices.contains(vertex.vertex) ? part.coordinates[vertex.vertex] : nil
    }
}
