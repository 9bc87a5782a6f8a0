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
        /// Nudges with the same key, whichever way they go, each within a second of the one before, share the entry.
        let coalescing: CoalescingKey?
        var moment: Moment
        /// The edits that are to be undone after `inverse`, newest first: what shares this entry.
        var earlierInverses: [Edit] = []
        /// The vertex that was selected before it, and the one after it.
        let vertexBefore: VertexReference?
        var vertexAfter: VertexReference?
        /// When the earlier session that made it began, for a person; nil: this session made it.
        var session: String?
        /// What the one feature that it changed was called then; nil where it changed several, or an earlier session
        /// made it and nobody has looked yet.
        var subject: String?

        mutating func endCoalescing() { moment = Moment(milliseconds: .min / 2) }
    }

    enum CoalescingKey: Hashable, Sendable {
        case nudge(layer: Int, VertexReference)
        case nudgeFeature(layer: Int, feature: Int)
    }

    static let coalescingTime: Int64 = 1000

    private(set) var done: [Entry] = []
    private(set) var undone: [Entry] = []
    private var nextMark = 1
    /// Whether it was said that undo and redo go on into an earlier session.
    var isBeyondBorder = false

    mutating func freshMark() -> Int {
        defer { nextMark += 1 }
        return nextMark
    }

    /// Whether an edit that was just applied belongs to the entry before it.
    func joins(_ entry: Entry) -> Bool {
        guard let last = done.last, let key = entry.coalescing else { return false }
        return key == last.coalescing && entry.moment <= last.moment + UndoStack.coalescingTime
    }

    /// Notes an edit that was just applied, given its inverse; `joining`: it shares the entry before it.
    mutating func push(_ entry: Entry, joining: Bool) {
        undone.removeAll()
        guard joining, let last = done.popLast() else { return done.append(entry) }
        var joined = Entry(
            layer: last.layer, inverse: entry.inverse, label: entry.label,
            markBefore: last.markBefore, markAfter: entry.markAfter, coalescing: entry.coalescing,
            moment: entry.moment, vertexBefore: last.vertexBefore, vertexAfter: entry.vertexAfter,
            session: last.session, subject: last.subject)
        joined.earlierInverses = [last.inverse] + last.earlierInverses
        done.append(joined)
    }

    /// Notes which vertex is selected after the edit that was just applied.
    mutating func noteVertex(_ vertex: VertexReference?) {
        guard !done.isEmpty else { return }
        done[done.count - 1].vertexAfter = vertex
    }

    mutating func popDone() -> Entry? { done.popLast() }
    mutating func popUndone() -> Entry? { undone.popLast() }

    mutating func popDone(of layer: Int) -> Entry? {
        done.lastIndex { $0.layer == layer }.map { done.remove(at: $0) }
    }

    mutating func popUndone(of layer: Int) -> Entry? {
        undone.lastIndex { $0.layer == layer }.map { undone.remove(at: $0) }
    }

    mutating func pushUndone(_ entry: Entry) { undone.append(entry) }
    mutating func pushRedone(_ entry: Entry) { done.append(entry) }

    /// Forgets everything of a layer that was read anew.
    mutating func forget(layer: Int) {
        done.removeAll { $0.layer == layer }
        undone.removeAll { $0.layer == layer }
    }

    /// Puts what earlier sessions did with a layer below everything. `mark` is the layer's as it was opened.
    mutating func install(_ history: EarlierHistory, layer: Int, mark: Int) {
        func entry(_ earlier: EarlierHistory.Entry, _ steps: [Edit], from: Int, to: Int) -> Entry? {
            guard let first = steps.first else { return nil }
            return Entry(
                layer: layer, inverse: first, label: first.label, markBefore: from, markAfter: to,
                coalescing: nil, moment: .start, earlierInverses: Array(steps.dropFirst()),
                vertexBefore: nil, session: earlier.session)
        }
        var after = mark
        for earlier in history.done.reversed() {
            let before = freshMark()
            let steps = earlier.edits.reversed().map(\.inverted)
            if let entry = entry(earlier, steps, from: before, to: after) { done.insert(entry, at: 0) }
            after = before
        }
        var undone: [Entry] = []
        var before = mark
        for earlier in history.undone.reversed() {
            let after = freshMark()
            if let entry = entry(earlier, earlier.edits, from: before, to: after) {
                undone.insert(entry, at: 0)
            }
            before = after
        }
        self.undone.insert(contentsOf: undone, at: 0)
    }

    /// Forgets what earlier sessions did with a layer.
    mutating func forgetEarlier(layer: Int) {
        done.removeAll { $0.layer == layer && $0.session != nil }
        undone.removeAll { $0.layer == layer && $0.session != nil }
    }

    /// The next nudge makes an entry of its own: after a save, so that undo can come back to what is on disk, after
    /// something else was selected, and after an undo.
    mutating func endCoalescing() {
        guard !done.isEmpty else { return }
        done[done.count - 1].endCoalescing()
    }
}
