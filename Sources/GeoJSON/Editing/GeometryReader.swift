import Geodesy
import Geography

/// Reads one feature's geometry again, with the places of its positions.
struct GeometryReader: CoordinateSink {
    struct Part {
        let kind: PartKind
        let path: [Int]
        /// As they stand in the file, in its own units.
        var coordinates: [Coordinate] = []
        /// Where they lie, in longitude and latitude: the same unless the file is in another reference system.
        var shown: [Coordinate] = []
        /// The bytes of each position, brackets included, counted from the start of the feature.
        var places: [Range<Int>] = []
    }

    private(set) var parts: [Part] = []
    private(set) var kind = GeometryKind.none
    /// The `bbox` members: where their values begin, and the path of the geometry they are of; none for the
    /// feature and its whole geometry.
    private(set) var boxes: [Int: [Int]] = [:]
    private var path: [Int] = []
    private let referenceSystem: ReferenceSystem?

    /// Reads the feature that these bytes hold, of a file in a reference system; nil for longitude and latitude.
    init(featureBytes: UnsafeRawBufferPointer, referenceSystem: ReferenceSystem?) {
        self.referenceSystem = referenceSystem
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

    /// As in the index, a position that has no place on the earth is passed over.
    mutating func endPart(at offset: Int) {
        let part = parts[parts.count - 1]
        parts[parts.count - 1].shown = part.coordinates
        guard let referenceSystem else { return }
        let shown = referenceSystem.places(of: part.coordinates, isPath: part.kind != .points)
        let kept = shown.indices.filter { shown[$0] != nil }
        parts[parts.count - 1].shown = shown.compactMap { $0 }
        parts[parts.count - 1].coordinates = kept.map { part.coordinates[$0] }
        parts[parts.count - 1].places = kept.map { part.places[$0] }
    }

    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {}

    var geometry: FeatureGeometry {
        FeatureGeometry(
            kind: kind,
            parts: parts.map {
                FeatureGeometry.Part(
                    kind: $0.kind, path: $0.path, coordinates: $0.shown,
                    closingRun: FeatureGeometry.Part.closingRun(of: $0.coordinates, $0.kind))
            })
    }
}
