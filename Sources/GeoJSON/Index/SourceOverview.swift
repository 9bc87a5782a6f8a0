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
    /// left out that are narrower than `leastExtent` both ways.
    public let bySize: ContiguousArray<Sized>
    public let leastExtent: Int
    /// The features that are points, in the order of the file, and boxes around runs of them.
    public let points: ContiguousArray<UInt32>
    public let pointBoxes: RunBoxes
    /// The features whose points are markers, in the order of the file.
    public let marked: ContiguousArray<UInt32>
    let byPlace: FeaturesByPlace

    /// 0 to 131 for an extent of up to 32 bits, the same for extents that differ by less than a fifth: so features
    /// are put in order without being sorted.
    public static func sizeClass(_ extent: Int) -> Int {
        let bits = Int.bitWidth - max(0, extent).leadingZeroBitCount
        return bits < 3 ? 4 * bits : 4 * min(bits, 32) + (extent >> (bits - 3) & 3)
    }

    init(_ records: ContiguousArray<FeatureRecord>, leastExtent: Int, isMarked: (Int) -> Bool) {
        self.leastExtent = leastExtent
        var classes = [ContiguousArray<Sized>](repeating: [], count: 4 * 33)
        var points: ContiguousArray<UInt32> = []
        var marked: ContiguousArray<UInt32> = []
        for (index, record) in records.enumerated() where !record.box.isEmpty {
            let isPoint = record.kind == .point || record.kind == .multiPoint
            if isPoint { points.append(UInt32(index)) }
            if isPoint || record.kind == .geometryCollection, isMarked(index) { marked.append(UInt32(index)) }
            let extent = record.box.extent
            if isPoint || extent < leastExtent { continue }
            classes[SourceOverview.sizeClass(extent)].append(Sized(index: UInt32(index), box: record.box))
        }
        bySize = ContiguousArray(classes.reversed().joined())
        let numbers = points
        self.points = points
        self.marked = marked
        byPlace = FeaturesByPlace(records)
        pointBoxes = RunBoxes(count: points.count, runLength: 64) { run in
            run.reduce(into: PackedBox.empty) { $0.formUnion(records[Int(numbers[$1])].box) }
        }
    }
}

extension PackedBox {
    /// The longer side, in steps.
    public var extent: Int { isEmpty ? 0 : max(Int(maxX) - Int(minX), Int(maxY) - Int(minY)) }
}

/// Holds the overview once it is made, for all copies of a document.
final class SourceOverviewHolder: Sendable {
    struct Held {
        var overview: SourceOverview?
        /// Also where there was nothing to be made.
        var isMade = false
    }

    let held = Mutex(Held())
}

extension Document {
    /// nil until `makeDetail` has made it; for small sources it never is.
    public var overview: SourceOverview? { sourceOverview.held.withLock { $0.overview } }

    /// Makes what lets a frame of a large source pass over most of it: boxes, levels of detail, and lists. May be
    /// called on any thread, and takes long; what is there already is not made again.
    public func makeDetail() {
        guard !sourceOverview.held.withLock({ $0.isMade }) else { return }
        let made = madeOverview()
        sourceOverview.held.withLock {
            $0.isMade = true
            if let made { $0.overview = made }
        }
    }

    private func madeOverview() -> SourceOverview? {
        guard sourceGeometry.vertices.count >= GeometryDetail.leastCount else {
            sourceGeometry.makeDetail()
            return nil
        }
        let styles = sourceStyles.allNumbers(slotCount: records.count, read: sourceStyle)
        sourceGeometry.makeDetail(shapeCount: records.count) { index in
            let record = records[index]
            if record.partCount == 0 { return nil }
            let look = FeatureLook(kind: record.kind, style: styles[index])
            return SourceShape(parts: record.parts, look: look.code)
        }
        guard let finest = sourceGeometry.detail?.levels.last else { return nil }
        let marking = sourceStyles.all.map(\.hasMarker)
        // A name takes two cells, which are four dots; a dot is two steps of the grid.
        return SourceOverview(records, leastExtent: 8 << finest.bits) { marking[Int(styles[$0])] }
    }

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
        return SourceShape(parts: record.parts, look: look.code)
    }

    /// Where a feature of the source stands now; nil where it is gone.
    public func position(ofSource index: UInt32) -> Int? { order.position(of: Int(index)) }
}
