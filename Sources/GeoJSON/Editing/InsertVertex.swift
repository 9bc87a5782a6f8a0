import Geography

extension Document {
    /// Inserts a vertex behind another, in the spacing of its neighbours. It takes an interpolated altitude
    /// where both neighbours have one. Behind the last vertex of a line the line grows.
    public func insertVertex(
        after vertex: VertexReference, at place: Coordinate, precision: Precision
    ) throws(EditError) -> Edit {
        guard place.isFinite else { throw EditError("the place is no number") }
        let around = try VertexNeighbourhood(vertex, in: self)
        let index = vertex.vertex
        guard around.isListed(index) else {
            throw EditError("a Point has one position; make it a MultiPoint to add another")
        }
        let previous = around.position(index)
        let next = index + 1 < around.part.coordinates.count ? around.position(index + 1) : nil
        let target = try fileCoordinate(of: place, near: around.part.coordinates[index])
        let decimals = decimals(precision, used: max(previous.decimals, next?.decimals ?? 0), at: target)
        var numbers = [
            NumberToken.fixed(target.longitude, decimals.longitude),
            NumberToken.fixed(target.latitude, decimals.latitude),
        ]
        if let next, let altitude = InsertedAltitude.text(at: target, previous, next) {
            numbers.append(altitude)
        }
        let end = around.part.places[index].upperBound
        let edit = Edit(
            label: "insert vertex", features: [vertex.feature],
            splices: [around.splice(end..<end, around.separator(near: index) + previous.spelling(numbers))])
        return updatingBoxes(edit, of: vertex.feature, around.boxes)
    }
}

/// The altitude between two positions.
enum InsertedAltitude {
    /// nil unless both have one.
    static func text(at place: Coordinate, _ one: PositionText, _ other: PositionText) -> String? {
        guard let low = one.altitude, let high = other.altitude, low.isFinite, high.isFinite,
            let tokens = (one.token(2), other.token(2)) as? (NumberToken, NumberToken),
            let start = one.coordinate, let end = other.coordinate
        else { return nil }
        let (dx, dy) = (end.longitude - start.longitude, end.latitude - start.latitude)
        let length = dx * dx + dy * dy
        let way = (place.longitude - start.longitude) * dx + (place.latitude - start.latitude) * dy
        let fraction = length > 0 ? max(0, min(1, way / length)) : 0.5
        // Two products, since the difference of two huge altitudes is no number.
        return NumberToken.fixed(
            low * (1 - fraction) + high * fraction, max(tokens.0.decimals, tokens.1.decimals))
    }
}

extension PositionText {
    var coordinate: Coordinate? {
        guard let longitude = token(0).flatMap({ Double($0.text) }),
            let latitude = token(1).flatMap({ Double($0.text) })
        else { return nil }
        return Coordinate(longitude, latitude)
    }
}
