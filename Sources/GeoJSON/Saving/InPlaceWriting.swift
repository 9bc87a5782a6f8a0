import CSystem
import Glibc

/// Saving in place, for a file that a new one cannot stand for: it has other hard links, its folder or its name may
/// not be changed, or it has an owner or attributes that could not be kept. A backup is whole before the first
/// byte changes, and stays until the last is on the disk.
enum InPlaceWriting {
    /// Writes the document into the file at `target`; `check` is asked before anything of it changes.
    static func save(
        _ document: Document, to target: String, backups: String?, _ progress: SaveProgress,
        check: () throws(SaveError) -> Void
    ) throws(SaveError) -> Saved {
        let file: OpenFile
        do throws(SystemFailure) {
            file = try OpenFile(target, O_RDWR)
        } catch { throw .failed(error.reason) }
        let backup = try Backup.make(of: file, at: target, backups: backups, progress)
        do throws(SaveError) {
            try check()
            // How large a gzip'd one becomes is known when it is.
            if document.source.packed == nil, try reserve(document.byteCount, in: file) {
                try compare(file, at: target, with: backup)
            }
        } catch {
            try? backup.drop()
            throw error
        }
        progress.bind()
        let count: Int
        do throws(SaveError) {
            count = try write(document, into: file, progress)
        } catch {
            throw undo(error, backup, file)
        }
        let stamp = (try? file.status()).map(FileStamp.init)
        do throws(SystemFailure) {
            try backup.drop()
            return Saved(stamp: stamp, bytes: count, warning: nil)
        } catch {
            return Saved(
                stamp: stamp, bytes: count, warning: "the backup \(backup.path) is left: \(error.reason)")
        }
    }

    /// Finds out whether there is room on the disk while nothing is changed yet. A file system that cannot tell
    /// will tell when it is full. Returns whether the system was asked.
    private static func reserve(_ size: Int, in file: borrowing OpenFile) throws(SaveError) -> Bool {
        do throws(SystemFailure) {
            guard try file.status().st_size < size else { return false }
            _ = try SystemFailure.check { plat_reserve(file.descriptor, off_t(size)) }
        } catch  where [ENOSPC, EDQUOT, EFBIG].contains(error.number) {
            throw .failed(error.reason)
        } catch {
            // What could not be reserved may have been touched all the same.
            return true
        }
        return true
    }

    /// Reserving may change the times by which a change is known otherwise, so that only the bytes can tell: these
    /// are still the backup's, and the name still leads to them.
    private static func compare(
        _ file: borrowing OpenFile, at target: String, with backup: Backup
    ) throws(SaveError) {
        do throws(SystemFailure) {
            let (named, own) = (try TargetPath.status(target), try file.status())
            let isNamed = named?.st_ino == own.st_ino && named?.st_dev == own.st_dev
            if isNamed, try backup.holdsBytes(of: file) { return }
        } catch { throw .failed(error.reason) }
        throw .changedOnDisk
    }

    private static func write(
        _ document: Document, into file: borrowing OpenFile, _ progress: SaveProgress
    ) throws(SaveError) -> Int {
        let count: Int
        do throws(SystemFailure) {
            try file.rewind()
            count = try file.write(document, progress)
            try file.truncate(to: count)
            try file.flush(count, progress)
        } catch { throw .failed(error.reason) }
        try file.compare(with: document, progress)
        return count
    }

    /// Writes the old bytes back and returns what to tell: why the save failed, and where the old bytes are should
    /// they not come back.
    private static func undo(
        _ cause: SaveError, _ backup: Backup, _ file: borrowing OpenFile
    ) -> SaveError {
        do throws(SystemFailure) {
            try backup.putBack(into: file)
            try? backup.drop()
            return cause
        } catch {
            return .failed("\(cause.reason); the file is half written, its old bytes are in \(backup.path)")
        }
    }
}
