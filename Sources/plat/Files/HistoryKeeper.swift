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
    private let failures: Failures
    private var layers: [Int: KeptLayer] = [:]

    /// Nil where the environment names no folder for it.
    init?(waker: Waker) {
        guard let folder = HistoryFolder.current() else { return nil }
        let failures = Failures()
        self.folder = folder
        self.failures = failures
        worker = HistoryWorker(folder: folder, prepareThread: { TerminalSession.shieldThread() }) { error in
            failures.note(error)
            waker.wake()
        }
    }

    /// A layer was opened. Returns what is to be told of its file; `recovers`: apply what was not saved at once.
    func open(_ layer: Layer, at index: Int, recovers: Bool) -> [EffectResult] {
        guard let path = layer.path.flatMap(Self.realPath) else { return [] }
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
            results.append(.recalled(layer: index, EarlierHistory(found), recovers: recovers))
        }
        return results
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
        layers = [:]
    }

    func close(_ index: Int) {
        if let kept = layers.removeValue(forKey: index) { close(kept) }
    }

    private func close(_ kept: KeptLayer) {
        kept.lock = nil
        worker.post { _ throws(HistoryError) in kept.journal = nil }
    }

    /// Brings everything to the disk and gives the locks back: before the program ends.
    func end() {
        closeAll()
        worker.flush(patience: Self.patience)
    }

    func remember(_ step: HistoryStep, layer: Int) {
        post(layer) { journal throws(HistoryError) in try journal.append(step) }
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

    /// Before a layer's file is written; returns when that is on the disk.
    func willWrite(_ document: Document, layer: Int) {
        guard layers[layer] != nil else { return }
        post(layer) { journal throws(HistoryError) in try journal.willWrite(document) }
        worker.flush(patience: Self.patience)
    }

    func didWrite(layer: Int) {
        post(layer) { journal throws(HistoryError) in try journal.didWrite() }
    }

    /// What went wrong since the last time.
    func takeFailure() -> EffectResult? {
        failures.take().map { .historyOff(reason: $0.reason) }
    }

    private func post(
        _ layer: Int, _ body: @escaping @Sendable (DocumentJournal) throws(HistoryError) -> Void
    ) {
        guard let kept = layers[layer] else { return }
        worker.post { _ throws(HistoryError) in
            if let journal = kept.journal { try body(journal) }
        }
    }

    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
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
private final class Failures: Sendable {
    private let first = Mutex<HistoryError?>(nil)

    func note(_ error: HistoryError) { first.withLock { $0 = $0 ?? error } }
    func take() -> HistoryError? {
        first.withLock { error in
            defer { error = nil }
            return error
        }
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
                Unsaved(steps: $0.steps, count: $0.count, time: ClockText.text($0.time), fit: $0.fit)
            })
    }
}
