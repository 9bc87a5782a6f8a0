/// Which features there are, in what order. A *slot* is what a feature keeps for as long as the document is open:
/// its index in the source, or a number behind all of those where it was added since. Its position shifts when
/// others are added and removed before it. Nothing is kept for a feature, only for a run of them.
struct FeatureOrder: Sendable {
    private struct Run {
        var slots: Range<Int>
        /// The position of the first.
        var start: Int
    }

    let sourceCount: Int
    private var runs: [Run]
    private var nextSlot: Int
    private(set) var count: Int
    /// Whether the features are those of the source.
    private(set) var isOriginal = true
    private var addedPositions: [Int: Int] = [:]
    /// The runs of the source's own features: these are in ascending order.
    private var sourceRuns: [Run] = []

    init(sourceCount: Int) {
        self.sourceCount = sourceCount
        count = sourceCount
        nextSlot = sourceCount
        runs = [Run(slots: 0..<sourceCount, start: 0)]
    }

    /// nil where no feature stands.
    func slot(at position: Int) -> Int? {
        guard position >= 0, position < count else { return nil }
        if isOriginal { return position }
        let run = runs[run(at: position)]
        return run.slots.lowerBound + position - run.start
    }

    /// nil for a feature that was removed.
    func position(of slot: Int) -> Int? {
        if isOriginal { return slot >= 0 && slot < sourceCount ? slot : nil }
        if slot >= sourceCount { return addedPositions[slot] }
        var low = 0
        var high = sourceRuns.count
        while low < high {
            let middle = (low + high) / 2
            if sourceRuns[middle].slots.upperBound <= slot { low = middle + 1 } else { high = middle }
        }
        guard low < sourceRuns.count, sourceRuns[low].slots.contains(slot) else { return nil }
        return sourceRuns[low].start + slot - sourceRuns[low].slots.lowerBound
    }

    /// A new slot at a position, which lies within 0...count.
    mutating func add(at position: Int) -> Int {
        let place = max(0, min(position, count))
        let slot = nextSlot
        nextSlot += 1
        let index = split(at: place)
        runs.insert(Run(slots: slot..<(slot + 1), start: place), at: index)
        count += 1
        restart()
        return slot
    }

    /// The slot that stood there.
    mutating func remove(at position: Int) -> Int? {
        guard let slot = slot(at: position) else { return nil }
        let index = split(at: position)
        runs[index].slots = (slot + 1)..<runs[index].slots.upperBound
        if runs[index].slots.isEmpty { runs.remove(at: index) }
        count -= 1
        restart()
        return slot
    }

    /// The run that holds a position.
    private func run(at position: Int) -> Int {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].start + runs[middle].slots.count <= position {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Makes a run begin at a position and returns its index, which is behind the last one at the end.
    private mutating func split(at position: Int) -> Int {
        let index = run(at: position)
        guard index < runs.count, runs[index].start < position else { return index }
        let middle = runs[index].slots.lowerBound + position - runs[index].start
        let rest = Run(slots: middle..<runs[index].slots.upperBound, start: position)
        runs[index].slots = runs[index].slots.lowerBound..<middle
        runs.insert(rest, at: index + 1)
        return index + 1
    }

    private mutating func restart() {
        isOriginal = false
        addedPositions.removeAll(keepingCapacity: true)
        sourceRuns.removeAll(keepingCapacity: true)
        var start = 0
        for index in runs.indices {
            runs[index].start = start
            start += runs[index].slots.count
            if runs[index].slots.lowerBound < sourceCount {
                sourceRuns.append(runs[index])
            } else {
                addedPositions[runs[index].slots.lowerBound] = runs[index].start
            }
        }
    }
}
