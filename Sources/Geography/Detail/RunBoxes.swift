/// Boxes around runs of things that stand in some order, and around groups of these. Files are made in some order
/// that keeps neighbours together, so this does an R-tree's work without sorting.
public struct RunBoxes: Sendable {
    /// How many boxes a group holds.
    public static let groupSize = 128

    /// How many things a run holds.
    public let runLength: Int
    /// How many things there are.
    public let count: Int
    /// The box of each run.
    public let boxes: ContiguousArray<PackedBox>
    /// The box of each group.
    public let groups: ContiguousArray<PackedBox>

    /// - Parameter box: of the things of a run.
    public init(count: Int, runLength: Int, box: (Range<Int>) -> PackedBox) {
        self.runLength = max(1, runLength)
        self.count = max(0, count)
        let runs = (self.count + self.runLength - 1) / self.runLength
        var boxes: ContiguousArray<PackedBox> = []
        var groups: ContiguousArray<PackedBox> = []
        boxes.reserveCapacity(runs)
        groups.reserveCapacity((runs + RunBoxes.groupSize - 1) / RunBoxes.groupSize)
        for run in 0..<runs {
            let start = run * self.runLength
            boxes.append(box(start..<min(self.count, start + self.runLength)))
            if run % RunBoxes.groupSize == 0 { groups.append(.empty) }
            groups[groups.count - 1].formUnion(boxes[run])
        }
        self.boxes = boxes
        self.groups = groups
    }

    /// The box of everything.
    public var bounds: PackedBox { groups.reduce(into: .empty) { $0.formUnion($1) } }

    /// The things of a run.
    @inlinable
    public func range(ofRun run: Int) -> Range<Int> {
        let start = run &* runLength
        return start..<max(start, min(count, start &+ runLength))
    }

    /// Calls for each run with things of `range` whose box meets the area, in order, with those of its things that
    /// are in the range.
    @inlinable
    public func forEachRun(of range: Range<Int>, meeting area: PackedBox, _ body: (Range<Int>) -> Void) {
        forEachRun(of: range) { _, box in
            !box.intersects(area)
        } walk: {
            body($0)
        }
    }

    /// Calls `settles` for groups, and for the runs of those groups for which it says no, with those of their things
    /// that are in the range and a box around these; `walk` for the runs for which it says no too.
    @inlinable @inline(__always)
    public func forEachRun(
        of range: Range<Int>, unless settles: (Range<Int>, PackedBox) -> Bool, walk: (Range<Int>) -> Void
    ) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        var run = range.lowerBound / runLength
        let end = (range.upperBound &- 1) / runLength &+ 1
        while run < end {
            let group = run / RunBoxes.groupSize
            let groupEnd = min(end, (group &+ 1) &* RunBoxes.groupSize)
            let things = run &* runLength..<groupEnd &* runLength
            if !settles(things.clamped(to: range), groups[group]) {
                for run in run..<groupEnd {
                    let things = self.range(ofRun: run).clamped(to: range)
                    if !settles(things, boxes[run]) { walk(things) }
                }
            }
            run = groupEnd
        }
    }
}
