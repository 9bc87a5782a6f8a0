import Geography

/// A single vertex of a feature, however many the feature has.
extension Document {
    /// The exact place of a vertex in longitude and latitude, read from its bytes; nil where there is none. The
    /// positions that close a ring count. It costs the reading of a few hundred positions.
    public func coordinate(of vertex: VertexReference) -> Coordinate? { position(of: vertex)?.coordinate }

    /// The bytes of a vertex's position in the current text, brackets included; costs the same.
    public func bytes(of vertex: VertexReference) -> Range<Int>? { position(of: vertex)?.range }

    private func position(of vertex: VertexReference) -> FoundPosition? {
        let (part, index) = (vertex.part, vertex.vertex)
        let start = range(of: vertex.feature).lowerBound
        if isMarked(vertex.feature), index >= 0,
            let found = positions(of: vertex.feature, part: part, index..<index + 1)?.first
        {
            return found.shifted(by: start)
        }
        let parts = reader(of: vertex.feature).parts
        guard parts.indices.contains(part), parts[part].places.indices.contains(index) else { return nil }
        return FoundPosition(coordinate: parts[part].shown[index], range: parts[part].places[index])
            .shifted(by: start)
    }
}
