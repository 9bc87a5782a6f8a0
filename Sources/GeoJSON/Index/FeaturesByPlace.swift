import Geography

/// The features of a source in the order in which a Z-curve (G. M. Morton, 1966) comes through the middles of their
/// boxes, and a tree over runs of them: each node knows the box of all beneath it, and which of these is the last of
/// the file. So those that lie uppermost at a spot are found among few, whatever the order of the file is.
struct FeaturesByPlace: Sendable {
    /// How many features, or nodes, a node holds.
    static let width = 16

    struct Node: Sendable {
        var box = PackedBox.empty
        var last: UInt32 = 0
    }

    /// What is still to be looked into: a node of a level, or, where there is no level, a feature.
    private struct Entry: Comparable {
        let last: UInt32
        let place: Int
        let level: Int?

        static func < (left: Entry, right: Entry) -> Bool { left.last < right.last }
    }

    /// By place; of each run the last of the file first.
    private let indices: ContiguousArray<UInt32>
    /// First the runs, then the nodes over them, and so on to one that holds all; none where there are no features.
    private let levels: [ContiguousArray<Node>]

    init(_ records: ContiguousArray<FeatureRecord>) {
        var indices = FeaturesByPlace.ordered(records)
        var runs: ContiguousArray<Node> = []
        runs.reserveCapacity(indices.count / FeaturesByPlace.width + 1)
        for start in stride(from: 0, to: indices.count, by: FeaturesByPlace.width) {
            let run = start..<min(indices.count, start + FeaturesByPlace.width)
            indices[run].sort(by: >)
            let box = run.reduce(into: PackedBox.empty) { $0.formUnion(records[Int(indices[$1])].box) }
            runs.append(Node(box: box, last: indices[start]))
        }
        var levels = runs.isEmpty ? [] : [runs]
        while let below = levels.last, below.count > 1 { levels.append(FeaturesByPlace.nodes(over: below)) }
        self.indices = indices
        self.levels = levels
    }

    private static func ordered(_ records: ContiguousArray<FeatureRecord>) -> ContiguousArray<UInt32> {
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(records.count)
        for (index, record) in records.enumerated() where !record.box.isEmpty {
            keys.append(UInt64(place(of: record.box)) << 32 | UInt64(UInt32(truncatingIfNeeded: index)))
        }
        keys.sort()
        return ContiguousArray(keys.map { UInt32(truncatingIfNeeded: $0) })
    }

    private static func nodes(over below: ContiguousArray<Node>) -> ContiguousArray<Node> {
        var nodes: ContiguousArray<Node> = []
        nodes.reserveCapacity(below.count / width + 1)
        for start in stride(from: 0, to: below.count, by: width) {
            nodes.append(
                below[start..<min(below.count, start + width)].reduce(into: Node()) {
                    $0.box.formUnion($1.box)
                    $0.last = max($0.last, $1.last)
                })
        }
        return nodes
    }

    /// Calls for the features whose boxes meet an area, the last of the file first, until the call says no.
    ///
    /// Of all that may hold one, what has the last of the file is looked into first.
    func forEachBackwards(
        meeting area: PackedBox, of records: ContiguousArray<FeatureRecord>, _ body: (Int) -> Bool
    ) {
        var queue = GreatestFirst<Entry>()
        func add(_ level: Int, _ places: Range<Int>) {
            for place in places.clamped(to: levels[level].indices)
            where levels[level][place].box.intersects(area) {
                queue.add(Entry(last: levels[level][place].last, place: place, level: level))
            }
        }
        /// Adds the first feature of a run that meets the area, from one of its places on.
        func addFeature(from start: Int) {
            let runEnd = (start / FeaturesByPlace.width + 1) * FeaturesByPlace.width
            for place in start..<min(runEnd, indices.count)
            where records[Int(indices[place])].box.intersects(area) {
                return queue.add(Entry(last: indices[place], place: place, level: nil))
            }
        }
        if let top = levels.indices.last { add(top, levels[top].indices) }
        while let next = queue.takeGreatest() {
            switch next.level {
            case nil:
                guard body(Int(next.last)) else { return }
                if (next.place + 1) % FeaturesByPlace.width != 0 { addFeature(from: next.place + 1) }
            case 0: addFeature(from: next.place * FeaturesByPlace.width)
            case let level?:
                let start = next.place * FeaturesByPlace.width
                add(level - 1, start..<start + FeaturesByPlace.width)
            }
        }
    }

    /// Where the middle of a box is on the curve: the upper halves of its coordinates, bit by bit in turns.
    private static func place(of box: PackedBox) -> UInt32 {
        let x = (Int(box.minX) + Int(box.maxX)) / 2 - Int(Int32.min)
        let y = (Int(box.minY) + Int(box.maxY)) / 2 - Int(Int32.min)
        return spread(UInt32(truncatingIfNeeded: x >> 16)) | spread(UInt32(truncatingIfNeeded: y >> 16)) << 1
    }

    /// Sixteen bits with a zero before each.
    private static func spread(_ bits: UInt32) -> UInt32 {
        var bits = bits & 0xFFFF
        bits = (bits | bits << 8) & 0x00FF_00FF
        bits = (bits | bits << 4) & 0x0F0F_0F0F
        bits = (bits | bits << 2) & 0x3333_3333
        return (bits | bits << 1) & 0x5555_5555
    }
}
