import GeoJSON
import Glibc

/// Which file a database is, whatever its name.
struct FileIdentity: Hashable {
    private let device: dev_t
    private let number: ino_t

    /// nil: there is none.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        device = status.st_dev
        number = status.st_ino
    }
}

extension HistoryStore {
    /// Lets go of a database that is damaged or not in its place any more; the next change begins a new one. One
    /// that is damaged is kept under another name, in place of the one before. What journals of this session were
    /// written to it is lost to them. Returns the name; nil where there is none to be kept.
    public func layAside(_ error: HistoryError) throws(HistoryError) -> String? {
        let own = identity
        forgetDatabase()
        // Another process may have done it already: then the file of the name is a good one.
        guard error.outlook == .damaged, own == FileIdentity(path: folder.database) else { return nil }
        // The new database must not find the rollback journal of the old one.
        for suffix in ["-journal", ""] {
            let (old, new) = (folder.database + suffix, folder.damaged + suffix)
            guard rename(old, new) != 0 else { continue }
            guard errno == ENOENT else {
                throw HistoryError(SystemError.text(errno), path: old, outlook: .lasting)
            }
            unlink(new)
        }
        return HistoryFolder.damagedName
    }
}
