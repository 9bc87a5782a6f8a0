import Geography

/// Takes what the scanner tells and packs it into flat arrays.
struct IndexBuilder: CoordinateSink {
    private(set) var vertices: ContiguousArray<PackedWorld> = []
    private(set) var partStarts: ContiguousArray<UInt32> = [0]
    private(set) var partKinds: ContiguousArray<PartKind> = []
    private(set) var records: ContiguousArray<FeatureRecord> = []
    private(set) var lists: [FeatureList] = []
    private(set) var notes = NoteList()
    private var box = PackedBox.empty
    private var partKind = PartKind.points
    private var partStart = 0
    private var notesBeforePart = 0
    private var firstCoordinate = Coordinate(0, 0)
    private var lastCoordinate = Coordinate(0, 0)

    init(expectedVertices: Int = 0) { vertices.reserveCapacity(expectedVertices) }

    mutating func enter(_ index: Int) {}
    mutating func leave() {}
    mutating func boundingBox(at offset: Int) {}

    mutating func beginPart(_ kind: PartKind) {
        partKind = kind
        partStart = vertices.count
        notesBeforePart = notes.count
    }

    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) {
        if vertices.count == partStart { firstCoordinate = coordinate }
        lastCoordinate = coordinate
        if abs(coordinate.latitude) > 90 {
            note(
                "latitude \(coordinate.latitude) is beyond 90; it is shown at the edge of the map",
                at: range.lowerBound)
        }
        let packed = PackedWorld(WorldPoint(coordinate))
        vertices.append(packed)
        box.formUnion(packed)
    }

    mutating func endPart(at offset: Int) {
        let count = vertices.count - partStart
        if count == 0 {
            // Where something malformed stood, that has been told.
            if notes.count == notesBeforePart { note("the coordinates are empty", at: offset) }
        } else if partKind.isRing {
            if firstCoordinate != lastCoordinate {
                note("the ring is not closed", at: offset)
            } else if count < 4 {
                note("the ring has fewer than four positions", at: offset)
            }
        } else if partKind == .line, count < 2 {
            note("the line has fewer than two positions", at: offset)
        }
        partStarts.append(UInt32(clamping: vertices.count))
        partKinds.append(partKind)
    }

    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {
        notes.append(message(), at: offset)
    }

    mutating func append(_ list: FeatureList) { lists.append(list) }

    /// Notes the feature whose parts were just told.
    mutating func endFeature(_ range: Range<Int>, kind: GeometryKind) {
        let first = records.last.map { $0.firstPart + $0.partCount } ?? 0
        records.append(
            FeatureRecord(
                start: range.lowerBound, end: range.upperBound, firstPart: first,
                partCount: UInt32(clamping: partKinds.count) - first, kind: kind, box: box))
        box = .empty
    }

    /// Where the builder stands, to come back to.
    struct Mark {
        let vertices: Int
        let parts: Int
        let records: Int
        let notes: NoteList.Mark
        let box: PackedBox
    }

    var mark: Mark {
        Mark(
            vertices: vertices.count, parts: partKinds.count, records: records.count, notes: notes.mark,
            box: box)
    }

    /// Forgets everything told since the mark.
    mutating func rollBack(to mark: Mark) {
        vertices.removeLast(vertices.count - mark.vertices)
        partKinds.removeLast(partKinds.count - mark.parts)
        partStarts.removeLast(partStarts.count - 1 - mark.parts)
        records.removeLast(records.count - mark.records)
        notes.rollBack(to: mark.notes)
        box = mark.box
    }

    /// The packed arrays; the builder is done.
    func geometry() -> PackedGeometry {
        PackedGeometry(vertices: vertices, partStarts: partStarts, partKinds: partKinds)
    }
}

/// The first few hundred notes, and how many there are.
struct NoteList: Sendable {
    static let limit = 200
    private(set) var kept: [DocumentNote] = []
    private(set) var count = 0

    typealias Mark = (kept: Int, count: Int)
    var mark: Mark { (kept.count, count) }

    mutating func rollBack(to mark: Mark) {
        kept.removeLast(kept.count - mark.kept)
        count = mark.count
    }

    mutating func append(_ message: @autoclosure () -> String, at offset: Int) {
        count += 1
        if kept.count < NoteList.limit { kept.append(DocumentNote(offset: offset, message: message())) }
    }
}
