import GeoJSON
import Glibc

/// The journals of all documents, in one database. For one thread at a time.
///
/// A journal that a session writes is locked by a file as long as the session lives, so that none is written by
/// two, and none that is in use is offered or thrown away.
public final class HistoryStore {
    /// What the schema is called in the database: `PRAGMA user_version`. In 1, no edit is packed.
    static let version: Int64 = 2

    public let folder: HistoryFolder
    /// How many bytes of edits are kept in all.
    let capacity: Int64
    private var opened: Database?
    /// Which file that is.
    private(set) var identity: FileIdentity?
    /// How many databases were let go of: what is known of an earlier one holds no more.
    private(set) var generation = 0
    private var isInTransaction = false
    /// What puts back what the transaction changed outside the database; nil outside of one.
    private var undoing: [() -> Void]?

    public init(folder: HistoryFolder) {
        self.folder = folder
        capacity = HistoryStore.standardCapacity
    }

    init(folder: HistoryFolder, capacity: Int64) {
        self.folder = folder
        self.capacity = capacity
    }

    /// The database; nil when there is none yet.
    func existing() throws(HistoryError) -> Database? {
        if let opened { return opened }
        return folder.hasDatabase ? try open() : nil
    }

    /// The database, made if there is none.
    func database() throws(HistoryError) -> Database {
        if let opened { return opened }
        try folder.prepare()
        return try open()
    }

    private func open() throws(HistoryError) -> Database {
        identity = FileIdentity(path: folder.database)
        let database = try Database(path: folder.database)
        try database.run("PRAGMA trusted_schema = OFF")
        try database.run("PRAGMA foreign_keys = ON")
        // What was committed survives the power too. A rollback journal works on network disks, a log does not.
        try database.run("PRAGMA synchronous = EXTRA")
        try Schema.prepare(database)
        opened = database
        return database
    }

    func forgetDatabase() {
        opened = nil
        identity = nil
        generation += 1
    }

    /// Runs changes that are kept together or not at all. One that failed can be run again.
    public func transaction(_ body: () throws(HistoryError) -> Void) throws(HistoryError) {
        undoing = []
        defer { undoing = nil }
        do throws(HistoryError) {
            try body()
            if isInTransaction { try opened?.run("COMMIT") }
            isInTransaction = false
        } catch {
            // A full disk has rolled back by itself already.
            if isInTransaction { try? opened?.run("ROLLBACK") }
            isInTransaction = false
            for undo in (undoing ?? []).reversed() { undo() }
            throw error
        }
    }

    /// Has something done when the transaction fails that runs, the last first: what is kept beside the database
    /// is then put back as it was before it.
    public func onFailure(_ undo: @escaping () -> Void) { undoing?.append(undo) }

    /// Begins the transaction with the first change, so that looking costs nothing.
    private func changing() throws(HistoryError) -> Database {
        let database = try database()
        if !isInTransaction {
            try database.run("BEGIN IMMEDIATE")
            isInTransaction = true
            // What is written now, an earlier plat may not be able to read.
            try database.run("PRAGMA user_version = \(Self.version)")
        }
        return database
    }
}

// MARK: - Reading

extension HistoryStore {
    /// The journals of a path, the one that was written last first.
    func journals(of path: String) throws(HistoryError) -> [Int64] {
        var found: [Int64] = []
        try existing()?.run(
            "SELECT id FROM journal WHERE path = ? ORDER BY touched DESC, id DESC", [.text(path)]
        ) { found.append($0.integer(0)) }
        return found
    }

    /// All that a journal holds before the first row that is damaged, and how many steps from there on are unread.
    func records(of journal: Int64) throws(HistoryError) -> (records: [JournalRecord], unread: Int) {
        var records: [JournalRecord] = []
        var unread = 0
        try existing()?.run(
            "SELECT id, time, kind, body FROM record WHERE journal = ? ORDER BY id", [.integer(journal)]
        ) { row in
            guard unread == 0, let content = JournalRecord.Content(kind: row.integer(2), body: row.blob(3))
            else {
                if unread == 0 || JournalRecord.Content.isStep(kind: row.integer(2)) { unread += 1 }
                return
            }
            records.append(JournalRecord(id: row.integer(0), time: row.integer(1), content: content))
        }
        return (records, unread)
    }

    /// How many bytes a journal's records have.
    func size(of journal: Int64) throws(HistoryError) -> Int64 {
        try existing()?.number("SELECT size FROM journal WHERE id = ?", [.integer(journal)]) ?? 0
    }

    func lock(_ journal: Int64) -> FileLock? { FileLock.take(lockPath(journal)) }

    func lockPath(_ journal: Int64) -> String { "\(folder.locks)/journal-\(journal)" }
}

// MARK: - Writing

extension HistoryStore {
    static func now() -> Int64 { Int64(time(nil)) }

    /// Begins a journal and locks it.
    func begin(path: String) throws(HistoryError) -> (journal: Int64, lock: FileLock) {
        let database = try changing()
        // A process with an older database, which was laid aside, may hold the lock of a number.
        for _ in 0..<64 {
            try database.run(
                "INSERT INTO journal (path, touched, size) VALUES (?, ?, 0)",
                [.text(path), .integer(Self.now())])
            let journal = database.lastRow
            if let lock = lock(journal) { return (journal, lock) }
            try delete(journal)
        }
        throw HistoryError("no file can be locked", path: folder.locks)
    }

    func append(_ content: JournalRecord.Content, to journal: Int64) throws(HistoryError) {
        let database = try changing()
        let stored = content.stored
        try makeRoom(for: Int64(stored.body.count), besides: journal)
        let time = Self.now()
        try database.run(
            "INSERT INTO record (journal, time, kind, body) VALUES (?, ?, ?, ?)",
            [.integer(journal), .integer(time), .integer(stored.kind), .blob(stored.body)])
        try database.run(
            "UPDATE journal SET touched = ?, size = size + ? WHERE id = ?",
            [.integer(time), .integer(Int64(stored.body.count)), .integer(journal)])
    }

    /// Copies what a journal holds up to a row into another.
    func copy(_ journal: Int64, upTo row: Int64, to other: Int64) throws(HistoryError) {
        let database = try changing()
        try database.run(
            """
            INSERT INTO record (journal, time, kind, body)
            SELECT ?, time, kind, body FROM record WHERE journal = ? AND id <= ? ORDER BY id
            """, [.integer(other), .integer(journal), .integer(row)])
        try measure(other)
    }

    /// Throws away what a journal holds behind a row.
    func cut(_ journal: Int64, after row: Int64) throws(HistoryError) {
        try changing().run(
            "DELETE FROM record WHERE journal = ? AND id > ?", [.integer(journal), .integer(row)])
        try measure(journal)
    }

    /// A file that was about to be written so was written.
    func confirm(_ row: Int64) throws(HistoryError) {
        try changing().run("UPDATE record SET kind = 7 WHERE id = ? AND kind = 6", [.integer(row)])
    }

    func delete(_ journal: Int64) throws(HistoryError) {
        try changing().run("DELETE FROM journal WHERE id = ?", [.integer(journal)])
    }

    private func measure(_ journal: Int64) throws(HistoryError) {
        try changing().run(
            """
            UPDATE journal SET size =
            (SELECT coalesce(sum(length(body)), 0) FROM record WHERE journal = journal.id) WHERE id = ?
            """, [.integer(journal)])
    }
}
