/// A bit for each place of a grid, in layers; only words with bits take memory.
struct PlaceBits {
    private(set) var words: ContiguousArray<(key: PlaceWord, bits: UInt64)> = []
    /// Open addressing: one more than a word's index, 0 for a free slot. As many as a power of two.
    private var slots = ContiguousArray<UInt32>(repeating: 0, count: 4096)
    /// The word that was asked for last: neighbours in the file are neighbours on the map.
    private var last = -1

    /// Sets bits of a word, and returns those that were set already.
    @inline(__always)
    mutating func set(_ bits: UInt64, of key: PlaceWord) -> UInt64 {
        if last < 0 || words[last].key != key { last = index(of: key) }
        let doubled = words[last].bits & bits
        words[last].bits |= bits
        return doubled
    }

    @inline(__always)
    mutating func set(_ place: PackedPlace, layer: UInt32) {
        _ = set(1 << UInt64(place.column & 63), of: PlaceWord(place, layer: layer))
    }

    private mutating func index(of key: PlaceWord) -> Int {
        var slot = PlaceBits.hash(key) & (slots.count - 1)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if words[index].key == key { return index }
            slot = (slot + 1) & (slots.count - 1)
        }
        words.append((key, 0))
        slots[slot] = UInt32(truncatingIfNeeded: words.count)
        if words.count * 2 > slots.count { grow() }
        return words.count - 1
    }

    private mutating func grow() {
        slots = ContiguousArray(repeating: 0, count: slots.count * 2)
        for index in words.indices {
            var slot = PlaceBits.hash(words[index].key) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: index + 1)
        }
    }

    /// A multiplication mixes upwards: the upper bits are the good ones.
    private static func hash(_ key: PlaceWord) -> Int {
        let place = UInt64(UInt32(bitPattern: key.row)) << 32 | UInt64(UInt32(bitPattern: key.column))
        let mixed = (place ^ UInt64(key.layer) << 20) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed >> 32)
    }

    /// All words, layer by layer, row by row.
    func sorted() -> ContiguousArray<(key: PlaceWord, bits: UInt64)> {
        var sorted = words
        sorted.sort { PlaceWord.precedes($0.key, $1.key) }
        return sorted
    }
}
