import GeoJSON
import Input

/// What was done, and what was undone, without limit.
struct UndoStack: Sendable {
    struct Entry: Sendable {
        let layer: Int
        /// Gives the state before.
        var inverse: Edit
        var label: String
        /// The layer's mark before and after.
        let markBefore: Int
        let markAfter: Int
        /// Edits with the same key that follow within a second share the entry.
        let coalescing: CoalescingKey?
        var moment: Moment
        /// The edits that are to be undone after `inverse`, newest first: what shares this entry.
        var earlierInverses: [Edit] = []
        let selectedVertex: VertexReference?
    }

    enum CoalescingKey: Hashable, Sendable {
        case nudge(layer: Int, VertexReference)
        case nudgeFeature(layer: Int, feature: Int)
    }

    static let coalescingTime: Int64 = 1000

    private(set) var done: [Entry] = []
    private(set) var undone: [Entry] = []
    private var nextMark = 1

    mutating func freshMark() -> Int {
        defer { nextMark += 1 }
        return nextMark
    }

    /// Notes an edit that was just applied, given its inverse.
    mutating func push(_ entry: Entry) {
        undone.removeAll()
        if let last = done.last, let key = entry.coalescing, key == last.coalescing,
            entry.moment <= last.moment + UndoStack.coalescingTime
        {
            var joined = Entry(
                layer: last.layer, inverse: entry.inverse, label: entry.label,
                markBefore: last.markBefore, markAfter: entry.markAfter, coalescing: key,
                moment: entry.moment, selectedVertex: last.selectedVertex)
            joined.earlierInverses = [last.inverse] + last.earlierInverses
            done[done.count - 1] = joined
        } else {
            done.append(entry)
        }
    }

    mutating func popDone() -> Entry? { done.popLast() }
    mutating func popUndone() -> Entry? { undone.popLast() }
    mutating func pushUndone(_ entry: Entry) { undone.append(entry) }
    mutating func pushRedone(_ entry: Entry) { done.append(entry) }

    /// Forgets everything of a layer that was read anew.
    mutating func forget(layer: Int) {
        done.removeAll { $0.layer == layer }
        undone.removeAll { $0.layer == layer }
    }

    /// After a save the next nudge makes an entry of its own, so that undo can come back to what is on disk.
    mutating func endCoalescing() {
        guard let last = done.last, last.coalescing != nil else { return }
        done[done.count - 1].moment = Moment(milliseconds: .min / 2)
    }
}
