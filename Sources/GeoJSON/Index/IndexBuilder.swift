import Geodesy
import Geography

/// Takes what the scanner tells and packs it into flat arrays.
struct IndexBuilder: CoordinateSink {
    private(set) var vertices: VertexList
    private(set) var marks = PositionMarks()
    private(set) var partStarts: ContiguousArray<UInt32> = [0]
    private(set) var partKinds: ContiguousArray<PartKind> = []
    private(set) var records: ContiguousArray<FeatureRecord> = []
    private(set) var lists: [FeatureList] = []
    /// Whether any of the features may.
    private(set) var mayHaveStyles = false
    private(set) var notes = NoteList()
    private var box = PackedBox.empty
    private var properties: UInt32 = 0
    /// The first vertex of the feature that is read, and where it stands.
    private var featureStart = 0
    private var featureOffset = 0
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

    /// False once an array could not grow: then something is missing, and no more is asked for, which would take long.
    private var hasMemory = true
    private let mercator = MercatorTable.shared

    init(vertices: VertexList = VertexList(), referenceSystem: ReferenceSystem? = nil) {
        self.vertices = vertices
        self.referenceSystem = referenceSystem
        isTransformed = referenceSystem != nil
    }

    /// Takes the coordinates for those of a system, unless some have been told already.
    mutating func assume(_ system: ReferenceSystem?) {
        guard records.isEmpty, vertices.count == 0 else { return }
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
        append(coordinate, at: range.lowerBound)
    }

    private mutating func append(_ place: Coordinate, at offset: Int) {
        let packed = mercator.packed(place)
        if vertices.count == featureStart { featureOffset = offset }
        if vertices.count % PositionMarks.stride == 0 { marks.add(vertex: vertices.count, at: offset) }
        vertices.append(packed)
        box.formUnion(packed)
    }

    mutating func takePlainPositions(_ cursor: inout ByteCursor, before limit: Int) -> Bool {
        let last = min(limit, cursor.count - PlainPosition.longest)
        guard !isTransformed, cursor.position < last else { return false }
        let room = vertices.room
        guard let into = room.baseAddress else { return false }
        let count = vertices.count
        var (plain, box, coordinate) = (
            PlainPosition(cursor.base, at: cursor.position, .shared), box, Coordinate(0, 0)
        )
        var taken = 0
        while taken < room.count {
            let start = plain.place
            guard plain.read(&coordinate), abs(coordinate.latitude) <= 90 else { break }
            if count + taken == partStart { firstCoordinate = coordinate }
            lastCoordinate = coordinate
            let packed = mercator.packed(coordinate)
            if count + taken == featureStart { featureOffset = start }
            if (count + taken) % PositionMarks.stride == 0 { marks.add(vertex: count + taken, at: start) }
            into[taken] = packed
            box.formUnion(packed)
            taken += 1
            cursor.position = plain.place
            guard plain.moveToNext(), plain.place < last else { break }
        }
        vertices.take(taken)
        self.box = box
        return taken > 0
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
            append(place, at: waitingOffsets[index])
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
        guard hasMemory, Memory.allows(&partStarts, more: 1), Memory.allows(&partKinds, more: 1) else {
            hasMemory = false
            return
        }
        partStarts.append(UInt32(clamping: vertices.count))
        partKinds.append(partKind)
    }

    mutating func note(_ message: @autoclosure () -> String, at offset: Int) {
        notes.append(message(), at: offset)
    }

    mutating func append(_ list: FeatureList) { lists.append(list) }

    /// Notes the feature whose parts were just told.
    mutating func endFeature(_ range: Range<Int>, kind: GeometryKind, mayHaveStyle: Bool) {
        guard hasMemory, Memory.allows(&records, more: 1) else {
            hasMemory = false
            return
        }
        let first = records.last.map { $0.firstPart + $0.partCount } ?? 0
        records.append(
            FeatureRecord(
                start: range.lowerBound, end: range.upperBound, firstPart: first, properties: properties,
                partCount: UInt32(clamping: partKinds.count) - first, kind: kind,
                mayHaveStyle: mayHaveStyle, box: box))
        mayHaveStyles = mayHaveStyles || mayHaveStyle
        properties = 0
        box = .empty
        if vertices.count - featureStart >= PositionMarks.stride {
            marks.insert(vertex: featureStart, at: featureOffset)
        }
        featureStart = vertices.count
    }

    /// Why what was told cannot be held; nil when it is.
    var refusal: String? {
        hasMemory
            ? IndexBuilder.refusal(ofCount: max(vertices.count, partKinds.count))
            : SourceMemory.noMemory.reason
    }

    /// Why so many vertices, or parts of them, cannot be held: the index counts them in 32 bits.
    static func refusal(ofCount count: Int) -> String? {
        let most = Int(UInt32.max) - 1
        return count > most ? "the file has more than \(most) vertices, the most that can be shown" : nil
    }

    mutating func foundProperties(at offset: Int) { properties = UInt32(clamping: offset) }

    /// Where the builder stands, to come back to.
    struct Mark {
        let vertices: Int
        let parts: Int
        let records: Int
        let notes: NoteList.Mark
        let box: PackedBox
        let featureStart: Int
    }

    var mark: Mark {
        Mark(
            vertices: vertices.count, parts: partKinds.count, records: records.count, notes: notes.mark,
            box: box, featureStart: featureStart)
    }

    /// Forgets everything told since the mark.
    mutating func rollBack(to mark: Mark) {
        vertices.removeLast(vertices.count - mark.vertices)
        marks.removeAll(from: mark.vertices)
        partKinds.removeLast(partKinds.count - mark.parts)
        partStarts.removeLast(partStarts.count - 1 - mark.parts)
        records.removeLast(records.count - mark.records)
        notes.rollBack(to: mark.notes)
        box = mark.box
        featureStart = mark.featureStart
    }

    /// Adds what another has gathered of what stands behind. False where there is not enough memory.
    mutating func append(_ other: IndexBuilder) -> Bool {
        let (vertexCount, partCount) = (UInt32(clamping: vertices.count), UInt32(clamping: partKinds.count))
        guard Memory.allows(&records, more: other.records.count),
            Memory.allows(&partStarts, more: other.partStarts.count),
            Memory.allows(&partKinds, more: other.partKinds.count), vertices.append(other.vertices)
        else { return false }
        marks.append(other.marks, behind: Int(vertexCount))
        for start in other.partStarts.dropFirst() { partStarts.append(start.addingClamped(vertexCount)) }
        partKinds += other.partKinds
        for var record in other.records {
            record.firstPart = record.firstPart.addingClamped(partCount)
            records.append(record)
        }
        notes.append(other.notes)
        mayHaveStyles = mayHaveStyles || other.mayHaveStyles
        featureStart = vertices.count
        return true
    }

    /// The packed arrays; the builder is done.
    func geometry() -> PackedGeometry {
        PackedGeometry(
            vertices: vertices.packed(), partStarts: partStarts, partKinds: partKinds)
    }
}
