import Geography

/// A GeoJSON document that loses nothing: the file's bytes, an index of them, and patches where it was edited.
/// Identity of a feature is its position in the document, from 0.
public struct Document: Sendable {
    /// A feature that was edited: what the index held of it is masked by this.
    struct EditedFeature: Sendable {
        let geometry: PackedGeometry
        let kind: GeometryKind
        let box: PackedBox
    }

    let source: Source
    let records: ContiguousArray<FeatureRecord>
    private let baseGeometry: PackedGeometry
    private let spatialIndex: SpatialIndex
    private let noteList: NoteList
    let collectionBoxes: [CollectionBox]
    private(set) var text: SplicedText
    private var edited: [Int: EditedFeature] = [:]
    /// The features in `edited`, in order.
    public private(set) var editedFeatures: [Int] = []
    /// The box of all data as it is now.
    public private(set) var bounds: PackedBox

    init(source: Source) throws(DocumentError) {
        var scanner = DocumentScanner(source.bytes)
        do throws(ScanFailure) {
            try scanner.scan()
        } catch {
            throw DocumentError(place: source.place(ofOffset: error.offset), reason: error.reason)
        }
        self.source = source
        records = scanner.builder.records
        baseGeometry = scanner.builder.geometry()
        noteList = scanner.builder.notes
        collectionBoxes = scanner.builder.collectionBoxes
        spatialIndex = SpatialIndex(records)
        bounds = spatialIndex.bounds
        text = SplicedText(source: source)
    }

    /// Opens a file. `progress` is told bytes read of bytes in all; false stops.
    public static func open(
        path: String, progress: (Int, Int) -> Bool = { _, _ in true }
    ) throws(DocumentError) -> Document {
        try Document(source: Source.read(path: path, progress: progress))
    }

    /// Reads a descriptor, such as standard input, to its end.
    public static func read(descriptor: Int32) throws(DocumentError) -> Document {
        try Document(source: Source.read(descriptor: descriptor))
    }

    public static func read(bytes: [UInt8]) throws(DocumentError) -> Document {
        try Document(source: Source(bytes: bytes))
    }

    public var featureCount: Int { records.count }
    /// The file when it was read; nil when it was no regular file.
    public var stamp: FileStamp? { source.stamp }
    /// The first few hundred things that are not as they should be.
    public var notes: [DocumentNote] { noteList.kept }
    public var noteCount: Int { noteList.count }
    /// Whether the bytes differ from those that were read.
    public var isModified: Bool { text.isModified }
    /// How many bytes the document has now.
    public var byteCount: Int { text.count }

    public func kind(of feature: Int) -> GeometryKind { edited[feature]?.kind ?? records[feature].kind }
    public func packedBox(of feature: Int) -> PackedBox { edited[feature]?.box ?? records[feature].box }
    public func isEdited(_ feature: Int) -> Bool { edited[feature] != nil }

    /// The flat arrays that hold a feature, and its parts in them.
    public func packed(of feature: Int) -> (geometry: PackedGeometry, parts: Range<UInt32>) {
        if let edited = edited[feature] {
            return (edited.geometry, 0..<UInt32(clamping: edited.geometry.partCount))
        }
        return (baseGeometry, records[feature].parts)
    }

    /// Calls for each feature whose box meets the area, in the order of the file.
    public func features(intersecting area: PackedBox, _ body: (Int) -> Void) {
        var pending = editedFeatures[...]
        func tellEdited(before limit: Int) {
            while let first = pending.first, first < limit {
                pending.removeFirst()
                if let feature = edited[first], feature.box.intersects(area) { body(first) }
            }
        }
        let hasEdits = !edited.isEmpty
        spatialIndex.forEachRun(meeting: area, of: records.count) { run in
            for feature in run where records[feature].box.intersects(area) {
                if hasEdits {
                    if edited[feature] != nil { continue }
                    tellEdited(before: feature)
                }
                body(feature)
            }
        }
        tellEdited(before: .max)
    }

    /// The bytes of a feature in the current text.
    func range(of feature: Int) -> Range<Int> {
        let record = records[feature]
        let start = text.currentOffset(ofBase: record.start)
        return start..<max(start, text.currentOffset(ofBase: record.end, beforeInsertion: true))
    }

    /// The exact geometry, read again from the bytes.
    public func geometry(of feature: Int) -> FeatureGeometry { reader(of: feature).geometry }

    func reader(of feature: Int) -> GeometryReader {
        withBytes(of: feature) { GeometryReader(featureBytes: $0) }
    }

    /// The feature's bytes as one piece; copied only when it was edited.
    func withBytes<Result>(of feature: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        guard isEdited(feature) else {
            return body(UnsafeRawBufferPointer(rebasing: source.bytes[records[feature].range]))
        }
        return text.bytes(in: range(of: feature)).withUnsafeBytes(body)
    }

    /// Calls with the whole current text, piece by piece.
    public func forEachChunk<Failure: Error>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
    ) throws(Failure) {
        try text.forEachChunk(in: 0..<text.count, body)
    }

    /// Applies an edit and returns the one that takes it back.
    public mutating func apply(_ edit: Edit) -> Edit {
        for splice in edit.splices {
            text.replace(splice.offset..<(splice.offset + splice.old.count), with: splice.new)
        }
        for feature in edit.features where records.indices.contains(feature) { readAgain(feature) }
        recountBounds()
        return edit.inverted
    }

    private mutating func readAgain(_ feature: Int) {
        var builder = IndexBuilder()
        let bytes = text.bytes(in: range(of: feature))
        let kind = bytes.withUnsafeBytes { buffer -> GeometryKind in
            var scanner = JSONScanner(buffer)
            return (try? scanner.scanFeature(into: &builder)) ?? .none
        }
        builder.endFeature(0..<bytes.count, kind: kind)
        if edited[feature] == nil {
            let place = editedFeatures.firstIndex { $0 > feature } ?? editedFeatures.count
            editedFeatures.insert(feature, at: place)
        }
        edited[feature] = EditedFeature(
            geometry: builder.geometry(), kind: kind, box: builder.records.first?.box ?? .empty)
    }

    /// The union of all boxes; runs without an edited feature are taken whole.
    private mutating func recountBounds() {
        var union = PackedBox.empty
        var pending = editedFeatures[...]
        for start in stride(from: 0, to: records.count, by: SpatialIndex.run) {
            let run = start..<min(records.count, start + SpatialIndex.run)
            guard let first = pending.first, run.contains(first) else {
                union.formUnion(spatialIndex.box(ofRun: start / SpatialIndex.run))
                continue
            }
            for feature in run { union.formUnion(packedBox(of: feature)) }
            pending = pending.drop { $0 < run.upperBound }
        }
        bounds = union
    }

    /// The document as it was read.
    var unedited: Document {
        var copy = self
        copy.text = SplicedText(source: source)
        copy.edited = [:]
        copy.editedFeatures = []
        copy.bounds = spatialIndex.bounds
        return copy
    }

    /// Where a byte of the source stands.
    public func place(of note: DocumentNote) -> DocumentError.Place { source.place(ofOffset: note.offset) }
}
