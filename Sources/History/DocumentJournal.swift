import GeoJSON

/// The journal of one document in one session. For the thread of its store.
public final class DocumentJournal {
    private enum State {
        /// Nothing was written, and there is nothing to go on with.
        case fresh
        /// An earlier session's journal, which is written on behind this place with the first step.
        case earlier(Timeline, FileLock, at: Timeline.Place)
        case writing(Int64, FileLock)
        /// What was written is gone with its database: nothing can follow it until the file is written.
        case lost
    }

    private let store: HistoryStore
    private let path: String
    private let opened: Document
    private var fingerprint: Fingerprint?
    private var state = State.fresh
    /// The database that the state is of.
    private var generation: Int
    /// A journal with edits that were never saved, until it is decided what becomes of them.
    private var undecided: (timeline: Timeline, lock: FileLock)?
    /// Its steps, where the file changed since and they fit it all the same.
    private var refitted: [HistoryStep]?

    /// `path` is the real path of the file; `document` is as it was opened.
    public init(store: HistoryStore, path: String, document: Document) {
        self.store = store
        self.path = path
        opened = document
        generation = store.generation
    }

    /// To be called before anything is changed here: a transaction that fails takes that back.
    private func prepareChange() {
        if generation != store.generation {
            generation = store.generation
            (undecided, refitted) = (nil, nil)
            switch state {
            case .writing, .lost: state = .lost
            case .fresh, .earlier: state = .fresh
            }
        }
        let before = (state, undecided, refitted, fingerprint)
        store.onFailure { [self] in (state, undecided, refitted, fingerprint) = before }
    }

    // MARK: Opening

    /// Looks for what earlier sessions left. A file that none is known of costs nothing.
    public func find() throws(HistoryError) -> FoundHistory {
        prepareChange()
        var best: (timeline: Timeline, lock: FileLock)?
        for journal in try store.journals(of: path) {
            guard let lock = store.lock(journal) else { continue }
            let (records, unread) = try store.records(of: journal)
            let timeline = Timeline(id: journal, records: records, unread: unread, file: try base())
            if rank(timeline) > (best.map { rank($0.timeline) } ?? 0) { best = (timeline, lock) }
        }
        guard let (timeline, lock) = best else { return FoundHistory() }
        if timeline.unsavedCount > 0 {
            undecided = (timeline, lock)
        } else if let place = place(in: timeline) {
            state = .earlier(timeline, lock, at: place)
        }
        return describe(timeline)
    }

    /// What is unsaved and fits counts most, then a history that fits, then what is unsaved at all; 0: nothing.
    private func rank(_ timeline: Timeline) -> Int {
        if timeline.unsavedCount > 0 { return timeline.match == nil ? 1 : 3 }
        if timeline.match == nil { return timeline.unread > 0 ? 1 : 0 }
        return 2
    }

    /// Where a session goes on: at the end where that is the file as it is, else where the file was so.
    private func place(in timeline: Timeline) -> Timeline.Place? {
        timeline.match.map { $0.stack.distance(to: timeline.end.stack) == 0 ? timeline.end : $0 }
    }

    private func describe(_ timeline: Timeline) -> FoundHistory {
        var found = FoundHistory()
        found.unread = timeline.unread
        if let place = place(in: timeline) {
            found.done = place.stack.done
            found.undone = place.stack.undone
        }
        if timeline.unsavedCount > 0 {
            refitted = timeline.refitted(to: opened)
            found.unsaved = FoundHistory.Unsaved(
                steps: refitted ?? timeline.steps(after: timeline.match ?? timeline.onDisk).map(\.step),
                count: timeline.unsavedCount, time: timeline.lastTime,
                fit: timeline.match != nil ? .exactly : refitted != nil ? .still : .no)
        }
        return found
    }

    private func base() throws(HistoryError) -> Fingerprint {
        if let fingerprint { return fingerprint }
        guard let made = Fingerprint(of: opened) else { throw HistoryError("there is no memory left") }
        fingerprint = made
        return made
    }

    // MARK: What was not saved

    /// The first `count` steps of what was not saved were applied: the session goes on behind them. The others,
    /// which did not fit, are thrown away.
    public func recover(_ count: Int) throws(HistoryError) {
        prepareChange()
        guard let (timeline, lock) = undecided else {
            // They are gone with their database.
            state = .lost
            return
        }
        // What this session made before can only be nothing, or was taken back.
        if case .writing(let journal, _) = state { try store.delete(journal) }
        guard let match = timeline.match else { return try goOn(with: refitted?.prefix(count) ?? []) }
        let steps = timeline.steps(after: match)
        // Nothing can follow what cannot be read.
        if count < steps.count || timeline.unread > 0 {
            let last = count > 0 ? steps[count - 1].row : timeline.records[match.rows - 1].id
            try store.cut(timeline.id, after: last)
        }
        // The file itself tells that it was written so.
        if match.rows > timeline.onDisk.rows { try store.confirm(timeline.records[match.rows - 1].id) }
        state = .writing(timeline.id, lock)
        undecided = nil
    }

    /// What was not saved begins anew on the file as it is now.
    private func goOn(with steps: ArraySlice<HistoryStep>) throws(HistoryError) {
        guard let (old, _) = undecided else { return }
        state = .fresh
        for step in steps { try append(step) }
        try store.delete(old.id)
        (undecided, refitted) = (nil, nil)
    }

    /// What was not saved is thrown away. The history below it stays.
    public func discard() throws(HistoryError) {
        prepareChange()
        guard let (timeline, lock) = undecided else { return }
        undecided = nil
        guard let match = timeline.match else {
            return try store.delete(timeline.id)
        }
        let kept = max(match.rows, timeline.onDisk.rows)
        try store.cut(timeline.id, after: timeline.records[kept - 1].id)
        guard case .fresh = state else { return }
        let rest = Timeline(
            id: timeline.id, records: Array(timeline.records[..<kept]), file: fingerprint)
        if let place = place(in: rest) { state = .earlier(rest, lock, at: place) }
    }

    // MARK: Writing

    public func append(_ step: HistoryStep) throws(HistoryError) {
        prepareChange()
        if let journal = try begun() { try store.append(.step(step), to: journal) }
    }

    /// To be called, and brought to the disk, before the file is written: so that a kill in between leaves no
    /// doubt about which edits the file holds.
    public func willWrite(_ document: Document) throws(HistoryError) {
        prepareChange()
        switch state {
        case .fresh, .earlier: return
        case .lost: fingerprint = Fingerprint(of: document)
        case .writing(let journal, _):
            guard let made = Fingerprint(of: document) else { return }
            fingerprint = made
            try store.append(.mark(.writing, made), to: journal)
        }
    }

    /// To be called when the file was written.
    public func didWrite() throws(HistoryError) {
        prepareChange()
        if case .lost = state, fingerprint != nil { state = .fresh }
        guard case .writing(let journal, _) = state else { return }
        if try store.size(of: journal) > HistoryStore.largestJournal {
            try store.delete(journal)
            state = .fresh
            _ = try begun()
        } else {
            try store.append(.mark(.wrote, try base()), to: journal)
        }
    }

    /// The edits since the file was written last were thrown away by the person.
    public func forgetUnsaved() throws(HistoryError) {
        prepareChange()
        guard case .writing(let journal, _) = state else { return }
        let timeline = Timeline(id: journal, records: try store.records(of: journal).records, file: nil)
        let onDisk = timeline.onDisk
        if onDisk.rows == 0 || onDisk.stack.done.isEmpty && onDisk.stack.undone.isEmpty {
            try store.delete(journal)
            state = .fresh
        } else {
            try store.cut(journal, after: timeline.records[onDisk.rows - 1].id)
        }
    }

    /// The journal that is written, begun if it was not; nil when nothing can be.
    private func begun() throws(HistoryError) -> Int64? {
        switch state {
        case .lost: return nil
        case .writing(let journal, _): return journal
        case .fresh:
            let (journal, lock) = try store.begin(path: path)
            try store.append(.mark(.opened, try base()), to: journal)
            state = .writing(journal, lock)
            return journal
        case .earlier(let timeline, let lock, let place):
            let isAtEnd = place.rows == timeline.end.rows && timeline.unread == 0
            let (journal, ownLock) = isAtEnd ? (timeline.id, lock) : try store.begin(path: path)
            if !isAtEnd, place.rows > 0 {
                try store.copy(timeline.id, upTo: timeline.records[place.rows - 1].id, to: journal)
            }
            try store.append(.mark(.opened, try base()), to: journal)
            state = .writing(journal, ownLock)
            return journal
        }
    }
}
