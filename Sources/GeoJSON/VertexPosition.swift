import Geography

/// A single vertex of a feature, however many the feature has.
extension Document {
    /// The exact place of a vertex in longitude and latitude, read from its bytes; nil where there is none. The
    /// positions that close a ring count. In a feature that was not edited it costs the reading of 256 positions
    /// at most, of one that was edited, is a collection, or in another reference system, that of the feature.
    public func coordinate(of vertex: VertexReference) -> Coordinate? { position(of: vertex)?.coordinate }

    /// The bytes of a vertex's position in the current text, brackets included; costs the same.
    public func bytes(of vertex: VertexReference) -> Range<Int>? { position(of: vertex)?.range }

    private func position(of vertex: VertexReference) -> FoundPosition? {
        guard vertex.part >= 0, vertex.vertex >= 0, let slot = order.slot(at: vertex.feature) else {
            return nil
        }
        let start = range(of: vertex.feature).lowerBound
        if edited[slot] == nil {
            guard let index = sourceVertex(slot, vertex) else { return nil }
            if let found = markedPosition(slot, index) {
                return found.shifted(by: start - records[slot].start)
            }
        }
        let parts = reader(of: vertex.feature).parts
        guard parts.indices.contains(vertex.part), parts[vertex.part].places.indices.contains(vertex.vertex)
        else { return nil }
        let part = parts[vertex.part]
        return FoundPosition(coordinate: part.shown[vertex.vertex], range: part.places[vertex.vertex])
            .shifted(by: start)
    }

    /// Where among all vertices of the source one of a feature stands; nil where there is none.
    private func sourceVertex(_ slot: Int, _ vertex: VertexReference) -> Int? {
        guard records.indices.contains(slot) else { return nil }
        let parts = records[slot].parts
        guard vertex.part < parts.count else { return nil }
        let range = sourceGeometry.vertexRange(ofPart: Int(parts.lowerBound) + vertex.part)
        return vertex.vertex < range.count ? range.lowerBound + vertex.vertex : nil
    }

    /// The position of a vertex of the source, from the last mark before it on; nil where no mark of the feature
    /// leads to it.
    private func markedPosition(_ slot: Int, _ index: Int) -> FoundPosition? {
        let record = records[slot]
        guard referenceSystem == nil, let depth = record.kind.listsAroundPositions,
            let mark = positionMarks.mark(before: index),
            mark.vertex >= sourceGeometry.partStarts[Int(record.firstPart)]
        else { return nil }
        var walk = PositionWalk(source.bytes, from: mark.offset, depth: depth)
        return walk.position(behind: index - Int(mark.vertex))
    }
}

extension GeometryKind {
    /// How many arrays there are around an array of positions in the coordinates; nil where there is none such.
    fileprivate var listsAroundPositions: Int? {
        switch self {
        case .multiPoint, .lineString: 0
        case .multiLineString, .polygon: 1
        case .multiPolygon: 2
        case .none, .point, .geometryCollection: nil
        }
    }
}
