import Geography

/// A vertex, its neighbours and how they are spelled: what an edit of it needs to know.
struct VertexNeighbourhood {
    let part: GeometryReader.Part
    let vertexCount: Int
    let closingPositions: [Int]
    /// The `bbox` members of the feature, as the reader tells them.
    let boxes: [Int: [Int]]
    /// Where the feature begins in the current text.
    let start: Int
    private let bytes: [UInt8]

    init(_ vertex: VertexReference, in document: Document) throws(EditError) {
        let (reader, bytes, start) = try VertexNeighbourhood.read(vertex.feature, in: document)
        guard reader.geometry.has(vertex) else { throw EditError("there is no such vertex") }
        self.init(reader, part: vertex.part, bytes, start)
    }

    private init(_ reader: GeometryReader, part: Int, _ bytes: [UInt8], _ start: Int) {
        self.part = reader.parts[part]
        self.bytes = bytes
        self.start = start
        boxes = reader.boxes
        let coordinates = reader.parts[part].coordinates
        vertexCount =
            FeatureGeometry.Part(kind: self.part.kind, path: [], coordinates: coordinates).vertexCount
        closingPositions = Array(vertexCount..<coordinates.count)
    }

    /// Every part of a feature that has a vertex; the feature is read once.
    static func parts(of feature: Int, in document: Document) throws(EditError) -> [VertexNeighbourhood] {
        let (reader, bytes, start) = try read(feature, in: document)
        return reader.parts.indices.filter { !reader.parts[$0].coordinates.isEmpty }.map {
            VertexNeighbourhood(reader, part: $0, bytes, start)
        }
    }

    private static func read(
        _ feature: Int, in document: Document
    ) throws(EditError) -> (reader: GeometryReader, bytes: [UInt8], start: Int) {
        guard (0..<document.featureCount).contains(feature) else {
            throw EditError("there is no such feature")
        }
        try document.checkCoordinatesCanBeWritten()
        let range = document.range(of: feature)
        let bytes = document.text.bytes(in: range)
        let reader = bytes.withUnsafeBytes {
            GeometryReader(featureBytes: $0, referenceSystem: document.referenceSystem)
        }
        return (reader, bytes, range.lowerBound)
    }

    func position(_ index: Int) -> PositionText { PositionText(Array(bytes[part.places[index]])) }

    /// Whether a position is an element of an array. That of a Point is not, wherever the Point stands.
    func isListed(_ index: Int) -> Bool {
        guard let before = lastByte(before: part.places[index].lowerBound) else { return false }
        return bytes[before] == UInt8(ascii: "[") || bytes[before] == UInt8(ascii: ",")
    }

    /// What separates a position from the one before or behind it; a bare comma where there is neither, or
    /// something malformed lies between.
    func separator(near index: Int) -> [UInt8] {
        let gaps = [(index, index + 1), (index - 1, index)]
        for (before, behind) in gaps where before >= 0 && behind < part.places.count {
            let gap = bytes[part.places[before].upperBound..<part.places[behind].lowerBound]
            if gap.allSatisfy({ $0 == UInt8(ascii: ",") || VertexNeighbourhood.isWhiteSpace($0) }) {
                return Array(gap)
            }
        }
        return Array(",".utf8)
    }

    /// A position with the comma and the white space that go with it: those behind it, else those before.
    func removal(of index: Int) -> Range<Int> {
        let place = part.places[index]
        if let next = firstByte(from: place.upperBound), bytes[next] == UInt8(ascii: ",") {
            return place.lowerBound..<(firstByte(from: next + 1) ?? next + 1)
        }
        guard let comma = lastByte(before: place.lowerBound), bytes[comma] == UInt8(ascii: ",") else {
            return place
        }
        return (lastByte(before: comma).map { $0 + 1 } ?? comma)..<place.upperBound
    }

    private func firstByte(from start: Int) -> Int? {
        bytes[start...].firstIndex { !VertexNeighbourhood.isWhiteSpace($0) }
    }

    private func lastByte(before end: Int) -> Int? {
        bytes[..<end].lastIndex { !VertexNeighbourhood.isWhiteSpace($0) }
    }

    private static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// The bytes of a range that is counted from the start of the feature.
    func text(_ range: Range<Int>) -> [UInt8] { Array(bytes[range]) }

    /// The neighbours of a vertex in its part; a ring's first and last are neighbours.
    func neighbours(of index: Int) -> [Int] {
        VertexNeighbourhood.neighbours(
            of: index, taken: vertexCount, count: part.coordinates.count, isRing: part.kind.isRing)
    }

    /// The same in a part of so many positions, of which so many can be taken.
    static func neighbours(of index: Int, taken: Int, count: Int, isRing: Bool) -> [Int] {
        var found: [Int] = []
        if index > 0 {
            found.append(index - 1)
        } else if isRing, taken > 1 {
            found.append(taken - 1)
        }
        if index + 1 < count {
            found.append(index + 1)
        } else if isRing, index > 0 {
            found.append(0)
        }
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
