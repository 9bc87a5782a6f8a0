import Glibc
import Threads

/// A thread that has the store: it does jobs in their order, and what waits goes to the disk together.
///
/// What fails stays where it is, with all that came behind it, and is tried again: see `RetryPlan`. So a job may run
/// more than once, and whatever it changes beside the database it puts back with `HistoryStore.onFailure`.
public final class HistoryWorker: @unchecked Sendable {
    // Unchecked: everything below `mutex` is used only while it is held; the store only on the thread.
    public typealias Job = @Sendable (HistoryStore) throws(HistoryError) -> Void

    /// How much memory may wait for a disk, in bytes.
    public static let standardCapacity = 64 << 20
    /// What a job takes that holds next to nothing, in bytes.
    public static let smallJob = 256

    private let store: HistoryStore
    private let capacity: Int
    private let onNews: @Sendable (HistoryNews) -> Void
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var jobs: [(job: Job, size: Int)] = []
    /// The sizes of all that waits.
    private var size = 0
    private var hasThread = false
    private var isOff = false
    /// Nil while all goes well.
    private var retry: RetryPlan?
    /// How many jobs were ever posted, and how many are done with.
    private var posted = 0
    private var finished = 0
    /// Which of them `flush` wants to be tried at once, and which were part of a try that failed.
    private var wanted = 0
    private var failed = 0

    /// `onNews` is called on any thread, and must not call the worker.
    public init(
        folder: HistoryFolder, capacity: Int = HistoryWorker.standardCapacity,
        onNews: @escaping @Sendable (HistoryNews) -> Void
    ) {
        store = HistoryStore(folder: folder)
        self.capacity = capacity
        self.onNews = onNews
        mutex = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    /// Has a job done some time. `size`: about how many bytes it holds while it waits.
    public func post(size: Int = HistoryWorker.smallJob, _ job: @escaping Job) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !isOff else { return }
        guard retry == nil || self.size + size <= capacity else {
            return turnOff(HistoryError("too much waits to be written", outlook: .lasting))
        }
        jobs.append((job, size))
        self.size += size
        posted += 1
        retry?.hurry()
        pthread_cond_broadcast(changed)
        if !hasThread { startThread() }
    }

    /// Waits until all that was posted is on the disk, but no longer than so many milliseconds, nor longer than one
    /// try that fails. False: it is not.
    @discardableResult
    public func flush(patience: Int) -> Bool {
        let deadline = Self.now() + Int64(patience)
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        let goal = posted
        wanted = goal
        failed = min(failed, goal - 1)
        pthread_cond_broadcast(changed)
        while finished < goal, failed < goal, !isOff, Self.now() < deadline { wait(until: deadline) }
        return finished >= goal
    }

    private func startThread() {
        // The worker lives as long as its thread, which is as long as the process.
        guard SideThread.detach({ self.work() }) else {
            return turnOff(HistoryError("no thread can be started", outlook: .lasting))
        }
        hasThread = true
    }
}

// MARK: - On the thread

extension HistoryWorker {
    private func work() {
        var isNew = false
        while let batch = next() {
            do throws(HistoryError) {
                try store.transaction { () throws(HistoryError) in
                    for job in batch { try job(store) }
                }
                isNew = false
                finish(batch.count)
            } catch {
                let canBeginAnew = error.outlook == .damaged || error.outlook == .moved
                // A new database that is damaged at once would be so again.
                isNew = canBeginAnew && !isNew && beginAnew(error)
                if !isNew { fail(batch.count, error, isLasting: canBeginAnew || error.outlook == .lasting) }
            }
        }
    }

    private func beginAnew(_ error: HistoryError) -> Bool {
        do throws(HistoryError) {
            onNews(.begunAnew(error, keptAs: try store.layAside(error)))
            return true
        } catch {
            return false
        }
    }

    /// All that waits, as soon as it should be tried; nil when nothing should ever be.
    private func next() -> [Job]? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isOff {
            if jobs.isEmpty {
                pthread_cond_wait(changed, mutex)
            } else if let retry, wanted <= failed, Self.now() < retry.moment {
                wait(until: retry.moment)
            } else {
                return jobs.map(\.job)
            }
        }
        return nil
    }

    private func finish(_ count: Int) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !isOff else { return }
        size -= jobs.prefix(count).reduce(0) { $0 + $1.size }
        jobs.removeFirst(count)
        finished += count
        if retry != nil { onNews(.working) }
        retry = nil
        pthread_cond_broadcast(changed)
    }

    private func fail(_ count: Int, _ error: HistoryError, isLasting: Bool) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !isOff else { return }
        if isLasting { return turnOff(error) }
        if retry == nil {
            retry = RetryPlan(now: Self.now())
            onNews(.failing(error))
        } else {
            retry?.failAgain(now: Self.now())
        }
        failed = finished + count
        pthread_cond_broadcast(changed)
    }
}

// MARK: - While the mutex is held

extension HistoryWorker {
    private func turnOff(_ error: HistoryError) {
        isOff = true
        jobs = []
        size = 0
        onNews(.off(error))
        pthread_cond_broadcast(changed)
    }

    /// Until something changes or the moment has come.
    private func wait(until moment: Int64) {
        var time = timespec(tv_sec: Int(moment / 1000), tv_nsec: Int(moment % 1000) * 1_000_000)
        pthread_cond_timedwait(changed, mutex, &time)
    }

    /// Milliseconds of the clock that `changed` waits by.
    private static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
