import GeoJSON
import Glibc
import Synchronization
import Testing

@testable import History

@Suite struct HistoryWorkerTests {
    /// Two that write at the same time, each with a connection of its own, wait for each other.
    @Test func twoAtOnce() throws {
        let sample = try Sample()
        let failures = Mutex<[HistoryError]>([])
        let workers = (0..<2).map { _ in
            HistoryWorker(folder: sample.folder) { error in failures.withLock { $0.append(error) } }
        }
        for (index, worker) in workers.enumerated() {
            let document = try Sample.document(1)
            let kept = Kept()
            for number in 1...50 {
                worker.post { store throws(HistoryError) in
                    let journal =
                        kept.journal ?? DocumentJournal(store: store, path: "/\(index)", document: document)
                    kept.journal = journal
                    try journal.append(.edited(Sample.edit(number, number + 1), joinsPrevious: false))
                }
            }
            worker.post { _ throws(HistoryError) in kept.journal = nil }
        }
        for worker in workers { #expect(worker.flush(patience: 60_000)) }
        #expect(failures.withLock { $0.isEmpty })
        for index in 0..<2 {
            #expect(try sample.session(1, path: "/\(index)").find().unsaved?.count == 50)
        }
    }

    /// The first failure is told once, and nothing is kept after it.
    @Test func aFailureIsToldOnce() throws {
        let sample = try Sample()
        let failures = Mutex<[HistoryError]>([])
        let worker = HistoryWorker(folder: sample.folder) { error in failures.withLock { $0.append(error) } }
        let ran = Mutex(0)
        worker.post { _ throws(HistoryError) in ran.withLock { $0 += 1 } }
        #expect(worker.flush(patience: 60_000))
        worker.post { _ throws(HistoryError) in throw HistoryError("full") }
        #expect(!worker.flush(patience: 60_000))
        worker.post { _ throws(HistoryError) in ran.withLock { $0 += 1 } }
        worker.post { _ throws(HistoryError) in throw HistoryError("full again") }
        #expect(!worker.flush(patience: 60_000))
        #expect(ran.withLock { $0 } == 1)
    }
}

/// A journal that only the worker uses.
private final class Kept: @unchecked Sendable {
    var journal: DocumentJournal?
}
