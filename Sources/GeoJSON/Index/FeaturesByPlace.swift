import Geography

/// The features of a source in the order in which a Z-curve (G. M. Morton, 1966) comes through the middles of their
/// boxes, and boxes around runs of them: what lies at a spot is found among few, whatever the order of the file is.
struct FeaturesByPlace: Sendable {
    private let indices: ContiguousArray<UInt32>
    private let boxes: RunBoxes

    init(_ records: ContiguousArray<FeatureRecord>) {
        var keys: ContiguousArray<UInt64> = []
        keys.reserveCapacity(records.count)
        for (index, record) in records.enumerated() where !record.box.isEmpty {
            keys.append(
                UInt64(FeaturesByPlace.place(of: record.box)) << 32
                    | UInt64(UInt32(truncatingIfNeeded: index)))
        }
        keys.sort()
        let indices = ContiguousArray(keys.map { UInt32(truncatingIfNeeded: $0) })
        boxes = RunBoxes(count: indices.count, runLength: 16) { run in
            run.reduce(into: PackedBox.empty) { $0.formUnion(records[Int(indices[$1])].box) }
        }
        self.indices = indices
    }

    /// The features whose boxes meet an area, in any order.
    func features(meeting area: PackedBox, of records: ContiguousArray<FeatureRecord>) -> [Int] {
        var found: [Int] = []
        boxes.forEachRun(of: 0..<indices.count, meeting: area) { run in
            for place in run where records[Int(indices[place])].box.intersects(area) {
                found.append(Int(indices[place]))
            }
        }
        return found
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
