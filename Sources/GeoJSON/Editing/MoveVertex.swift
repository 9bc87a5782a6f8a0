import Geography

extension Document {
    /// Moves a vertex: only its two numbers are written, and of these only what changes. The closing positions
    /// of a ring move with its first.
    public func moveVertex(
        _ vertex: VertexReference, to place: Coordinate, precision: Precision
    ) throws(EditError) -> Edit {
        try moveVertices([vertex], to: place, precision: precision)
    }

    /// Moves several vertices to one place: those that lie together and are to stay together.
    public func moveVertices(
        _ vertices: [VertexReference], to place: Coordinate, precision: Precision
    ) throws(EditError) -> Edit {
        guard place.isFinite else { throw EditError("the place is no number") }
        var splices: [Splice] = []
        var boxes: [Int: [Int: [Int]]] = [:]
        for vertex in vertices {
            let around = try VertexNeighbourhood(vertex, in: self)
            splices += try self.splices(moving: vertex, around, to: place, precision)
            boxes[vertex.feature] = around.boxes
        }
        let edit = Edit(
            label: vertices.count > 1 ? "move \(vertices.count) vertices" : "move vertex",
            features: boxes.keys.sorted(), splices: splices.sorted { $0.offset > $1.offset })
        return updatingBoxes(edit, of: boxes)
    }

    private func splices(
        moving vertex: VertexReference, _ around: VertexNeighbourhood, to place: Coordinate,
        _ precision: Precision
    ) throws(EditError) -> [Splice] {
        let target = try fileCoordinate(of: place, near: around.part.coordinates[vertex.vertex])
        let decimals = decimals(precision, used: around.decimals(around: vertex.vertex), at: target)
        let moved = vertex.vertex == 0 ? [0] + around.closingPositions : [vertex.vertex]
        var splices: [Splice] = []
        for index in moved.reversed() {
            splices += OrdinateSplices.make(
                position: around.position(index), at: around.part.places[index],
                from: around.part.coordinates[index], to: target, decimals: decimals, around)
        }
        return splices
    }

    /// Moves a whole feature on the Mercator map.
    public func moveFeature(
        _ feature: Int, by way: WorldVector, precision: Precision
    ) throws(EditError) -> Edit {
        guard way.x.isFinite, way.y.isFinite else { throw EditError("the way is no number") }
        let parts = try VertexNeighbourhood.parts(of: feature, in: self)
        guard let first = parts.first else { throw EditError("the feature has no place on the map") }
        var splices: [Splice] = []
        for around in parts {
            let positions = around.part.places.indices.map { around.position($0) }
            let targets = try fileCoordinates(
                of: around.part.shown.map { $0.shifted(by: way) }, near: around.part.coordinates)
            let decimals = decimals(
                precision, used: positions.map(\.decimals).max() ?? 0, at: around.part.coordinates[0])
            for (index, (from, to)) in zip(around.part.coordinates, targets).enumerated() {
                splices += OrdinateSplices.make(
                    position: positions[index], at: around.part.places[index], from: from,
                    to: to, decimals: decimals, around)
            }
        }
        let edit = Edit(
            label: "move feature", features: [feature], splices: splices.sorted { $0.offset > $1.offset })
        return updatingBoxes(edit, of: feature, first.boxes)
    }
}

/// The numbers of one position, written anew where they change.
enum OrdinateSplices {
    /// From the latitude to the longitude, so that neither shifts the other.
    static func make(
        position: PositionText, at range: Range<Int>, from: Coordinate, to: Coordinate,
        decimals: (longitude: Int, latitude: Int), _ around: VertexNeighbourhood
    ) -> [Splice] {
        let ordinates = [
            (1, from.latitude, to.latitude, decimals.latitude),
            (0, from.longitude, to.longitude, decimals.longitude),
        ]
        return ordinates.compactMap { index, old, new, decimals in
            guard old != new, let token = position.token(index) else { return nil }
            let text = token.spelling(of: new, decimals: decimals)
            // What rounds to the old value keeps its token, however that is spelled.
            guard let written = Double(text), written.isFinite, written != old else { return nil }
            let number = position.numbers[index]
            return around.splice(
                (range.lowerBound + number.lowerBound)..<(range.lowerBound + number.upperBound),
                Array(text.utf8))
        }
    }
}
