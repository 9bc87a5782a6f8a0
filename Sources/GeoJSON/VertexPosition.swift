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
        if edited[slot] == nil, let found = markedPosition(slot, vertex) {
            return found.shifted(by: start - records[slot].start)
        }
        let parts = reader(of: vertex.feature).parts
        guard parts.indices.contains(vertex.part), parts[vertex.part].places.indices.contains(vertex.vertex)
        else { return nil }
        let part = parts[vertex.part]
        return FoundPosition(coordinate: part.shown[vertex.vertex], range: part.places[vertex.vertex])
            .shifted(by: start)
    }

    /// The position of a vertex of the source, from the last mark before it on; nil where marks do not lead to it.
    private func markedPosition(_ slot: Int, _ vertex: VertexReference) -> FoundPosition? {
        guard referenceSystem == nil, records.indices.contains(slot) else { return nil }
        let record = records[slot]
        guard let depth = record.kind.listsAroundPositions, vertex.part < Int(record.partCount),
            let first = sourceGeometry.partStarts[at: Int(record.firstPart)]
        else { return nil }
        let part = sourceGeometry.vertexRange(ofPart: Int(record.firstPart) + vertex.part)
        guard vertex.vertex < part.count else { return nil }
        let index = part.lowerBound + vertex.vertex
        guard let mark = positionMarks.mark(before: index), mark.vertex >= first else { return nil }
        var walk = PositionWalk(source.bytes, from: mark.offset, depth: depth)
        return walk.position(behind: index - Int(mark.vertex))
    }
}

extension ContiguousArray {
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
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
