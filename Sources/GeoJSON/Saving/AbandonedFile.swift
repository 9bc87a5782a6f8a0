import Glibc

/// A temporary file that a save left behind because it was killed.
enum AbandonedFile {
    /// How long nothing was written into it, in seconds.
    private static let leastAge = 60

    /// Removes those in a folder. Whatever speaks against it lets a file stay: its name is not just as
    /// `TemporaryFile` makes it, its process still lives or holds it, on another machine too, or it is young.
    static func removeAll(in folder: String, now: Int = time(nil)) {
        for name in names(in: folder) {
            guard let process = TemporaryFile.process(ofName: name), isGone(process) else { continue }
            try? remove("\(folder)/\(name)", now)
        }
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes -> String? in
                guard bytes.starts(with: TemporaryFile.beginning.utf8) else { return nil }
                return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if let name { names.append(name) }
        }
        return names
    }

    private static func isGone(_ process: pid_t) -> Bool { kill(process, 0) != 0 && errno == ESRCH }

    private static func remove(_ path: String, _ now: Int) throws(SystemFailure) {
        var named = stat()
        _ = try SystemFailure.check { lstat(path, &named) }
        // Opening another kind of file could do something.
        guard named.st_mode & S_IFMT == S_IFREG, named.st_nlink == 1 else { return }
        let file = try OpenFile(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK)
        try file.lock()
        let own = try file.status()
        guard own.st_ino == named.st_ino, own.st_dev == named.st_dev, now - own.st_mtim.tv_sec > leastAge
        else {
            return
        }
        _ = try SystemFailure.check { unlink(path) }
    }
}
