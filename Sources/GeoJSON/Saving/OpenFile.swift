import CSystem
import Glibc

/// A call of the system failed; the number is errno's.
struct SystemFailure: Error, Hashable {
    let number: Int32

    /// Of the call that just failed.
    init() { number = errno }
    init(_ number: Int32) { self.number = number }

    var reason: String { SystemError.text(number) }

    /// Calls until no signal interrupts it; less than 0 is a failure.
    static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemFailure) -> Result {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw SystemFailure() }
        }
    }
}

/// An open file, closed when it goes.
struct OpenFile: ~Copyable {
    let descriptor: Int32
    /// How much is read or written in one call.
    static let pieceSize = 8 << 20

    init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemFailure) {
        descriptor = try SystemFailure.check { open(path, flags | O_CLOEXEC, mode) }
    }

    /// The same open file as another descriptor, which stays open.
    init(duplicating other: Int32) throws(SystemFailure) {
        descriptor = try SystemFailure.check { fcntl(other, F_DUPFD_CLOEXEC, 0) }
    }

    deinit { close(descriptor) }

    func status() throws(SystemFailure) -> stat {
        var status = stat()
        _ = try SystemFailure.check { fstat(descriptor, &status) }
        return status
    }

    /// Goes back to the first byte.
    func rewind() throws(SystemFailure) { _ = try SystemFailure.check { lseek(descriptor, 0, SEEK_SET) } }

    /// Writes all bytes at the place where the file stands. `told` hears how many are written, piece by piece.
    func write(
        _ bytes: UnsafeRawBufferPointer, told: (Int) throws(SystemFailure) -> Void = { _ in }
    ) throws(SystemFailure) {
        var rest = bytes
        while !rest.isEmpty {
            let wrote = try SystemFailure.check {
                Glibc.write(descriptor, rest.baseAddress, min(rest.count, OpenFile.pieceSize))
            }
            // A disk that takes nothing and says nothing is full.
            if wrote == 0 { throw SystemFailure(ENOSPC) }
            rest = UnsafeRawBufferPointer(rebasing: rest[wrote...])
            // The disk is at work while the next piece is written.
            if wrote == OpenFile.pieceSize { plat_begin_flush(descriptor) }
            try told(bytes.count - rest.count)
        }
    }

    /// Reads until the buffer is full or the file ends; returns how many bytes it got.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemFailure) -> Int {
        var count = 0
        while count < buffer.count {
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
            let got = try SystemFailure.check { Glibc.read(descriptor, room.baseAddress, room.count) }
            if got == 0 { break }
            count += got
        }
        return count
    }

    /// Waits until the bytes are on the disk, as far as the file has one: fsync(2).
    func flush() throws(SystemFailure) {
        do throws(SystemFailure) {
            _ = try SystemFailure.check { fsync(descriptor) }
        } catch  where [EINVAL, ENOTSUP].contains(error.number) {
            return
        }
    }

    /// The same for the first `count` bytes of a regular file, piece by piece; `told` hears how many are there.
    func flush(_ count: Int, told: (Int) throws(SystemFailure) -> Void) throws(SystemFailure) {
        for start in stride(from: 0, to: count, by: OpenFile.pieceSize) {
            // A disk that could not take a piece says so once: fsync would not hear of it any more.
            do throws(SystemFailure) {
                _ = try SystemFailure.check {
                    plat_await_flush(descriptor, off_t(start), off_t(OpenFile.pieceSize))
                }
            } catch  where [EINVAL, ENOTSUP, ENOSYS, ESPIPE, EPERM].contains(error.number) { break }
            try told(min(count, start + OpenFile.pieceSize))
        }
        try flush()
    }

    func truncate(to size: Int) throws(SystemFailure) {
        _ = try SystemFailure.check { ftruncate(descriptor, off_t(size)) }
    }

    /// Locks it until it is closed, or its process ends: flock(2). Fails at once where another has the lock.
    func lock() throws(SystemFailure) { _ = try SystemFailure.check { flock(descriptor, LOCK_EX | LOCK_NB) } }

    /// Lets the cache go, so that what is read next comes from the disk.
    func forgetCache() { posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED) }
}
