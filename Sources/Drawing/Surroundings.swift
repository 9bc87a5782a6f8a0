import Geography

/// How far a place on the screen can move and stay in something, in steps of `FixedDot`.
struct Room {
    var left: Int
    var right: Int
    var up: Int
    var down: Int

    /// What is left in each direction.
    @inline(__always)
    var least: Int { min(min(left, right), min(up, down)) }
}

extension FixedDot {
    /// The room within its dot.
    @inline(__always)
    var room: Room {
        let (column, row) = (x & (FixedDot.one &- 1), y & (FixedDot.one &- 1))
        return Room(left: column, right: FixedDot.one &- 1 &- column, up: row, down: FixedDot.one &- 1 &- row)
    }
}

/// An upright box of packed points around one of them that are sure to be drawn within some room of it. To see
/// whether the next vertex is one of them takes two comparisons, to project it two multiplications.
struct Surroundings {
    private let minX: Int32
    private let minY: Int32
    private let width: UInt32
    private let height: UInt32

    /// So few that the box does not leave the range of packed points, which reach 1.99 worlds to both sides.
    static let largestUnit = 1 << 15

    /// - Parameters:
    ///   - room: in steps of `FixedDot`, at most a dot.
    ///   - unit: how many steps of the world are not more than one of these; at most `largestUnit`.
    @inline(__always)
    init(of point: PackedWorld, _ room: Room, unit: Int) {
        minX = point.x &- Int32(truncatingIfNeeded: room.left &* unit)
        minY = point.y &- Int32(truncatingIfNeeded: room.up &* unit)
        width = UInt32(truncatingIfNeeded: (room.left &+ room.right) &* unit)
        height = UInt32(truncatingIfNeeded: (room.up &+ room.down) &* unit)
    }

    @inline(__always)
    func contains(_ point: PackedWorld) -> Bool {
        // One comparison for both ends, since what is below the least is very large without a sign.
        UInt32(bitPattern: point.x &- minX) <= width && UInt32(bitPattern: point.y &- minY) <= height
    }
}
