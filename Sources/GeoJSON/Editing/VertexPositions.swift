import Geography

/// The positions that move with a vertex, and how those around it are spelled: what an edit that moves it must know.
/// Of a large feature only these are read.
struct VertexPositions {
    struct Position {
        let text: PositionText
        /// Where it begins in the current text.
        let start: Int
        /// As it stands in the file, in its own units.
        let coordinate: Coordinate
    }

    /// The vertex itself, and with the first of a ring its closing run; in the order of the text, never none.
    let moved: [Position]
    /// The most decimals that the vertex and its neighbours use.
    let decimals: Int
    /// The `bbox` members of the feature, as the reader tells them.
    let boxes: [Int: [Int]]

    init(of vertex: VertexReference, in document: Document) throws(EditError) {
        if let quick = VertexPositions(large: vertex, in: document) {
            try document.checkCoordinatesCanBeWritten()
            self = quick
            return
        }
        let around = try VertexNeighbourhood(vertex, in: document)
        let indices = vertex.vertex == 0 ? [0] + around.closingPositions : [vertex.vertex]
        moved = indices.map {
            Position(
                text: around.position($0), start: around.start + around.part.places[$0].lowerBound,
                coordinate: around.part.coordinates[$0])
        }
        decimals = around.decimals(around: vertex.vertex)
        boxes = around.boxes
    }

    /// nil where the feature must be read whole: it is not large, has a `bbox`, or its positions are not found.
    private init?(large vertex: VertexReference, in document: Document) {
        guard document.isLarge(vertex.feature),
            let count = document.numbers(of: vertex.feature, part: vertex.part)?.count,
            let taken = document.exactVertexCount(of: vertex.feature, part: vertex.part),
            (0..<taken).contains(vertex.vertex), document.facts(of: vertex.feature)?.hasBox == false
        else { return nil }
        let isRing = document.kind(of: vertex.feature, part: vertex.part)?.isRing ?? false
        let wanted = vertex.vertex == 0 ? [0] + Array(taken..<count) : [vertex.vertex]
        let around = VertexNeighbourhood.neighbours(
            of: vertex.vertex, taken: taken, count: count, isRing: isRing)
        guard let moved = VertexPositions.read(wanted, of: vertex, in: document),
            let beside = VertexPositions.read(around, of: vertex, in: document)
        else { return nil }
        self.moved = moved
        decimals = (beside + moved.prefix(1)).map(\.text.decimals).max() ?? 0
        boxes = [:]
    }

    private static func read(
        _ indices: [Int], of vertex: VertexReference, in document: Document
    ) -> [Position]? {
        let start = document.range(of: vertex.feature).lowerBound
        var found: [Position] = []
        for index in indices {
            guard
                let place = document.positions(of: vertex.feature, part: vertex.part, index..<index + 1)?
                    .first
            else { return nil }
            let bytes = document.withBytes(of: vertex.feature, in: place.range) { Array($0) }
            found.append(
                Position(
                    text: PositionText(bytes), start: start + place.range.lowerBound,
                    coordinate: place.coordinate))
        }
        return found
    }
}
