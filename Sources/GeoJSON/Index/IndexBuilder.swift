import Geodesy
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
    private var properties: UInt32 = 0
    private var partKind = PartKind.points
    private var partStart = 0
    private var notesBeforePart = 0
    private var firstCoordinate = Coordinate(0, 0)
    private var lastCoordinate = Coordinate(0, 0)
    /// The system of the coordinates that are told; nil for longitude and latitude.
    private(set) var referenceSystem: ReferenceSystem?
    private var isTransformed: Bool
    /// The positions of a part that wait for its end, to be transformed together, and where they stand.
    private var waiting: [Coordinate] = []
    private var waitingOffsets: [Int] = []

    init(expectedVertices: Int = 0, referenceSystem: ReferenceSystem? = nil) {
        self.referenceSystem = referenceSystem
        isTransformed = referenceSystem != nil
        vertices.reserveCapacity(expectedVertices)
    }

    /// Takes the coordinates for those of a system, unless some have been told already.
    mutating func assume(_ system: ReferenceSystem?) {
        guard records.isEmpty, vertices.isEmpty else { return }
        referenceSystem = system
        isTransformed = system != nil
    }

    mutating func enter(_ index: Int) {}
    mutating func leave() {}
    mutating func boundingBox(at offset: Int) {}

    mutating func beginPart(_ kind: PartKind) {
        partKind = kind
        partStart = vertices.count
        notesBeforePart = notes.count
    }

    mutating func position(_ coordinate: Coordinate, at range: Range<Int>) {
        if isTransformed {
            waiting.append(coordinate)
            waitingOffsets.append(range.lowerBound)
            return
        }
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

    /// Puts the positions that wait where they lie. One that has no place on the earth is passed over, as what
    /// is malformed is; of a system that cannot be used that is told once, for all.
    private mutating func placeWaiting(in system: ReferenceSystem) {
        let places = system.places(of: waiting, isPath: partKind != .points)
        for (index, place) in places.enumerated() {
            guard let place else {
                if system.problem == nil {
                    note("the position lies beyond what \(system.name) covers", at: waitingOffsets[index])
                }
                continue
            }
            if vertices.count == partStart { firstCoordinate = waiting[index] }
            lastCoordinate = waiting[index]
            let packed = PackedWorld(WorldPoint(place))
            vertices.append(packed)
            box.formUnion(packed)
        }
        waiting.removeAll(keepingCapacity: true)
        waitingOffsets.removeAll(keepingCapacity: true)
    }

    mutating func endPart(at offset: Int) {
        if let referenceSystem { placeWaiting(in: referenceSystem) }
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
                start: range.lowerBound, end: range.upperBound, firstPart: first, properties: properties,
                partCount: UInt32(clamping: partKinds.count) - first, kind: kind, box: box))
        properties = 0
        box = .empty
    }

    mutating func foundProperties(at offset: Int) { properties = UInt32(clamping: offset) }

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
        PackedGeometry(
            vertices: PackedVertices(vertices), partStarts: partStarts, partKinds: partKinds)
    }
}
