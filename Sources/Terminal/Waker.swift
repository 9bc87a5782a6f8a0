import Glibc

/// A pipe that ends a `poll`: one end may be written from any thread, or from a signal's handler.
public final class Waker: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    /// nil when the process may open no more files.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// Makes the session's `wait` return, now or the next time. From any thread.
    public func wake() {
        var byte: UInt8 = 0
        // A full pipe has been heard already.
        _ = write(writeEnd, &byte, 1)
    }

    /// The bytes that were written since the last time.
    func drain() -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        while true {
            let count = read(readEnd, &buffer, buffer.count)
            if count > 0 { result += buffer[..<count] } else if count == 0 || errno != EINTR { return result }
        }
    }
}
