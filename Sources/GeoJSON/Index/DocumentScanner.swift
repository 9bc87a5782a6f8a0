import Geodesy
import Geography

/// Reads a whole document in one pass: a GeoJSON object, or several in a row (newline-delimited GeoJSON, and
/// RFC 8142 with its record separators).
struct DocumentScanner {
    var scanner: JSONScanner
    var builder: IndexBuilder
    /// How many objects stand in a row; none where there is nothing but white space.
    var rootCount = 0
    var referenceSystems: RootReferenceSystems

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
            case .automatic: FeatureSeam.first(in: bytes, from: bytes.count / 2, before: bytes.count / 4 * 3)
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
        try skipSeparators()
        guard scanner.cursor.position < scanner.cursor.count else { return }
        try scanRoot()
        while true {
            let end = scanner.cursor.position
            try skipSeparators()
            let start = scanner.cursor.position
            guard start < scanner.cursor.count else { return }
            guard scanner.cursor.byte == 0x7B, hasLineBreak(end..<start) else {
                throw ScanFailure(offset: start, reason: "something stands behind the end of the JSON text")
            }
            try scanRoot()
        }
    }

    /// White space, and the record separator of RFC 8142.
    private mutating func skipSeparators() throws(ScanFailure) {
        repeat { try scanner.skipSpace() } while skipRecordSeparator()
    }

    private mutating func skipRecordSeparator() -> Bool {
        guard scanner.cursor.byte == 0x1E else { return false }
        scanner.cursor.advance()
        return true
    }

    private func hasLineBreak(_ range: Range<Int>) -> Bool {
        range.contains { [0x0A, 0x0D, 0x1E].contains(scanner.cursor[$0]) }
    }

    /// False where `features` is no array.
    mutating func scanFeatures() throws(ScanFailure) -> Bool {
        guard scanner.cursor.byte == 0x5B else {
            builder.note("features is no array", at: scanner.cursor.position)
            try scanner.skipValue()
            return false
        }
        scanner.cursor.advance()
        try scanner.skipSpace()
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
            try scanner.skipSpace()
            if try takeTail() { return }
            try scanFeature()
            try scanner.skipSpace()
            if scanner.cursor.byte == 0x2C {
                scanner.cursor.advance()
                continue
            }
            return try scanner.expect(0x5D, "expected , or ] behind a feature")
        }
    }

    mutating func scanFeature() throws(ScanFailure) {
        let start = scanner.cursor.position
        try scanner.tellProgress()
        scanner.hasMetStyleName = false
        let kind = try scanner.scanFeature(into: &builder)
        builder.endFeature(
            start..<scanner.cursor.position, kind: kind, mayHaveStyle: scanner.hasMetStyleName)
        if let reason = builder.refusal { throw ScanFailure(offset: start, reason: reason) }
    }
}
