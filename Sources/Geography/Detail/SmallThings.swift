/// Things no larger than a place of a grid, one a place for all of a look.
struct SmallThings {
    struct Thing {
        var place: PackedPlace
        var look: UInt16
        /// Whether it is a point, and no line or area.
        var isMark: Bool
        var middle: PackedWorld
        /// How much all at this place cover, in places.
        var area: Float
    }

    private(set) var things: ContiguousArray<Thing> = []
    /// Open addressing: one more than a thing's index, 0 for a free slot. As many as a power of two.
    private var slots = ContiguousArray<UInt32>(repeating: 0, count: 1024)

    /// Adds a thing; of those at one place the last is kept, and all areas count.
    mutating func add(_ thing: Thing) {
        // Neighbours in the file are neighbours on the map.
        if let last = things.last, SmallThings.areAlike(last, thing) {
            return join(thing, to: things.count - 1)
        }
        var slot = SmallThings.hash(thing) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if SmallThings.areAlike(things[index], thing) { return join(thing, to: index) }
            slot = (slot + 1) & (slots.count - 1)
        }
        things.append(thing)
        slots[slot] = UInt32(truncatingIfNeeded: things.count)
        if things.count * 2 > slots.count { grow() }
    }

    private mutating func join(_ thing: Thing, to index: Int) {
        let area = things[index].area + thing.area
        things[index] = thing
        things[index].area = area
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        for index in things.indices {
            var slot = SmallThings.hash(things[index]) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: index + 1)
        }
    }

    @inline(__always)
    static func areAlike(_ one: Thing, _ other: Thing) -> Bool {
        one.place == other.place && one.look == other.look && one.isMark == other.isMark
    }

    /// A multiplication mixes upwards: the upper bits are the good ones.
    @inline(__always)
    private static func hash(_ thing: Thing) -> Int {
        let place =
            UInt64(UInt32(bitPattern: thing.place.row)) << 32 | UInt64(UInt32(bitPattern: thing.place.column))
        let mixed = (place ^ UInt64(thing.look) << 17) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 33)
    }

    /// In the order of kinds and looks, and of these by their places.
    func sorted() -> ContiguousArray<Thing> {
        var sorted = things
        sorted.sort { one, other in
            if one.isMark != other.isMark { return other.isMark }
            if one.look != other.look { return one.look < other.look }
            return one.place < other.place
        }
        return sorted
    }
}
