/// A queue that gives out first what holds the last feature of the file: a binary heap.
struct LastFirst {
    struct Entry {
        /// The last feature of the file that it may hold.
        let last: UInt32
        /// Where it stands, and among what.
        let place: Int
        let level: Int
    }

    private var entries: ContiguousArray<Entry> = []

    mutating func add(_ entry: Entry) {
        var place = entries.count
        entries.append(entry)
        while place > 0 {
            let above = (place - 1) / 2
            guard entries[above].last < entry.last else { break }
            entries[place] = entries[above]
            place = above
        }
        entries[place] = entry
    }

    /// Takes the entry with the last feature out; nil where there is none.
    mutating func takeLast() -> Entry? {
        guard let moved = entries.popLast() else { return nil }
        guard let last = entries.first else { return moved }
        var place = 0
        while true {
            var below = 2 * place + 1
            guard below < entries.count else { break }
            if below + 1 < entries.count, entries[below + 1].last > entries[below].last { below += 1 }
            guard entries[below].last > moved.last else { break }
            entries[place] = entries[below]
            place = below
        }
        entries[place] = moved
        return last
    }
}
