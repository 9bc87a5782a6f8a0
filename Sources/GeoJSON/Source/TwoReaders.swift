import Glibc
import Synchronization
import Threads

/// Reads a regular file by two threads, each a half of it: most of the time goes into the kernel's copying, and into
/// clearing the pages for it.
enum TwoReaders {
    /// What is smaller is read by one.
    static let smallest = 8 << 20
    /// How much is read in one call: between two the reading can be stopped.
    static let piece = 1 << 20

    /// The half that the second thread reads.
    private final class Half: @unchecked Sendable {
        // Unchecked: its part of the memory is its own; the rest is written before the thread ends, and read after.
        let descriptor: Int32
        let start: Int
        let room: UnsafeMutableRawBufferPointer
        let isStopped = Atomic(false)
        var count = 0
        var failure: SystemFailure?

        init(_ descriptor: Int32, from start: Int, into room: UnsafeMutableRawBufferPointer) {
            self.descriptor = descriptor
            self.start = start
            self.room = room
        }

        /// Reads until the room is full or the file ends; tells before each piece how much there is, and ends early
        /// where that returns false.
        func read(_ goesOn: (Int) -> Bool) {
            do throws(SystemFailure) {
                while count < room.count, goesOn(count) {
                    let rest = UnsafeMutableRawBufferPointer(rebasing: room[count...])
                    let got = try SystemFailure.check {
                        pread(descriptor, rest.baseAddress, min(rest.count, piece), off_t(start + count))
                    }
                    if got == 0 { return }
                    count += got
                }
            } catch { failure = error }
        }
    }

    /// Reads so many bytes from a place of the file, fewer where it ends before; the file stands behind them then.
    static func read(
        _ file: borrowing OpenFile, from start: Int, count: Int, into memory: SourceMemory,
        _ progress: LoadProgress?
    ) throws(DocumentError) {
        let room = UnsafeMutableRawBufferPointer(rebasing: memory.room[..<count])
        let middle = count / 2
        let front = Half(file.descriptor, from: start, into: .init(rebasing: room[..<middle]))
        let rear = Half(file.descriptor, from: start + middle, into: .init(rebasing: room[middle...]))
        let thread = SideThread { rear.read { _ in !rear.isStopped.load(ordering: .relaxed) } }
        front.read { done in
            (try? progress?.tell(2 * done, of: count, in: .reading)) != nil || progress == nil
        }
        // Of a file that has shrunk to less than half, what the other found before is not wanted.
        if front.count < middle { rear.isStopped.store(true, ordering: .relaxed) }
        thread?.join()
        if progress?.isStopped == true { throw LoadProgress.stopped }
        if let failure = front.failure ?? rear.failure { throw DocumentError(reason: failure.reason) }
        memory.fill(front.count < middle ? front.count : middle + rear.count)
        guard lseek(file.descriptor, off_t(start + memory.count), SEEK_SET) >= 0 else {
            throw DocumentError(reason: SystemFailure().reason)
        }
    }
}
