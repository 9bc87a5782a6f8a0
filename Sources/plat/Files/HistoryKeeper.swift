import Editor
import GeoJSON
import Glibc
import History
import Synchronization
import Terminal

/// Keeps the history of the layers that the editor has open: what it wants to have remembered goes to the store,
/// on a thread of its own, and what earlier sessions left comes back as results.
final class HistoryKeeper {
    /// How long the editor waits for the store in the worst case, in milliseconds.
    private static let patience = 2000

    private let folder: HistoryFolder
    private let worker: HistoryWorker
    private let news: News
    private var layers: [Int: KeptLayer] = [:]
    /// What was done to layers that have no file to remember it for yet.
    private var unnamed: [Int: [HistoryStep]] = [:]

    /// Nil where the environment names no folder for it.
    init?(waker: Waker) {
        guard let folder = HistoryFolder.current() else { return nil }
        let news = News()
        self.folder = folder
        self.news = news
        worker = HistoryWorker(folder: folder) { latest in
            news.add(latest)
            waker.wake()
        }
    }

    /// A layer was opened. Returns what is to be told of its file; `recovers`: apply what was not saved at once.
    func open(_ layer: Layer, at index: Int, recovers: Bool) -> [EffectResult] {
        if layer.isUnnamed { unnamed[index] = [] }
        guard let path = layer.path.flatMap(FilePath.real) else { return [] }
        let kept = KeptLayer()
        layers[index] = kept
        let document = layer.document
        worker.post { store throws(HistoryError) in
            kept.journal = DocumentJournal(store: store, path: path, document: document)
        }
        // Who only looks is in nobody's way.
        guard !layer.isReadOnly else { return [] }
        kept.lock = SessionLock(folder: folder, path: path)
        var results: [EffectResult] = []
        if let holder = SessionLock.holders(of: path, folder: folder).first {
            let since = ClockText.text(holder.since)
            let text = "\(holder.who) since \(since), process \(holder.process)"
            results.append(.heldElsewhere(layer: index, holder: text))
        }
        if let found = find(kept), !found.isEmpty || recovers {
            if found.unread > 0, found.unsaved == nil {
                results.append(.history(.unread(found.unread, name: layer.name)))
            }
            results.append(.recalled(layer: index, EarlierHistory(found), recovers: recovers))
        }
        return results
    }

    /// A layer without a file was written to one for the first time, which is its own from now on.
    func begin(_ layer: Layer, at index: Int, writtenTo path: String) {
        guard let path = FilePath.real(path) else { return }
        let (kept, steps) = (KeptLayer(), unnamed.removeValue(forKey: index) ?? [])
        let (opened, written) = (layer.savedDocument, layer.document)
        layers[index] = kept
        kept.lock = SessionLock(folder: folder, path: path)
        worker.post(size: steps.reduce(1 << 20) { $0 + $1.size }) { store throws(HistoryError) in
            let journal = DocumentJournal(store: store, path: path, document: opened)
            kept.journal = journal
            for step in steps { try journal.append(step) }
            try journal.willWrite(written)
            try journal.didWrite()
        }
    }

    /// Nil when the store does not answer in time, or not at all.
    private func find(_ kept: KeptLayer) -> FoundHistory? {
        let answer = Answer()
        worker.post { _ throws(HistoryError) in
            guard let journal = kept.journal else { return }
            let found = try journal.find()
            answer.value.withLock { $0 = found }
        }
        worker.flush(patience: Self.patience)
        return answer.value.withLock { $0 }
    }

    /// To be called once all is open.
    func prune() {
        worker.post { store throws(HistoryError) in try store.prune(now: Int64(time(nil))) }
    }

    /// All layers are others now.
    func closeAll() {
        for kept in layers.values { close(kept) }
        (layers, unnamed) = ([:], [:])
    }

    func close(_ index: Int) {
        if let kept = layers.removeValue(forKey: index) { close(kept) }
    }

    private func close(_ kept: KeptLayer) {
        kept.lock = nil
        worker.post { store throws(HistoryError) in
            let journal = kept.journal
            store.onFailure { kept.journal = journal }
            kept.journal = nil
        }
    }

    /// Brings everything to the disk and gives the locks back: before the program ends.
    func end() {
        closeAll()
        worker.flush(patience: Self.patience)
    }

    func remember(_ step: HistoryStep, layer: Int) {
        unnamed[layer]?.append(step)
        post(layer, size: step.size) { journal throws(HistoryError) in try journal.append(step) }
    }

    func forgetUnsaved(layer: Int) {
        post(layer) { journal throws(HistoryError) in try journal.forgetUnsaved() }
    }

    func settle(_ decision: UnsavedDecision, layer: Int) {
        post(layer) { journal throws(HistoryError) in
            switch decision {
            case .recovered(let steps): try journal.recover(steps)
            case .discarded: try journal.discard()
            }
        }
    }

    /// Before a layer's file is written; `awaitWriting` returns when that is on the disk.
    func willWrite(_ document: Document, layer: Int) {
        guard layers[layer] != nil else { return }
        // Most of a document it shares with others; how much it has of its own is a guess.
        post(layer, size: 1 << 20) { journal throws(HistoryError) in try journal.willWrite(document) }
    }

    func awaitWriting() { worker.flush(patience: Self.patience) }

    func didWrite(layer: Int) {
        post(layer) { journal throws(HistoryError) in try journal.didWrite() }
    }

    /// What there is to be told since the last time.
    func takeNews() -> [EffectResult] { news.take().map { .history($0.told) } }

    private func post(
        _ layer: Int, size: Int = HistoryWorker.smallJob,
        _ body: @escaping @Sendable (DocumentJournal) throws(HistoryError) -> Void
    ) {
        guard let kept = layers[layer] else { return }
        worker.post(size: size) { _ throws(HistoryError) in
            if let journal = kept.journal { try body(journal) }
        }
    }

}

/// A layer's journal, which is the worker's, and its lock, which is the editor's.
private final class KeptLayer: @unchecked Sendable {
    // Unchecked: the journal is used on the worker's thread only, the lock on the main thread only.
    var journal: DocumentJournal?
    var lock: SessionLock?
}

private final class Answer: Sendable {
    let value = Mutex<FoundHistory?>(nil)
}

/// What the worker says to the main thread.
private final class News: Sendable {
    private let waiting = Mutex<[HistoryNews]>([])

    func add(_ news: HistoryNews) { waiting.withLock { $0.append(news) } }
    func take() -> [HistoryNews] {
        waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}

extension HistoryNews {
    fileprivate var told: HistoryNotice {
        switch self {
        case .failing(let error): .failing(error.reason)
        case .working: .working
        case .begunAnew(let error, let name): .begunAnew(error.reason, keptAs: name)
        case .off(let error): .off(error.reason)
        }
    }
}

extension HistoryStep {
    /// About how many bytes it holds.
    fileprivate var size: Int {
        guard case .edited(let edit, _) = self else { return HistoryWorker.smallJob }
        return edit.splices.reduce(HistoryWorker.smallJob) { $0 + $1.old.count + $1.new.count + 64 }
    }
}

extension EarlierHistory {
    init(_ found: FoundHistory) {
        func entry(_ entry: EarlierEntry) -> Entry {
            Entry(edits: entry.edits, session: ClockText.text(entry.session))
        }
        self.init(
            done: found.done.map(entry), undone: found.undone.map(entry),
            unsaved: found.unsaved.map {
                let unread = found.unread > 0 ? " (\(found.unread) more unreadable)" : ""
                return Unsaved(
                    steps: $0.steps, count: $0.count, time: ClockText.text($0.time) + unread, fit: $0.fit)
            })
    }
}
