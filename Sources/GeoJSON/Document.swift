import Geodesy
import Geography

/// A GeoJSON document that loses nothing: the file's bytes, an index of them, and patches where it was edited.
/// Identity of a feature is its position in the document, from 0.
public struct Document: Sendable {
    /// A feature that was edited: what the index held of it is masked by this.
    struct EditedFeature: Sendable {
        let geometry: PackedGeometry
        let kind: GeometryKind
        let box: PackedBox
        /// Their offsets count from the start of the feature.
        let notes: NoteList
        let traits: FeatureTraits
        let style: SimpleStyle
        /// As they were when the feature was read.
        let marks: FeatureMarks
        let facts: LargeFactsCache
    }

    let source: Source
    let records: ContiguousArray<FeatureRecord>
    private let baseGeometry: PackedGeometry
    let positionMarks: PositionMarks
    let spatialIndex: SpatialIndex
    let sourceTraits = FeatureTraitsCache()
    let sourceStyles = FeatureStyleCache()
    let sourceFacts = LargeFactsCache()
    let sourceOverview = SourceOverviewHolder()
    /// Tells the states of all documents apart: two that have the same are the same.
    public private(set) var version = Document.freshVersion()
    /// False where no feature of the source says anything of its look.
    let sourceMayHaveStyles: Bool
    let noteList: NoteList
    /// What the coordinates in the file mean, by its `crs`; nil for longitude and latitude.
    public let referenceSystem: ReferenceSystem?
    let lists: [FeatureList]
    /// How many JSON texts the file holds in a row.
    let rootCount: Int
    /// What the file's name says of it; nil where there is none, or it says nothing.
    let format: FileFormat?
    /// Which features each of the lists holds now.
    private(set) var listFeatures: [Range<Int>]
    private(set) var text: SplicedText
    private(set) var order: FeatureOrder
    /// By slot, as the next three.
    private(set) var edited: [Int: EditedFeature] = [:]
    /// Where in the text the features stand that were added.
    private var addedRanges: [Int: Range<Int>] = [:]
    /// The features of the source that were edited or removed, in order: what the index holds of them is void.
    private(set) var masked: [Int] = []
    /// The features that were edited or added, in order.
    public private(set) var editedFeatures: [Int] = []
    /// The box of all data as it is now.
    public private(set) var bounds: PackedBox

    init(
        source: Source, format: FileFormat? = nil, progress: LoadProgress? = nil,
        split: DocumentScanner.Split = .automatic
    ) throws(DocumentError) {
        let scanner: DocumentScanner
        do throws(ScanFailure) {
            scanner = try DocumentScanner.scanned(source.bytes, progress: progress, split: split)
            if scanner.rootCount == 0, format?.mayBeEmpty(isPacked: source.packed != nil) != true {
                throw ScanFailure(offset: source.count, reason: "the file is empty")
            }
        } catch {
            if progress?.isStopped == true { throw LoadProgress.stopped }
            if error.reason == ScanFailure.noMemory.reason { throw SourceMemory.noMemory }
            if let hint = OtherEncoding.hint(source.bytes) { throw DocumentError(reason: hint) }
            throw DocumentError(place: source.place(ofOffset: error.offset), reason: error.reason)
        }
        self.source = source
        records = scanner.builder.records
        baseGeometry = scanner.builder.geometry()
        positionMarks = scanner.builder.marks
        noteList = scanner.builder.notes.led(by: scanner.referenceSystems.note)
        referenceSystem = scanner.builder.referenceSystem
        lists = scanner.builder.lists
        sourceMayHaveStyles = scanner.builder.mayHaveStyles
        listFeatures = lists.map(\.features)
        rootCount = scanner.rootCount
        self.format = format
        spatialIndex = SpatialIndex(records)
        bounds = spatialIndex.bounds
        text = SplicedText(source: source)
        order = FeatureOrder(sourceCount: records.count)
    }

    /// Opens a file. Where its name says that features stand in a row, there may be none. `progress` is told now and then what of it is done, 0...1; false stops.
    public static func open(
        path: String, progress: ((Double) -> Bool)? = nil
    ) throws(DocumentError) -> Document {
        let progress = progress.map(LoadProgress.init)
        return try Document(
            source: Source.read(path: path, progress: progress), format: FileFormat(path: path),
            progress: progress)
    }

    /// Reads a descriptor, such as standard input, to its end.
    public static func read(
        descriptor: Int32, progress: ((Double) -> Bool)? = nil
    ) throws(DocumentError) -> Document {
        let progress = progress.map(LoadProgress.init)
        return try Document(
            source: Source.read(descriptor: descriptor, progress: progress), progress: progress)
    }

    public static func read(bytes: [UInt8]) throws(DocumentError) -> Document {
        try Document(source: Source(bytes: bytes))
    }

    public var featureCount: Int { order.count }
    /// The file when it was read; nil when it was no regular file.
    public var stamp: FileStamp? { source.stamp }
    /// Whether the bytes differ from those that were read.
    public var isModified: Bool { text.isModified }
    /// How many bytes the document has now.
    public var byteCount: Int { text.count }

    public func kind(of feature: Int) -> GeometryKind {
        guard let slot = order.slot(at: feature) else { return .none }
        return edited[slot]?.kind ?? records[slot].kind
    }

    public func packedBox(of feature: Int) -> PackedBox {
        guard let slot = order.slot(at: feature) else { return .empty }
        return edited[slot]?.box ?? records[slot].box
    }

    public func isEdited(_ feature: Int) -> Bool {
        order.slot(at: feature).map { edited[$0] != nil } ?? false
    }

    /// The flat arrays that hold a feature, and its parts in them.
    public func packed(of feature: Int) -> (geometry: PackedGeometry, parts: Range<UInt32>) {
        guard let slot = order.slot(at: feature) else { return (baseGeometry, 0..<0) }
        if let edited = edited[slot] {
            return (edited.geometry, 0..<UInt32(clamping: edited.geometry.partCount))
        }
        return (baseGeometry, records[slot].parts)
    }

    /// The flat arrays of all features as they were read.
    public var sourceGeometry: PackedGeometry { baseGeometry }

    /// Calls for each feature whose box meets the area, in the order of the file.
    public func features(intersecting area: PackedBox, _ body: (Int) -> Void) {
        var pending = editedFeatures[...]
        func tellEdited(before limit: Int) {
            while let first = pending.first, first < limit {
                pending.removeFirst()
                if packedBox(of: first).intersects(area) { body(first) }
            }
        }
        let isAsRead = edited.isEmpty && order.isOriginal
        spatialIndex.forEachRun(meeting: area, of: records.count) { run in
            for index in run where records[index].box.intersects(area) {
                if isAsRead {
                    body(index)
                } else if edited[index] == nil, let feature = order.position(of: index) {
                    tellEdited(before: feature)
                    body(feature)
                }
            }
        }
        tellEdited(before: .max)
    }

    /// Calls for each feature of the source whose box meets the area, whatever became of it since.
    func forEachSourceIndex(intersecting area: PackedBox, _ body: (Int) -> Void) {
        spatialIndex.forEachRun(meeting: area, of: records.count) { run in
            for index in run where records[index].box.intersects(area) { body(index) }
        }
    }

    /// The bytes of a feature in the current text; none where there is no such feature.
    func range(of feature: Int) -> Range<Int> {
        guard let slot = order.slot(at: feature) else { return 0..<0 }
        if let range = addedRanges[slot] { return range }
        let start = text.currentOffset(ofBase: records[slot].start)
        return start..<max(start, text.currentOffset(ofBase: records[slot].end, beforeInsertion: true))
    }

    /// Applies an edit and returns the one that takes it back.
    public mutating func apply(_ edit: Edit) -> Edit {
        let moved = movedPositions(by: edit)
        if case .removes(let feature, _) = edit.change { forget(feature) }
        text.apply(edit.splices)
        for (slot, place) in addedRanges {
            addedRanges[slot] = edit.splices.reduce(place) {
                $0.shifted(byReplacing: $1.range, with: $1.new.count)
            }
        }
        if case .adds(let feature, let range) = edit.change { add(feature, at: range) }
        for feature in edit.features { readAgain(feature, moved: moved[feature]) }
        editedFeatures = edited.keys.compactMap { order.position(of: $0) }.sorted()
        recountBounds()
        version = Document.freshVersion()
        return edit.inverted
    }

    private mutating func add(_ feature: Int, at range: Range<Int>) {
        addedRanges[order.add(at: feature)] = range
        for index in lists.indices {
            let array = self.range(ofList: index)
            guard array.upperBound > range.lowerBound else { continue }
            let holds = array.lowerBound < range.lowerBound
            let features = listFeatures[index]
            listFeatures[index] = (features.lowerBound + (holds ? 0 : 1))..<(features.upperBound + 1)
        }
    }

    private mutating func forget(_ feature: Int) {
        guard let slot = order.remove(at: feature) else { return }
        for index in lists.indices where listFeatures[index].upperBound > feature {
            let features = listFeatures[index]
            let holds = features.contains(feature)
            listFeatures[index] = (features.lowerBound - (holds ? 0 : 1))..<(features.upperBound - 1)
        }
        edited[slot] = nil
        addedRanges[slot] = nil
        mask(slot)
    }

    private mutating func readAgain(_ feature: Int, moved: [MovedPosition]?) {
        guard let slot = order.slot(at: feature) else { return }
        defer { mask(slot) }
        if let moved, let known = editedFeature(feature, moving: moved) { return edited[slot] = known }
        var builder = IndexBuilder(referenceSystem: referenceSystem)
        let bytes = text.bytes(in: range(of: feature))
        let kind = bytes.withUnsafeBytes { buffer -> GeometryKind in
            var scanner = JSONScanner(buffer)
            return (try? scanner.scanFeature(into: &builder)) ?? .none
        }
        builder.endFeature(0..<bytes.count, kind: kind, mayHaveStyle: true)
        let properties = Int(builder.records.first?.properties ?? 0)
        edited[slot] = EditedFeature(
            geometry: builder.geometry(), kind: kind, box: builder.records.first?.box ?? .empty,
            notes: builder.notes,
            traits: bytes.withUnsafeBytes { FeatureTraits(properties: $0, at: properties) },
            style: properties == 0
                ? SimpleStyle() : bytes.withUnsafeBytes { SimpleStyle(properties: $0, at: properties) },
            marks: FeatureMarks(builder.marks, of: 0..<builder.vertices.count, from: 0),
            facts: LargeFactsCache())
    }

    /// Notes that what the index holds of a feature of the source is void.
    private mutating func mask(_ slot: Int) {
        guard slot < records.count else { return }
        let place = masked.firstIndex { $0 >= slot } ?? masked.count
        if place == masked.count || masked[place] != slot { masked.insert(slot, at: place) }
    }

    /// The union of all boxes; runs without a masked feature are taken whole.
    private mutating func recountBounds() {
        var union = edited.values.reduce(into: PackedBox.empty) { $0.formUnion($1.box) }
        var pending = masked[...]
        for start in stride(from: 0, to: records.count, by: SpatialIndex.run) {
            let run = start..<min(records.count, start + SpatialIndex.run)
            let hidden = pending.prefix { $0 < run.upperBound }
            pending = pending.dropFirst(hidden.count)
            if hidden.isEmpty {
                union.formUnion(spatialIndex.box(ofRun: start / SpatialIndex.run))
            } else {
                for index in run where !hidden.contains(index) { union.formUnion(records[index].box) }
            }
        }
        bounds = union
    }

    /// The document as it was read.
    var unedited: Document {
        var copy = self
        copy.text = SplicedText(source: source)
        copy.order = FeatureOrder(sourceCount: records.count)
        copy.listFeatures = lists.map(\.features)
        copy.edited = [:]
        copy.addedRanges = [:]
        copy.masked = []
        copy.editedFeatures = []
        copy.bounds = spatialIndex.bounds
        return copy
    }
}

extension Range<Int> {
    /// Where the bytes of a feature stand after some of the text's were replaced: inside the feature, or outside.
    fileprivate func shifted(byReplacing range: Range<Int>, with count: Int) -> Range<Int> {
        let growth = count - range.count
        if range.upperBound <= lowerBound { return (lowerBound + growth)..<(upperBound + growth) }
        if range.lowerBound >= upperBound { return self }
        return lowerBound..<Swift.max(lowerBound, upperBound + growth)
    }
}
