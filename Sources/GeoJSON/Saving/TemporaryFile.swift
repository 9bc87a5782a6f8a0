import Glibc

/// A new file that only its owner may read, under a name of its own, gone with this value unless it was renamed.
struct TemporaryFile: ~Copyable {
    let file: OpenFile
    private let path: String
    private var isRenamed = false

    init(in folder: String, mode: mode_t = 0o600) throws(SystemFailure) {
        path = "\(folder)/.plat-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).tmp"
        file = try OpenFile(path, O_RDWR | O_CREAT | O_EXCL, mode: mode)
    }

    deinit { if !isRenamed { unlink(path) } }

    /// Gives it its name, in the place of what has that name now.
    mutating func rename(to target: String) throws(SystemFailure) {
        _ = try SystemFailure.check { Glibc.rename(path, target) }
        isRenamed = true
    }
}
