import GeoJSON
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import History

@Suite struct HistoryWorkerTests {
    /// Two that write at the same time, each with a connection of its own, wait for each other.
    @Test func twoAtOnce() throws {
        let sample = try Sample()
        let news = Mutex<[HistoryNews]>([])
        let workers = (0..<2).map { _ in
            HistoryWorker(folder: sample.folder) { latest in news.withLock { $0.append(latest) } }
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
        #expect(news.withLock { $0.isEmpty })
        for index in 0..<2 {
            #expect(try sample.session(1, path: "/\(index)").find().unsaved?.count == 50)
        }
    }

    private static let full = HistoryError("the disk is full")

    /// Whatever fails on the way, in the end all is there, each once and in its order; what is told is told once.
    @Test(arguments: UInt64(0)..<20) func whatFailedIsTriedAgain(_ seed: UInt64) throws {
        let sample = try Sample()
        let told = Told()
        let worker = HistoryWorker(folder: sample.folder, onNews: told.add)
        let document = try Sample.document(1)
        let kept = Kept()
        let random = Mutex(SeededGenerator(seed: seed))
        let isFull = Mutex(true)
        // How often a disk that is full fails; the others of a batch have changed something by then.
        @Sendable func mayFail() throws(HistoryError) {
            guard isFull.withLock({ $0 }) else { return }
            let fails = random.withLock { Int.random(in: 0..<8, using: &$0) == 0 }
            if fails { throw Self.full }
        }
        worker.post { store throws(HistoryError) in
            kept.journal = DocumentJournal(store: store, path: Sample.path, document: document)
        }
        for number in 1...40 {
            worker.post { _ throws(HistoryError) in
                try kept.journal?.append(.edited(Sample.edit(number, number + 1), joinsPrevious: false))
                try mayFail()
            }
            if number % 4 == 0 { worker.flush(patience: 60_000) }
        }
        worker.post { store throws(HistoryError) in
            let journal = kept.journal
            store.onFailure { kept.journal = journal }
            kept.journal = nil
            if isFull.withLock({ $0 }) { throw Self.full }
        }
        #expect(!worker.flush(patience: 60_000))
        isFull.withLock { $0 = false }
        #expect(worker.flush(patience: 60_000))
        let steps = try #require(try sample.session(1).find().unsaved).steps
        #expect(steps == (1...40).map { .edited(Sample.edit($0, $0 + 1), joinsPrevious: false) })
        let news = told.all
        #expect(news.count >= 2 && news.count % 2 == 0)
        for (index, latest) in news.enumerated() {
            #expect(latest == (index % 2 == 0 ? .failing(Self.full) : .working))
        }
    }

    /// Without anybody asking.
    @Test func itIsTriedAgainInTime() throws {
        let sample = try Sample()
        let told = Told()
        let worker = HistoryWorker(folder: sample.folder, onNews: told.add)
        let tries = Mutex(0)
        worker.post { _ throws(HistoryError) in
            let number = tries.withLock { tries in
                tries += 1
                return tries
            }
            if number < 3 { throw Self.full }
        }
        while told.all.last != .working { usleep(10_000) }
        #expect(tries.withLock { $0 } == 3)
        #expect(told.all == [.failing(Self.full), .working])
    }

    /// Another process that holds the database for longer than SQLite waits.
    @Test func aLockedDatabaseIsWaitedFor() throws {
        let sample = try Sample()
        try sample.session(9, path: "/other").edit(9, 1)
        let other = try Database(path: sample.folder.database)
        try other.run("BEGIN EXCLUSIVE")
        let told = Told()
        let worker = HistoryWorker(folder: sample.folder, onNews: told.add)
        let document = try Sample.document(1)
        worker.post { store throws(HistoryError) in
            let journal = DocumentJournal(store: store, path: Sample.path, document: document)
            try journal.append(.edited(Sample.edit(1, 2), joinsPrevious: false))
        }
        #expect(!worker.flush(patience: 60_000))
        let reason = "another process holds the history"
        #expect(told.all == [.failing(HistoryError(reason, path: sample.folder.database))])
        try other.run("COMMIT")
        #expect(worker.flush(patience: 60_000))
        #expect(told.all.last == .working)
        #expect(try sample.session(1).find().unsaved?.count == 1)
    }

    /// What waits takes no more memory than it may.
    @Test func tooMuchWaits() throws {
        let sample = try Sample()
        let told = Told()
        let worker = HistoryWorker(folder: sample.folder, capacity: 1000, onNews: told.add)
        worker.post(size: 400) { _ throws(HistoryError) in throw Self.full }
        #expect(!worker.flush(patience: 60_000))
        worker.post(size: 600) { _ throws(HistoryError) in }
        #expect(!worker.flush(patience: 60_000))
        #expect(told.all == [.failing(Self.full)])
        worker.post(size: 1) { _ throws(HistoryError) in }
        let reason = HistoryError("too much waits to be written", outlook: .lasting)
        #expect(told.all == [.failing(Self.full), .off(reason)])
        worker.post { _ throws(HistoryError) in }
        #expect(!worker.flush(patience: 60_000))
        #expect(told.all.count == 2)
    }

    @Test func whenToTryAgain() {
        var plan = RetryPlan(now: 100)
        var moments = [plan.moment]
        for now in stride(from: Int64(1000), to: 7000, by: 1000) {
            plan.failAgain(now: now)
            moments.append(plan.moment - now)
        }
        #expect(moments == [600, 1000, 2000, 4000, 8000, 8000, 8000])
        plan.hurry()
        #expect(plan.moment == 6500)
        plan.failAgain(now: 7000)
        #expect(plan.moment == 8000)
    }
}

/// What a worker told.
private final class Told: Sendable {
    private let news = Mutex<[HistoryNews]>([])

    var all: [HistoryNews] { news.withLock { $0 } }
    @Sendable func add(_ latest: HistoryNews) { news.withLock { $0.append(latest) } }
}

/// A journal that only the worker uses.
private final class Kept: @unchecked Sendable {
    var journal: DocumentJournal?
}
