import Glibc

/// A thread that has the store: it does jobs in their order, and what waits goes to the disk together.
///
/// When one fails, nothing more is kept in this session: what came behind a gap could not be put together again.
public final class HistoryWorker: @unchecked Sendable {
    // Unchecked: everything below `mutex` is used only while it is held; the store only on the thread.
    public typealias Job = @Sendable (HistoryStore) throws(HistoryError) -> Void

    private let store: HistoryStore
    private let onFailure: @Sendable (HistoryError) -> Void
    private let prepareThread: @Sendable () -> Void
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let changed: UnsafeMutablePointer<pthread_cond_t>
    private var jobs: [Job] = []
    private var hasThread = false
    private var hasFailed = false
    /// How many jobs were ever posted, and how many are done with.
    private var posted = 0
    private var finished = 0

    /// `prepareThread` is called first on the thread; `onFailure` on it too, once.
    public init(
        folder: HistoryFolder, prepareThread: @escaping @Sendable () -> Void = {},
        onFailure: @escaping @Sendable (HistoryError) -> Void
    ) {
        store = HistoryStore(folder: folder)
        self.prepareThread = prepareThread
        self.onFailure = onFailure
        mutex = .allocate(capacity: 1)
        changed = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    /// Has a job done some time.
    public func post(_ job: @escaping Job) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard !hasFailed else { return }
        jobs.append(job)
        posted += 1
        pthread_cond_broadcast(changed)
        if !hasThread { startThread() }
    }

    /// Waits until all that was posted is on the disk, but no longer than so many milliseconds. False: it is not.
    @discardableResult
    public func flush(patience: Int) -> Bool {
        var deadline = timespec()
        clock_gettime(CLOCK_MONOTONIC, &deadline)
        deadline.tv_sec += patience / 1000
        deadline.tv_nsec += patience % 1000 * 1_000_000
        if deadline.tv_nsec >= 1_000_000_000 {
            deadline.tv_sec += 1
            deadline.tv_nsec -= 1_000_000_000
        }
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        let goal = posted
        while finished < goal, !hasFailed {
            if pthread_cond_timedwait(changed, mutex, &deadline) == ETIMEDOUT { break }
        }
        return finished >= goal && !hasFailed
    }

    private func startThread() {
        var thread = pthread_t()
        // The worker lives as long as its thread, which is as long as the process.
        let context = Unmanaged.passRetained(self)
        let status = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<HistoryWorker>.fromOpaque(context).takeUnretainedValue().work()
                return nil
            }, context.toOpaque())
        guard status == 0 else {
            context.release()
            hasFailed = true
            return onFailure(HistoryError("no thread can be started"))
        }
        pthread_detach(thread)
        hasThread = true
    }

    private func work() {
        prepareThread()
        while true {
            let batch = next()
            do throws(HistoryError) {
                try store.transaction { () throws(HistoryError) in
                    for job in batch { try job(store) }
                }
                finish(batch.count, failed: false)
            } catch {
                finish(batch.count, failed: true)
                return onFailure(error)
            }
        }
    }

    private func next() -> [Job] {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while jobs.isEmpty { pthread_cond_wait(changed, mutex) }
        defer { jobs = [] }
        return jobs
    }

    private func finish(_ count: Int, failed: Bool) {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        finished += count
        if failed {
            hasFailed = true
            jobs = []
        }
        pthread_cond_broadcast(changed)
    }
}
