import Glibc

/// Saves so that at every moment the old file or the new one is whole. A file is replaced by a new one where that
/// loses nothing of it (`Replacement`), else it is written in place, with a backup while that goes on
/// (`InPlaceWriting`).
public enum FileSaver {
    /// What may stand where the document is written.
    public enum Expectation: Hashable, Sendable {
        /// The file that was read; another one there is `changedOnDisk`.
        case unchanged(FileStamp)
        /// Nothing, not even a device. What another program puts there in the last moment stays too: `exists`.
        case nothing
        /// The same, but a device or a pipe that is there is written into.
        case noFile
        /// Whatever it is.
        case anything
    }

    /// Writes the document's current text. Symbolic links are followed; hard links, mode, owner and extended
    /// attributes of a file that is there are kept. `backups` is the folder for the backup of a file that is
    /// written in place and lies in a folder that takes no new files; nil for none. `ready` is called before anything
    /// of the old file changes, where that is replaced by a new one, when the new one is on the disk. `progress` is
    /// told now and then how far it is; false stops it as long as nothing of the old file has changed, with `stopped`.
    public static func save(
        _ document: Document, to path: String, expecting expectation: Expectation,
        backups: String? = StateFolder.backups, progress: ((SaveStage) -> Bool)? = nil,
        ready: () -> Void = {}
    ) throws(SaveError) -> Saved {
        let progress = SaveProgress(of: document, progress)
        let found = try status(path)
        // A rename would put a file in the place of a device or a pipe.
        if let found, ![S_IFREG, S_IFDIR].contains(found.st_mode & S_IFMT) {
            // What stands in the place of the file that was read, or is to be made, is no place to save it to unasked.
            if expectation != .noFile { try FileSaver.check(path, expectation) }
            ready()
            return try stream(document, into: path, progress)
        }
        guard let target = TargetPath.resolved(path) else { throw .failed(SystemError.text(ELOOP)) }
        let old = try status(target)
        if let old, old.st_mode & S_IFMT == S_IFDIR { throw .failed("is a folder, not a file") }
        try FileSaver.check(target, expectation)
        let check = { () throws(SaveError) in
            ready()
            try FileSaver.check(target, expectation)
        }
        guard old.map({ $0.st_nlink <= 1 }) ?? true else {
            return try InPlaceWriting.save(document, to: target, backups: backups, progress, check: check)
        }
        do throws(Replacement.Failure) {
            return try Replacement.save(
                document, to: target, old: old, isNew: [.nothing, .noFile].contains(expectation),
                progress, check: check)
        } catch {
            switch error {
            case .refused(let reason): throw reason
            case .impossible:
                return try InPlaceWriting.save(document, to: target, backups: backups, progress, check: check)
            }
        }
    }

    private static func status(_ path: String) throws(SaveError) -> stat? {
        do throws(SystemFailure) {
            return try TargetPath.status(path)
        } catch { throw .failed(error.reason) }
    }

    /// Writes into a device or a pipe, which cannot be replaced or read back.
    private static func stream(
        _ document: Document, into path: String, _ progress: SaveProgress
    ) throws(SaveError) -> Saved {
        progress.bind()
        do throws(SystemFailure) {
            let file = try OpenFile(path, O_WRONLY | O_NOCTTY)
            let count = try file.write(document, progress)
            try file.flush()
            return Saved(stamp: FileStamp(try file.status()), bytes: count, warning: nil)
        } catch { throw .failed(error.reason) }
    }

    /// Writes the document's current text to a descriptor that is not a file of ours, such as a pipe.
    public static func write(_ document: Document, to descriptor: Int32) throws(SaveError) {
        do throws(SystemFailure) {
            let file = try OpenFile(duplicating: descriptor)
            _ = try file.write(document, SaveProgress(of: document))
            try file.flush()
        } catch { throw .failed(error.reason) }
    }

    /// Writes the bytes that were read, without any edit.
    public static func writeOriginal(of document: Document, to descriptor: Int32) throws(SaveError) {
        try write(document.unedited, to: descriptor)
    }

    private static func check(_ path: String, _ expectation: Expectation) throws(SaveError) {
        switch expectation {
        case .anything: return
        case .nothing, .noFile: if try status(path) != nil { throw .exists }
        case .unchanged(let stamp):
            guard let status = try status(path), FileStamp(status) == stamp else { throw .changedOnDisk }
        }
    }
}
