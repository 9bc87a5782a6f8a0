import Glibc

/// What tells whether a file is still the one that was read: stat(2)'s device, inode, size and time of change.
public struct FileStamp: Hashable, Sendable {
    public let device: UInt64
    public let inode: UInt64
    public let size: Int64
    public let seconds: Int
    public let nanoseconds: Int
    /// The inode's change, which a program that sets the time of its file back cannot hide.
    public let changeSeconds: Int
    public let changeNanoseconds: Int

    init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        size = Int64(status.st_size)
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
        changeSeconds = status.st_ctim.tv_sec
        changeNanoseconds = status.st_ctim.tv_nsec
    }

    /// The stamp of the file that a path leads to, symbolic links followed; nil when there is none.
    public init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
