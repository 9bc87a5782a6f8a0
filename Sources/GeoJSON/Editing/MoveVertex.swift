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
            let positions = try VertexPositions(of: vertex, in: self)
            splices += try self.splices(moving: positions, to: place, precision)
            boxes[vertex.feature] = positions.boxes
        }
        let edit = Edit(
            label: vertices.count > 1 ? "move \(vertices.count) vertices" : "move vertex",
            features: boxes.keys.sorted(), splices: splices.sorted { $0.offset > $1.offset })
        return updatingBoxes(edit, of: boxes)
    }

    private func splices(
        moving positions: VertexPositions, to place: Coordinate, _ precision: Precision
    ) throws(EditError) -> [Splice] {
        guard let vertex = positions.moved.first else { return [] }
        let target = try fileCoordinate(of: place, near: vertex.coordinate)
        let decimals = decimals(precision, used: positions.decimals, at: target)
        return positions.moved.reversed().flatMap {
            OrdinateSplices.make(
                position: $0.text, at: $0.start, from: $0.coordinate, to: target, decimals: decimals)
        }
    }

    /// Moves a whole feature on the Mercator map.
    public func moveFeature(
        _ feature: Int, by way: WorldVector, precision: Precision
    ) throws(EditError) -> Edit {
        guard way.x.isFinite, way.y.isFinite else { throw EditError("the way is no number") }
        if isLarge(feature) { return try moveLargeFeature(feature, by: way, precision) }
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
                    position: positions[index], at: around.start + around.part.places[index].lowerBound,
                    from: from, to: to, decimals: decimals)
            }
        }
        let edit = Edit(
            label: "move feature", features: [feature], splices: splices.sorted { $0.offset > $1.offset })
        return updatingBoxes(edit, of: feature, first.boxes)
    }

    private func moveLargeFeature(
        _ feature: Int, by way: WorldVector, _ precision: Precision
    ) throws(EditError) -> Edit {
        try checkCoordinatesCanBeWritten()
        let (splice, boxes) = spliceMovingLarge(feature, by: way, precision)
        let edit = Edit(label: "move feature", features: [feature], splices: splice.map { [$0] } ?? [])
        return updatingBoxes(edit, of: feature, boxes)
    }
}

/// The numbers of one position, written anew where they change.
enum OrdinateSplices {
    /// From the latitude to the longitude, so that neither shifts the other.
    ///
    /// - Parameter start: where the position begins in the text.
    static func make(
        position: PositionText, at start: Int, from: Coordinate, to: Coordinate,
        decimals: (longitude: Int, latitude: Int)
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
            return Splice(
                offset: start + number.lowerBound, old: Array(position.bytes[number]), new: Array(text.utf8))
        }
    }
}
