import Geodesy
import Geography

/// Reads a whole document in one pass: a GeoJSON object, or several in a row (newline-delimited GeoJSON, and
/// RFC 8142 with its record separators).
struct DocumentScanner {
    private var scanner: JSONScanner
    private(set) var builder: IndexBuilder
    /// How many objects stand in a row.
    private(set) var rootCount = 0
    private(set) var referenceSystems: RootReferenceSystems

    /// A second worker that reads the rear part, until it is met.
    private var tail: TailScan?
    private let progress: ScanProgress?

    /// Where a second worker begins.
    enum Split { case automatic, none, at(Int) }
    /// What is smaller is read by one.
    private static let smallestSplit = 4 << 20

    private init(
        _ bytes: UnsafeRawBufferPointer, from start: Int, _ referenceSystems: RootReferenceSystems,
        _ watch: (any ScanWatch)?
    ) throws(ScanFailure) {
        scanner = JSONScanner(bytes, at: start)
        scanner.tell(watch)
        progress = watch as? ScanProgress
        builder = IndexBuilder(
            vertices: try DocumentScanner.vertexList(for: bytes.count - start),
            referenceSystem: referenceSystems.system)
        self.referenceSystems = referenceSystems
    }

    /// A position takes six bytes at least, its comma included. For a small file nothing is reserved.
    private static func vertexList(for byteCount: Int) throws(ScanFailure) -> VertexList {
        guard byteCount >= 1 << 16 else { return VertexList() }
        guard let list = VertexList(reserving: byteCount / 6 + 1) else { throw ScanFailure.noMemory }
        return list
    }

    /// Reads a document. Where a `crs` stands behind the coordinates, it is read a second time: what has been
    /// packed before was taken for longitude and latitude.
    static func scanned(
        _ bytes: UnsafeRawBufferPointer, progress: LoadProgress? = nil, split: Split = .automatic
    ) throws(ScanFailure) -> DocumentScanner {
        let watch = progress.map { ScanProgress($0, of: bytes.count) }
        let start = TextPlace.startOfText(bytes)
        var first = try DocumentScanner(bytes, from: start, RootReferenceSystems(), watch)
        first.startTail(split, bytes)
        try first.scan()
        first.dropTail()
        guard first.referenceSystems.system != first.builder.referenceSystem else { return first }
        first.referenceSystems.isComplete = true
        var second = try DocumentScanner(bytes, from: start, first.referenceSystems, watch)
        try second.scan()
        return second
    }

    private mutating func startTail(_ split: Split, _ bytes: UnsafeRawBufferPointer) {
        let place: Int? =
            switch split {
            case .none: nil
            case .at(let place): place
            case .automatic where bytes.count < DocumentScanner.smallestSplit: nil
            case .automatic: FeatureSeam.first(in: bytes, from: bytes.count / 2)
            }
        tail = place.flatMap { TailScan(bytes, from: $0) }
        guard let tail, let progress else { return }
        progress.helperDone = { [unowned tail] in tail.done }
    }

    private mutating func dropTail() {
        progress?.helperDone = nil
        tail = nil
    }

    /// The part of a second worker: the features from one on, to the end of their array.
    static func tail(
        of bytes: UnsafeRawBufferPointer, from start: Int, watch: any ScanWatch
    ) throws(ScanFailure) -> FeatureTail {
        var scanner = try DocumentScanner(bytes, from: start, RootReferenceSystems(), watch)
        try scanner.scanFeatureList()
        return FeatureTail(builder: scanner.builder, end: scanner.scanner.cursor.position)
    }

    /// At a feature of a root: takes over what the second worker has read, where it began just here. Then the
    /// cursor is behind the array. A worker that began elsewhere read something else, and is let go.
    private mutating func takeTail() throws(ScanFailure) -> Bool {
        guard let tail, scanner.cursor.position >= tail.start else { return false }
        defer { dropTail() }
        // What it read it took for longitude and latitude.
        guard scanner.cursor.position == tail.start, builder.referenceSystem == nil else { return false }
        let scanner = scanner
        let features = try tail.result { () throws(ScanFailure) in try scanner.tellPlace() }
        guard builder.append(features.builder) else { throw ScanFailure.noMemory }
        self.scanner.cursor.position = features.end
        return true
    }

    private mutating func scan() throws(ScanFailure) {
        skipSeparators()
        guard scanner.cursor.position < scanner.cursor.count else {
            throw ScanFailure(offset: scanner.cursor.count, reason: "the file is empty")
        }
        try scanRoot()
        while true {
            let end = scanner.cursor.position
            skipSeparators()
            let start = scanner.cursor.position
            guard start < scanner.cursor.count else { return }
            guard scanner.cursor.byte == 0x7B, hasLineBreak(end..<start) else {
                throw ScanFailure(offset: start, reason: "something stands behind the end of the JSON text")
            }
            try scanRoot()
        }
    }

    /// White space, and the record separator of RFC 8142.
    private mutating func skipSeparators() {
        repeat { scanner.cursor.skipWhiteSpace() } while skipRecordSeparator()
    }

    private mutating func skipRecordSeparator() -> Bool {
        guard scanner.cursor.byte == 0x1E else { return false }
        scanner.cursor.advance()
        return true
    }

    private func hasLineBreak(_ range: Range<Int>) -> Bool {
        range.contains { [0x0A, 0x0D, 0x1E].contains(scanner.cursor[$0]) }
    }

    /// One root object. Its features are read as they come; should its type turn out to be another, they are
    /// dropped.
    private mutating func scanRoot() throws(ScanFailure) {
        rootCount += 1
        let start = scanner.cursor.position
        guard scanner.cursor.byte == 0x7B else {
            try scanner.skipValue()
            throw ScanFailure(offset: start, reason: "not GeoJSON: the file holds no object")
        }
        let mark = builder.mark
        let members = try rootMembers(after: mark)
        referenceSystems.endRoot(crsAt: members.crs)
        let end = scanner.cursor.position
        guard let typeOffset = members.type, let type = scanner.typeName(at: typeOffset) else {
            throw ScanFailure(offset: start, reason: "not GeoJSON: the object has no type")
        }
        if type == "FeatureCollection" {
            guard let list = members.list else {
                return builder.note("the collection has no features", at: start)
            }
            let features = mark.records..<builder.records.count
            if !list.isEmpty {
                builder.append(FeatureList(features: features, array: list, box: members.box))
            }
            return
        }
        guard type == "Feature" || GeometryKind(name: type) != nil else {
            throw ScanFailure(
                offset: typeOffset, reason: "not GeoJSON: '\(SafeExcerpt.text(type))' is no type of RFC 7946")
        }
        builder.rollBack(to: mark)
        scanner.cursor.position = start
        try scanFeature()
        scanner.cursor.position = end
    }

    private mutating func take(crs value: UnsafeRawBufferPointer) {
        guard !referenceSystems.isComplete else { return }
        referenceSystems.read(value)
        builder.assume(referenceSystems.latest)
    }

    /// Where the values of a root's members stand.
    private struct RootMembers {
        var type: Int?
        var crs: Int?
        var box: Range<Int>?
        /// The array of features; empty where `features` is no array.
        var list: Range<Int>?
    }

    /// Reads the members of the root that begins here. Of several `features` the last counts: what was told since the
    /// mark is dropped.
    private mutating func rootMembers(after mark: IndexBuilder.Mark) throws(ScanFailure) -> RootMembers {
        var members = RootMembers()
        try forEachRootMember { this, name, value throws(ScanFailure) in
            switch name {
            case .features:
                this.builder.rollBack(to: mark)
                let isArray = try this.scanFeatures()
                members.list = value..<(isArray ? this.scanner.cursor.position : value)
                return
            case .type: members.type = value
            case .crs: members.crs = value
            default: break
            }
            try this.scanner.skipValue()
            let range = value..<this.scanner.cursor.position
            if name == .bbox { members.box = range }
            if name == .crs { this.take(crs: this.scanner.bytes(range)) }
        }
        return members
    }

    private mutating func forEachRootMember(
        _ body: (inout DocumentScanner, MemberName, Int) throws(ScanFailure) -> Void
    ) throws(ScanFailure) {
        try scanner.expect(0x7B, "expected an object")
        scanner.cursor.skipWhiteSpace()
        if scanner.cursor.byte == 0x7D { return scanner.cursor.advance() }
        while true {
            scanner.cursor.skipWhiteSpace()
            let start = scanner.cursor.position
            try scanner.skipName()
            var nameEnd = scanner.cursor.position - 1
            while nameEnd > start, scanner.cursor[nameEnd - 1] != 0x22 { nameEnd -= 1 }
            scanner.cursor.skipWhiteSpace()
            try body(&self, MemberName(scanner.bytes(start..<nameEnd)), scanner.cursor.position)
            scanner.cursor.skipWhiteSpace()
            if scanner.cursor.byte == 0x2C {
                scanner.cursor.advance()
                continue
            }
            return try scanner.expect(0x7D, "expected , or } behind a member")
        }
    }

    /// False where `features` is no array.
    private mutating func scanFeatures() throws(ScanFailure) -> Bool {
        guard scanner.cursor.byte == 0x5B else {
            builder.note("features is no array", at: scanner.cursor.position)
            try scanner.skipValue()
            return false
        }
        scanner.cursor.advance()
        scanner.cursor.skipWhiteSpace()
        if scanner.cursor.byte == 0x5D {
            scanner.cursor.advance()
            return true
        }
        try scanFeatureList()
        return true
    }

    /// The features from one on, to the end of their array.
    private mutating func scanFeatureList() throws(ScanFailure) {
        while true {
            scanner.cursor.skipWhiteSpace()
            if try takeTail() { return }
            try scanFeature()
            scanner.cursor.skipWhiteSpace()
            if scanner.cursor.byte == 0x2C {
                scanner.cursor.advance()
                continue
            }
            return try scanner.expect(0x5D, "expected , or ] behind a feature")
        }
    }

    private mutating func scanFeature() throws(ScanFailure) {
        let start = scanner.cursor.position
        try scanner.tellProgress()
        let kind = try scanner.scanFeature(into: &builder)
        builder.endFeature(start..<scanner.cursor.position, kind: kind)
        if let reason = builder.refusal { throw ScanFailure(offset: start, reason: reason) }
    }
}
