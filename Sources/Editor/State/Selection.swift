import Drawing
import GeoJSON
import Geography

/// The selected feature, and perhaps one vertex of it. Of a large feature no number is read until it is asked for.
public struct Selection: Sendable {
    public let layer: Int
    public let feature: Int
    /// As it was when the feature was selected, and after each edit of it.
    private var document: Document
    /// The exact numbers, unless the feature is large.
    private var exact: FeatureGeometry?
    /// Its vertices on the map.
    let shape: any MapShape
    let handles = KeptHandleSet()
    let outline: FeatureOutline
    private(set) var texts: FeatureTexts
    /// The selected vertex; a feature that is a single point has none, it is its own vertex.
    public internal(set) var vertex: VertexReference?

    init(layer: Int, feature: Int, vertex: VertexReference?, in document: Document) {
        self.layer = layer
        self.feature = feature
        self.vertex = vertex
        self.document = document
        texts = FeatureTexts(of: feature, in: document)
        if document.isLarge(feature) {
            outline = document.outline(of: feature)
            shape = HeldShape(of: feature, in: document)
        } else {
            let geometry = document.geometry(of: feature)
            exact = geometry
            outline = FeatureOutline(of: geometry)
            shape = ProjectedShape(geometry)
        }
    }

    /// Reads the feature again after its bytes changed; a vertex that is gone is let go.
    mutating func refresh(from document: Document) {
        self = Selection(layer: layer, feature: feature, vertex: vertex, in: document)
        guard let vertex else { return }
        if vertex.vertex >= vertexCount(ofPart: vertex.part) { self.vertex = nil }
    }

    /// Its exact numbers: those of a large feature are read now, all of them.
    public var geometry: FeatureGeometry { exact ?? document.geometry(of: feature) }
    var kind: GeometryKind { outline.kind }
    /// Whether its numbers are read when they are asked for.
    var isLarge: Bool { exact == nil }

    /// `id 3`, or `#2` where it has none.
    var reference: String { FeatureName.reference(to: feature, identifier: texts.identifier) }

    /// Where one of its rings crosses itself.
    var crossing: Coordinate?
    /// Those of its vertices that move together with others, and these; none unless the topology is kept.
    var shared = SharedVertices()

    /// A vertex with all that move together with it.
    func moving(_ vertex: VertexReference) -> [VertexReference] { [vertex] + shared.others(of: vertex) }

    /// The vertex that arrows nudge and `move` moves: the selected one, or the single one of a point.
    var movableVertex: VertexReference? {
        if let vertex { return vertex }
        guard kind == .point, shape.partCount > 0, shape.positionCount(ofPart: 0) == 1 else { return nil }
        return VertexReference(feature: feature, part: 0, vertex: 0)
    }

    /// Whether it is one point.
    var movesAsPoint: Bool { kind == .point && shape.partCount == 1 }

    /// How many vertices of a part can be taken; none where there is no such part.
    func vertexCount(ofPart part: Int) -> Int {
        (0..<shape.partCount).contains(part) ? shape.vertexCount(ofPart: part) : 0
    }

    /// Where a vertex is, or nil when there is no such vertex.
    func coordinate(of vertex: VertexReference) -> Coordinate? {
        guard let exact else { return document.coordinate(of: vertex) }
        guard exact.parts.indices.contains(vertex.part) else { return nil }
        let part = exact.parts[vertex.part]
        return part.coordinates.indices.contains(vertex.vertex) ? part.coordinates[vertex.vertex] : nil
    }

    /// The indices that lead to a vertex: one a nesting level, the vertex last.
    func path(of vertex: VertexReference) -> [Int] {
        outline.parts.indices.contains(vertex.part) ? outline.parts[vertex.part].path + [vertex.vertex] : []
    }

    /// The vertex that indices lead to; nil when there is none.
    func vertexReference(ofPath path: [Int]) -> VertexReference? {
        guard let vertex = path.last,
            let part = outline.parts.firstIndex(where: { $0.path.elementsEqual(path.dropLast()) })
        else { return nil }
        let reference = VertexReference(feature: feature, part: part, vertex: vertex)
        return shape.has(reference) ? reference : nil
    }
}

extension Selection {
    /// The shape for a view: where a dot is finer than what is held of a large feature, what shows of it has the file's
    /// own numbers.
    func shape(in viewport: Viewport) -> any MapShape {
        guard viewport.camera.zoom > ShapeSource.exactZoom, let held = shape as? HeldShape else {
            return shape
        }
        return held.sharpened(in: viewport) { part, vertices in
            document.places(of: feature, part: part, vertices)
        }
    }
}
