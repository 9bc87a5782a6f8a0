import Geography

/// The vertices of a feature that others share their place with: of other features, and further ones of its own.
public struct SharedVertices: Sendable {
    private var groups: [[VertexReference]] = []
    /// Which of the groups a vertex of the feature is in.
    private var group: [VertexReference: Int] = [:]

    /// None.
    public init() {}

    fileprivate init(of feature: Int, _ groups: some Sequence<[VertexReference]>) {
        for vertices in groups where vertices.count > 1 {
            for vertex in vertices where vertex.feature == feature { group[vertex] = self.groups.count }
            self.groups.append(vertices)
        }
    }

    public func isShared(_ vertex: VertexReference) -> Bool { group[vertex] != nil }

    /// The other vertices at the place of one.
    public func others(of vertex: VertexReference) -> [VertexReference] {
        group[vertex].map { groups[$0].filter { $0 != vertex } } ?? []
    }
}

extension Document {
    /// The vertices of a feature that lie at exactly the same place as others. Costs what the features cost that meet
    /// the feature's box.
    public func sharedVertices(of feature: Int) -> SharedVertices {
        var places: [Coordinate: [VertexReference]] = [:]
        forEachVertex(of: feature) { places[$0, default: []].append($1) }
        features(intersecting: packedBox(of: feature)) { other in
            guard other != feature else { return }
            forEachVertex(of: other) { place, vertex in places[place]?.append(vertex) }
        }
        return SharedVertices(of: feature, places.values)
    }

    private func forEachVertex(of feature: Int, _ body: (Coordinate, VertexReference) -> Void) {
        for (part, vertices) in geometry(of: feature).parts.enumerated() {
            for index in 0..<vertices.vertexCount {
                body(
                    vertices.coordinates[index], VertexReference(feature: feature, part: part, vertex: index))
            }
        }
    }
}
