import Glibc

/// The old bytes of a file that is written in place, whole and on the disk before its first byte changes. It goes
/// when the new bytes are on the disk; one that is left tells of a save that was interrupted.
public struct Backup: Hashable, Sendable {
    /// Where the old bytes are, an absolute path.
    public let path: String
    /// The file whose they are, symbolic links followed.
    public let target: String

    public init(path: String, target: String) {
        self.path = path
        self.target = target
    }

    /// The backup that an interrupted save of this file left; nil when there is none, or when the file still holds
    /// the same bytes. `backups` is the folder of those that do not lie beside their files.
    public static func left(of path: String, backups: String? = StateFolder.backups) -> Backup? {
        guard let target = TargetPath.resolved(path) else { return nil }
        return paths(of: target, backups).map { Backup(path: $0, target: target) }.first {
            $0.isTrusted && !$0.isNeedless
        }
    }

    /// Writes the old bytes over the file again, and drops the backup.
    public func restore() throws(SaveError) {
        do throws(SystemFailure) {
            let file = try OpenFile(target, O_RDWR | O_CREAT, mode: 0o600)
            try putBack(into: file)
            try drop()
        } catch {
            throw .failed("the old file is in \(path) and could not be restored: \(error.reason)")
        }
    }

    /// Drops the old bytes; the file stays as it is.
    public func discard() throws(SaveError) {
        do throws(SystemFailure) { try drop() } catch {
            throw .failed("\(path): \(error.reason)")
        }
    }

    private static func paths(of target: String, _ backups: String?) -> [String] {
        [BackupPath.beside(target), backups.map { BackupPath.among($0, target) }].compactMap(\.self)
    }

    /// In a folder that all may write in, such as /tmp, another could lay a file under this name.
    private var isTrusted: Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
            && [geteuid(), 0].contains(status.st_uid)
    }

    /// Whether the file holds the same bytes: it was not touched, or is restored.
    private var isNeedless: Bool {
        do throws(SystemFailure) {
            return try holdsBytes(of: OpenFile(target, O_RDONLY))
        } catch {
            return false
        }
    }

    /// Copies the file's bytes, beside it or else into the folder of backups. They appear under the backup's name
    /// only when they are whole and on the disk.
    static func make(
        of file: borrowing OpenFile, at target: String, backups: String?, _ progress: SaveProgress
    ) throws(SaveError) -> Backup {
        var reason = "there is no place for a backup"
        for path in paths(of: target, backups) {
            let backup = Backup(path: path, target: target)
            do throws(SystemFailure) {
                try backup.makeWay()
                if path != BackupPath.beside(target) { try StateFolder.make(TargetPath.folder(of: path)) }
                try backup.fill(from: file, progress)
                return backup
            } catch  where error == SaveProgress.stopped {
                throw .stopped
            } catch  where error.number == EEXIST {
                throw .failed("an interrupted save left \(path); restore it or remove it first")
            } catch {
                reason = "no backup can be written: \(error.reason)"
            }
        }
        throw .failed(reason)
    }

    /// Removes a needless backup in the way; fails with EEXIST for one that holds other bytes than the file.
    private func makeWay() throws(SystemFailure) {
        guard try TargetPath.status(path) != nil else { return }
        guard isTrusted, isNeedless else { throw SystemFailure(EEXIST) }
        try drop()
    }

    private func fill(from file: borrowing OpenFile, _ progress: SaveProgress) throws(SystemFailure) {
        let folder = TargetPath.folder(of: path)
        var temporary = try TemporaryFile(in: folder)
        let size = Int(try file.status().st_size)
        try temporary.file.overwrite(with: file) { (done) throws(SystemFailure) in
            try progress.tell(done, of: size, in: .backup)
        }
        temporary.file.forgetCache()
        guard try temporary.file.holdsSameBytes(as: file) else { throw SystemFailure(EIO) }
        try temporary.rename(to: path)
        do throws(SystemFailure) {
            try TargetPath.flush(folder: folder)
        } catch {
            unlink(path)
            throw error
        }
    }

    /// Writes the old bytes into the file, and makes sure that they are there.
    func putBack(into file: borrowing OpenFile) throws(SystemFailure) {
        let old = try OpenFile(path, O_RDONLY | O_NOFOLLOW)
        try file.overwrite(with: old)
        file.forgetCache()
        guard try file.holdsSameBytes(as: old) else { throw SystemFailure(EIO) }
    }

    /// Whether the file holds the old bytes.
    func holdsBytes(of file: borrowing OpenFile) throws(SystemFailure) -> Bool {
        try OpenFile(path, O_RDONLY | O_NOFOLLOW).holdsSameBytes(as: file)
    }

    func drop() throws(SystemFailure) {
        _ = try SystemFailure.check { unlink(path) }
        try TargetPath.flush(folder: TargetPath.folder(of: path))
    }
}
