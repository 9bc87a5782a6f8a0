import Geography

/// Boxes around runs of 64 features, and around runs of 64 of those, in the order of the file. Files are made
/// in some order that keeps neighbours together, so this does an R-tree's work without sorting.
struct SpatialIndex: Sendable {
    static let run = 64

    private let blocks: ContiguousArray<PackedBox>
    private let groups: ContiguousArray<PackedBox>

    init(_ records: ContiguousArray<FeatureRecord>) {
        blocks = SpatialIndex.unions(of: records.count) { records[$0].box }
        let blocks = blocks
        groups = SpatialIndex.unions(of: blocks.count) { blocks[$0] }
    }

    private static func unions(of count: Int, box: (Int) -> PackedBox) -> ContiguousArray<PackedBox> {
        var result: ContiguousArray<PackedBox> = []
        result.reserveCapacity((count + run - 1) / run)
        for start in stride(from: 0, to: count, by: run) {
            var union = PackedBox.empty
            for index in start..<min(count, start + run) { union.formUnion(box(index)) }
            result.append(union)
        }
        return result
    }

    /// The box of everything.
    var bounds: PackedBox {
        groups.reduce(into: PackedBox.empty) { $0.formUnion($1) }
    }

    func box(ofRun run: Int) -> PackedBox { blocks.indices.contains(run) ? blocks[run] : .empty }

    /// The same from the last to the first, until the call says no.
    func forEachRunBackwards(meeting area: PackedBox, of count: Int, _ body: (Range<Int>) -> Bool) {
        for group in groups.indices.reversed() where groups[group].intersects(area) {
            let first = group * SpatialIndex.run
            for block in (first..<min(blocks.count, first + SpatialIndex.run)).reversed()
            where blocks[block].intersects(area) {
                let start = block * SpatialIndex.run
                if !body(start..<min(count, start + SpatialIndex.run)) { return }
            }
        }
    }

    /// Calls for each run of features whose box meets the area, in order.
    func forEachRun(meeting area: PackedBox, of count: Int, _ body: (Range<Int>) -> Void) {
        for group in groups.indices where groups[group].intersects(area) {
            let first = group * SpatialIndex.run
            for block in first..<min(blocks.count, first + SpatialIndex.run)
            where blocks[block].intersects(area) {
                let start = block * SpatialIndex.run
                body(start..<min(count, start + SpatialIndex.run))
            }
        }
    }
}
