import Geography
import Synchronization

/// Lists of a source's features, made once so that a frame which shows a hundred thousand need not go through them.
/// A number is a feature's index in the source.
public struct SourceOverview: Sendable {
    /// A feature that is no point, and its box.
    public struct Sized: Sendable {
        public let index: UInt32
        public let box: PackedBox
    }

    /// The features that are not points, the largest first; of about one size in the order of the file. Those are
    /// left out that are too narrow both ways for a name where the levels are drawn that it serves.
    public private(set) var bySize: ContiguousArray<Sized> = []
    private var leastExtent = Int.max
    /// The features that are points, in the order of the file, and boxes around runs of them.
    public let points: ContiguousArray<UInt32>
    public let pointBoxes: RunBoxes
    /// The features whose points are markers, in the order of the file.
    public let marked: ContiguousArray<UInt32>

    /// 0 to 131 for an extent of up to 32 bits, the same for extents that differ by less than a fifth: so features
    /// are put in order without being sorted.
    public static func sizeClass(_ extent: Int) -> Int {
        let bits = Int.bitWidth - max(0, extent).leadingZeroBitCount
        return bits < 3 ? 4 * bits : 4 * min(bits, 32) + (extent >> (bits - 3) & 3)
    }

    init(_ records: ContiguousArray<FeatureRecord>, isMarked: (Int) -> Bool) {
        var points: ContiguousArray<UInt32> = []
        var marked: ContiguousArray<UInt32> = []
        for (index, record) in records.enumerated() where !record.box.isEmpty {
            let isPoint = record.kind.isPoints
            if isPoint { points.append(UInt32(index)) }
            if isPoint || record.kind == .geometryCollection, isMarked(index) { marked.append(UInt32(index)) }
        }
        let numbers = points
        self.points = points
        self.marked = marked
        pointBoxes = RunBoxes(count: points.count, runLength: 64) { run in
            run.reduce(into: PackedBox.empty) { $0.formUnion(records[Int(numbers[$1])].box) }
        }
    }

    /// Whether it holds all that can have a name where a level is drawn.
    ///
    /// A name takes two cells, which are four dots; a dot is two steps of the grid at least, and what is turned is as
    /// wide as both its sides together.
    public func serves(_ level: DetailLevel) -> Bool { leastExtent <= 4 << level.bits }

    /// Adds the features that can have a name where a level is drawn that is finer than all before.
    mutating func addFeatures(of records: ContiguousArray<FeatureRecord>, for level: DetailLevel) {
        let extents = min(leastExtent, 4 << level.bits)..<leastExtent
        // The sizes of a class lie between two such bounds, or all above the first of them.
        var classes = [ContiguousArray<Sized>](repeating: [], count: 4 * 33)
        for (index, record) in records.enumerated() where extents.contains(record.box.extent) {
            if record.box.isEmpty || record.kind.isPoints { continue }
            classes[SourceOverview.sizeClass(record.box.extent)].append(
                Sized(index: UInt32(index), box: record.box))
        }
        bySize.append(contentsOf: classes.reversed().joined())
        leastExtent = extents.lowerBound
    }
}

/// Holds what is made of a source after it was read, for all copies of a document.
final class SourceOverviewHolder: Sendable {
    struct Held {
        /// Whoever says so makes it all.
        var isBegun = false
        var byPlace: FeaturesByPlace?
        var overview: SourceOverview?
        var points: SourcePoints?
    }

    let held = Mutex(Held())
}

extension Document {
    /// nil until `makeDetail` has made the first level of detail; for small sources it never is.
    public var overview: SourceOverview? { sourceOverview.held.withLock { $0.overview } }

    /// Makes what lets a frame of a large source pass over most of it, and a click: boxes, levels of detail, and lists.
    /// May be called on any thread, and takes long; each is there as soon as it is made, and what another call has
    /// begun is left to that.
    ///
    /// - Parameter hasMore: is told after each step.
    public func makeDetail(hasMore: () -> Void = {}) {
        let isBegun = sourceOverview.held.withLock { held in
            defer { held.isBegun = true }
            return held.isBegun
        }
        if isBegun { return }
        sourceGeometry.makeDetail()
        hasMore()
        guard sourceGeometry.vertices.count >= GeometryDetail.leastCount else { return }
        let byPlace = FeaturesByPlace(records)
        sourceOverview.held.withLock { $0.byPlace = byPlace }
        hasMore()
        makeLevels(hasMore: hasMore)
    }

    private func makeLevels(hasMore: () -> Void) {
        let styles = sourceStyles.allNumbers(slotCount: records.count, read: sourceStyle)
        let marking = sourceStyles.all.map(\.hasMarker)
        var overview = SourceOverview(records) { marking[Int(styles[$0])] }
        sourceGeometry.makeLevels(shapeCount: records.count) { index in
            let record = records[index]
            if record.partCount == 0 { return nil }
            let look = FeatureLook(kind: record.kind, style: styles[index])
            return SourceShape(parts: record.parts, look: look.code, box: record.box)
        } isMade: { level in
            overview.addFeatures(of: records, for: level)
            sourceOverview.held.withLock { $0.overview = overview }
            hasMore()
        }
    }

    /// The features of the source in a tree; nil until it is made.
    var featuresByPlace: FeaturesByPlace? { sourceOverview.held.withLock { $0.byPlace } }

    /// The features of the source that are not to be drawn as they were read: those that were edited, and some more.
    /// In ascending order, by their indices in the source.
    public func indicesToHide(besides features: [Int]) -> [UInt32] {
        if features.isEmpty { return masked.map { UInt32(clamping: $0) } }
        return Set(masked + features.compactMap { sourceIndex(of: $0) }).map { UInt32(clamping: $0) }.sorted()
    }

    /// The features of the source whose boxes meet an area, whatever became of them since, by their indices.
    public func sourceIndices(intersecting area: PackedBox) -> [UInt32] {
        var found: [UInt32] = []
        forEachSourceIndex(intersecting: area) { found.append(UInt32(clamping: $0)) }
        return found
    }

    /// What is drawn of a feature of the source as it was read; nil where there is none.
    public func sourceShape(_ index: UInt32) -> SourceShape? {
        guard Int(index) < records.count else { return nil }
        let record = records[Int(index)]
        let style = sourceStyles.number(of: Int(index), slotCount: records.count, read: sourceStyle)
        let look = FeatureLook(kind: record.kind, style: style)
        return SourceShape(parts: record.parts, look: look.code, box: record.box)
    }

    /// Where a feature of the source stands now; nil where it is gone.
    public func position(ofSource index: UInt32) -> Int? { order.position(of: Int(index)) }
}
