import Geography

/// Reads one feature's geometry again, with the places of its positions.
struct GeometryReader: CoordinateSink {
    struct Part {
        let kind: PartKind
        let path: [Int]
        var coordinates: [Coordinate] = []
        /// The bytes of each position, brackets included, counted from the start of the feature.
        var places: [Range<Int>] = []
    }

    private(set) var parts: [Part] = []
    private(set) var kind = GeometryKind.none
    /// The `bbox` members: where their values begin, and the path of the geometry they are of; none for the
    /// feature and its whole geometry.
    private(set) var boxes: [Int: [Int]] = [:]
    private var path: [Int] = []

    /// Reads the feature that these bytes hold.
    init(featureBytes: UnsafeRawBufferPointer) {
        var scanner = JSONScanner(featureBytes)
        kind = (try? scanner.scanFeature(into: &self)) ?? .none
    }

    var mark: (parts: Int, path: [Int]) { (parts.count, path) }
    mutating func rollBack(to mark: (parts: Int, path: [Int])) {
        parts.removeLast(parts.count - mark.parts)
        path = mark.path
    }

    mutating func enter(_ index: Int) { path.append(index) }
    mutating func leave() { path.removeLast() }
    mutating func beginPart(_ kind: PartKind) { parts.append(Part(kind: kind, path: path)) }

    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) {
        parts[parts.count - 1].coordinates.append(coordinate)
        parts[parts.count - 1].places.append(range)
    }

    mutating func boundingBox(at offset: Int) { boxes[offset] = path }
    mutating func endPart(at offset: Int) {}
    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {}

    var geometry: FeatureGeometry {
        FeatureGeometry(
            kind: kind,
            parts: parts.map {
                FeatureGeometry.Part(kind: $0.kind, path: $0.path, coordinates: $0.coordinates)
            })
    }
}
