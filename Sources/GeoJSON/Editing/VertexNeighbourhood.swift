import Geography

/// A vertex, its neighbours and how they are spelled: what an edit of it needs to know.
struct VertexNeighbourhood {
    let part: GeometryReader.Part
    let vertexCount: Int
    let closingPositions: [Int]
    /// Where the feature begins in the current text.
    let start: Int
    private let bytes: [UInt8]

    init(_ vertex: VertexReference, in document: Document) throws(EditError) {
        guard document.records.indices.contains(vertex.feature) else { throw EditError("there is no such feature") }
        let range = document.range(of: vertex.feature)
        bytes = document.text.bytes(in: range)
        start = range.lowerBound
        let reader = bytes.withUnsafeBytes { GeometryReader(featureBytes: $0) }
        guard reader.geometry.has(vertex) else { throw EditError("there is no such vertex") }
        part = reader.parts[vertex.part]
        let shape = reader.geometry.parts[vertex.part]
        vertexCount = shape.vertexCount
        closingPositions = Array(vertexCount..<shape.coordinates.count)
    }

    func position(_ index: Int) -> PositionText { PositionText(Array(bytes[part.places[index]])) }

    /// The bytes between a position and the next.
    func separator(after index: Int) -> [UInt8] {
        Array(bytes[part.places[index].upperBound..<part.places[index + 1].lowerBound])
    }

    /// The bytes of a range that is counted from the start of the feature.
    func text(_ range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    /// The neighbours of a vertex in its part; a ring's first and last are neighbours.
    func neighbours(of index: Int) -> [Int] {
        var found: [Int] = []
        if index > 0 {
            found.append(index - 1)
        } else if part.kind.isRing, vertexCount > 1 {
            found.append(vertexCount - 1)
        }
        if index + 1 < part.coordinates.count { found.append(index + 1) }
        return found
    }

    /// The most decimals that a vertex and its neighbours use.
    func decimals(around index: Int) -> Int {
        ([index] + neighbours(of: index)).map { position($0).decimals }.max() ?? 0
    }

    /// A splice of a range that is counted from the start of the feature.
    func splice(_ range: Range<Int>, _ new: [UInt8]) -> Splice {
        Splice(offset: start + range.lowerBound, old: text(range), new: new)
    }
}
