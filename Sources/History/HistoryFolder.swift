import GeoJSON
import Glibc

/// The state folder with what of it holds the history. It and all in it are the person's alone, whatever the umask.
public struct HistoryFolder: Hashable, Sendable {
    public let path: String

    public init(path: String) { self.path = path }

    /// The folder that the environment names; nil where it names none.
    public static func current() -> HistoryFolder? { StateFolder.path.map(HistoryFolder.init(path:)) }

    var database: String { path + "/history.sqlite" }
    /// What a damaged database is kept as.
    var damaged: String { path + "/" + Self.damagedName }
    static let damagedName = "history.sqlite.damaged"
    var locks: String { path + "/locks" }

    var hasDatabase: Bool { access(database, F_OK) == 0 }

    /// Makes the folder with all above it, and the one for locks in it.
    func prepareLocks() throws(HistoryError) { try makeFolder(locks) }

    /// Makes the same, and an empty database where there is none.
    func prepare() throws(HistoryError) {
        try prepareLocks()
        let descriptor = open(database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(database) }
        defer { close(descriptor) }
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_size == 0 { fchmod(descriptor, 0o600) }
    }

    private func makeFolder(_ path: String) throws(HistoryError) {
        if make(path) { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeFolder(String(path[..<slash]))
            if make(path) { return }
        }
        guard errno == EEXIST else { throw failure(path) }
    }

    private func make(_ path: String) -> Bool {
        guard mkdir(path, 0o700) == 0 else { return false }
        // The umask may have taken rights from the owner too.
        chmod(path, 0o700)
        return true
    }

    private func failure(_ path: String) -> HistoryError {
        HistoryError(SystemError.text(errno), path: path)
    }
}
