import Geography

/// Vertices that lie at exactly the same place.
extension Document {
    /// The vertices of a feature that others share their place with, and these others: of other features, and
    /// further ones of its own. Costs what the features cost that meet the feature's box.
    public func sharedVertices(of feature: Int) -> [VertexReference: [VertexReference]] {
        var places: [Coordinate: [VertexReference]] = [:]
        forEachVertex(of: feature) { places[$0, default: []].append($1) }
        features(intersecting: packedBox(of: feature)) { other in
            guard other != feature else { return }
            forEachVertex(of: other) { place, vertex in
                if let own = places[place], !own.isEmpty { places[place]?.append(vertex) }
            }
        }
        var shared: [VertexReference: [VertexReference]] = [:]
        for vertices in places.values where vertices.count > 1 {
            for vertex in vertices where vertex.feature == feature {
                shared[vertex] = vertices.filter { $0 != vertex }
            }
        }
        return shared
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
