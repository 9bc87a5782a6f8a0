import Glibc

/// Saving by replacing: a temporary file beside the target is written, flushed, read back and renamed over it.
enum Replacement {
    enum Failure: Error {
        /// The file may be written but not replaced without a loss.
        case impossible(SystemFailure)
        case refused(SaveError)
    }

    /// What says that a folder or a name in it may not be changed, of which the file itself can be free:
    /// rename(2). EBUSY and EXDEV come from files that are mounted by themselves.
    private static let lockedFolder = [EACCES, EPERM, EROFS]
    private static let lockedName = [EACCES, EPERM, EROFS, EBUSY, EXDEV]

    /// Writes the document to `target`. `old` is the status of what is there, nil for nothing; `check` is asked
    /// just before it is replaced. With `isNew` nothing is ever replaced: what is there by then stays.
    static func save(
        _ document: Document, to target: String, old: stat?, isNew: Bool, _ progress: SaveProgress,
        check: () throws(SaveError) -> Void
    ) throws(Failure) -> Saved {
        let folder = TargetPath.folder(of: target)
        var temporary = try create(in: folder, old: old)
        if let old { try keepAttributes(of: target, old, on: temporary) }
        let count: Int
        do throws(SystemFailure) {
            count = try temporary.file.write(document, progress)
            try temporary.file.flush(count, progress)
        } catch { throw .refused(SaveError(error)) }
        do throws(SaveError) {
            try temporary.file.compare(with: document, progress)
            try check()
        } catch { throw .refused(error) }
        do throws(SystemFailure) {
            if isNew { try temporary.rename(toNew: target) } else { try temporary.rename(to: target) }
        } catch {
            if isNew, error.number == EEXIST { throw .refused(.exists) }
            throw old != nil && lockedName.contains(error.number)
                ? .impossible(error) : .refused(.failed(error.reason))
        }
        return Saved(
            stamp: (try? temporary.file.status()).map(FileStamp.init), bytes: count,
            warning: flush(folder: folder))
    }

    private static func create(in folder: String, old: stat?) throws(Failure) -> TemporaryFile {
        do throws(SystemFailure) {
            return try TemporaryFile(in: folder, mode: old == nil ? 0o666 : 0o600)
        } catch {
            throw old != nil && lockedFolder.contains(error.number)
                ? .impossible(error) : .refused(.failed("cannot write in \(folder): \(error.reason)"))
        }
    }

    private static func keepAttributes(
        of target: String, _ old: stat, on temporary: borrowing TemporaryFile
    ) throws(Failure) {
        do throws(SystemFailure) {
            try FileAttributes(of: target, old).apply(to: temporary.file)
        } catch {
            throw .impossible(error)
        }
    }

    /// A warning when the folder cannot be flushed. The new file is in its place and whole then; only a crash of the
    /// machine could bring the old one back.
    static func flush(folder: String) -> String? {
        do throws(SystemFailure) {
            try TargetPath.flush(folder: folder)
            return nil
        } catch {
            return "it may not be on the disk yet: \(folder): \(error.reason)"
        }
    }
}
