import Glibc
import Synchronization
import Threads

/// The features that a second worker has read, from one in the middle of an array to the end of the array.
struct FeatureTail {
    let builder: IndexBuilder
    /// Behind the bracket that closes the array.
    let end: Int
}

/// A second worker, which reads the rear part of a text while the first reads the front. It begins where a feature
/// seems to begin, as if inside the features of a collection: whether it did is for the first to say when it comes
/// there. Nobody has counted quotes or brackets before.
final class TailScan {
    /// What both threads see.
    private final class Shared: ScanWatch, @unchecked Sendable {
        // Unchecked: the text does not change; the result is written before the thread ends, and read after.
        let bytes: UnsafeRawBufferPointer
        let start: Int
        let isStopped = Atomic(false)
        let isDone = Atomic(false)
        let place: Atomic<Int>
        var result: Result<FeatureTail, ScanFailure>?

        init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
            self.bytes = bytes
            self.start = start
            place = Atomic(start)
        }

        func run() {
            do throws(ScanFailure) {
                result = .success(try DocumentScanner.tail(of: bytes, from: start, watch: self))
            } catch { result = .failure(error) }
            isDone.store(true, ordering: .releasing)
        }

        func passed(_ position: Int) throws(DocumentError) {
            place.store(position, ordering: .relaxed)
            if isStopped.load(ordering: .relaxed) { throw LoadProgress.stopped }
        }
    }

    private let shared: Shared
    private let thread: SideThread

    /// Begins at once; nil where the system has no thread to give. The bytes must stay as long as the worker is
    /// there.
    init?(_ bytes: UnsafeRawBufferPointer, from start: Int) {
        let shared = Shared(bytes, from: start)
        guard let thread = SideThread({ shared.run() }) else { return nil }
        self.shared = shared
        self.thread = thread
    }

    /// Where it begins.
    var start: Int { shared.start }
    /// How many bytes it has read, from its start.
    var done: Int { shared.place.load(ordering: .relaxed) - shared.start }

    /// Waits for its end. Calls `whileWaiting` every hundredth of a second.
    func result(_ whileWaiting: () throws(ScanFailure) -> Void) throws(ScanFailure) -> FeatureTail {
        var naps = 0
        while !shared.isDone.load(ordering: .acquiring) {
            usleep(200)
            naps += 1
            if naps % 50 == 0 { try whileWaiting() }
        }
        thread.join()
        guard let result = shared.result else {
            throw ScanFailure(offset: start, reason: "a worker was lost")
        }
        return try result.get()
    }

    deinit {
        shared.isStopped.store(true, ordering: .relaxed)
        thread.join()
    }
}
