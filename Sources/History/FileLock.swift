import Glibc

/// A file that is locked as long as this value lives, or its process: flock(2). It holds a line that says who.
public final class FileLock: Sendable {
    public let path: String
    private let descriptor: Int32

    private init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        // While it is still locked, so that nobody who waits takes a file without a name for the lock.
        unlink(path)
        close(descriptor)
    }

    /// Takes the lock; nil when another holds it, or when the file cannot be made.
    public static func take(_ path: String, holder: String = "") -> FileLock? {
        for _ in 0..<16 {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
            guard descriptor >= 0 else { return nil }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                close(descriptor)
                return nil
            }
            // The one before may have taken its file away between our two calls.
            guard isSame(descriptor, path) else {
                close(descriptor)
                continue
            }
            let line = Array((holder + "\n").utf8)
            _ = ftruncate(descriptor, 0)
            _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
            return FileLock(path: path, descriptor: descriptor)
        }
        return nil
    }

    /// What the one who holds a lock says of itself; nil when nobody holds it. A file that a process left behind
    /// when it died is taken away.
    public static func holder(of path: String) -> String? {
        let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            if isSame(descriptor, path) { unlink(path) }
            return nil
        }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = pread(descriptor, &buffer, buffer.count, 0)
        return String(decoding: buffer.prefix(max(0, count)).prefix { $0 != 0x0a }, as: UTF8.self)
    }

    private static func isSame(_ descriptor: Int32, _ path: String) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0
            && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
    }
}
