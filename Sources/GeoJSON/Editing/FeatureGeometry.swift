import Geography

/// A feature's geometry with its exact numbers, in parts.
public struct FeatureGeometry: Hashable, Sendable {
    public struct Part: Hashable, Sendable {
        public let kind: PartKind
        /// The indices that lead to the part: none for a line, the ring for a polygon, the member first in a
        /// multi-geometry or collection.
        public let path: [Int]
        /// Longitudes and latitudes, as they stand in the file unless it is in another reference system; the
        /// closing position included.
        public internal(set) var coordinates: [Coordinate]
        /// How many positions at the end of a ring repeat its first one. They are one vertex with it.
        let closingRun: Int

        public init(kind: PartKind, path: [Int], coordinates: [Coordinate]) {
            self.init(
                kind: kind, path: path, coordinates: coordinates,
                closingRun: Part.closingRun(of: coordinates, kind))
        }

        init(kind: PartKind, path: [Int], coordinates: [Coordinate], closingRun: Int) {
            self.kind = kind
            self.path = path
            self.coordinates = coordinates
            self.closingRun = closingRun
        }

        /// How many vertices a person can take: in a ring all but its closing run.
        public var vertexCount: Int { coordinates.count - closingRun }

        static func closingRun(of coordinates: [Coordinate], _ kind: PartKind) -> Int {
            guard kind.isRing, let first = coordinates.first else { return 0 }
            var run = 0
            while run < coordinates.count - 1, coordinates[coordinates.count - 1 - run] == first { run += 1 }
            return run
        }

        /// The positions that move with a vertex: itself and, for the first of a ring, the closing run.
        func positions(ofVertex vertex: Int) -> [Int] {
            guard coordinates.indices.contains(vertex) else { return [] }
            return vertex == 0 ? [0] + Array((coordinates.count - closingRun)..<coordinates.count) : [vertex]
        }
    }

    public let kind: GeometryKind
    public internal(set) var parts: [Part]

    public init(kind: GeometryKind, parts: [Part]) {
        self.kind = kind
        self.parts = parts
    }

    /// Whether there is such a vertex.
    public func has(_ vertex: VertexReference) -> Bool {
        parts.indices.contains(vertex.part) && (0..<parts[vertex.part].vertexCount).contains(vertex.vertex)
    }

    /// The vertex that indices lead to: one a nesting level, the vertex last. nil when there is none.
    public func vertexReference(ofPath path: [Int], feature: Int) -> VertexReference? {
        guard let vertex = path.last,
            let part = parts.firstIndex(where: { $0.path.elementsEqual(path.dropLast()) })
        else { return nil }
        let reference = VertexReference(feature: feature, part: part, vertex: vertex)
        return has(reference) ? reference : nil
    }

    /// The indices that lead to a vertex.
    public func path(of vertex: VertexReference) -> [Int] {
        parts.indices.contains(vertex.part) ? parts[vertex.part].path + [vertex.vertex] : []
    }
}
