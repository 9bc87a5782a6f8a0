import GeoJSON
import Glibc
import Synchronization
import Testing

@testable import History

/// Records that cannot be read, and databases that are none.
@Suite struct DamageTests {
    /// What stands before the damage is offered, what is recovered can be written on.
    @Test(arguments: [1, 2, 4]) func aDamagedRecord(_ bad: Int) throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            for digit in 1..<5 { try first.edit(digit, digit + 1) }
        }
        try Self.damage(step: bad, in: sample)
        do {
            let second = try sample.session(1)
            let found = try second.find()
            #expect(found.unread == 5 - bad)
            #expect((found.unsaved?.steps.count ?? 0) == bad - 1)
            // Whoever decides later writes a journal of its own.
            guard bad > 1 else { return try Self.expectOwnJournal(second, sample) }
            try second.commit { journal throws(HistoryError) in try journal.recover(bad - 1) }
            try second.edit(bad, 9)
        }
        let found = try sample.session(1).find()
        #expect(found.unread == 0)
        #expect(found.unsaved?.steps.count == bad)
        #expect(found.unsaved?.steps.last == .edited(Sample.edit(bad, 9), joinsPrevious: false))
    }

    private static func expectOwnJournal(_ session: Session, _ sample: Sample) throws {
        try session.edit(1, 7)
        withExtendedLifetime(session) {}
        #expect(try session.store.journals(of: Sample.path).count == 2)
        #expect(try session.store.records(of: 2).unread == 0)
    }

    /// The earlier session's undo history goes on in a journal of its own.
    @Test func damageBehindWhatWasSaved() throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.edit(1, 2)
            try first.write(2)
            try first.edit(2, 3)
        }
        try Self.damage(step: 2, in: sample)
        do {
            let second = try sample.session(2)
            let found = try second.find()
            #expect(found.unsaved == nil && found.unread == 1)
            #expect(found.done.map(\.edits) == [[Sample.edit(1, 2)]])
            try second.undo()
        }
        let found = try sample.session(2).find()
        #expect(found.unsaved?.steps == [.undone])
        #expect(found.unread == 0)
    }

    private static func damage(step: Int, in sample: Sample) throws {
        try Database(path: sample.folder.database).run(
            """
            UPDATE record SET body = x'00ff' WHERE id =
            (SELECT id FROM record WHERE kind = 1 ORDER BY id LIMIT 1 OFFSET \(step - 1))
            """)
    }

    /// It is laid aside in place of the one before, with the rollback journal, and the new one works.
    @Test(arguments: ["no database", "no tables"]) func aDatabaseThatIsNone(_ kind: String) throws {
        let sample = try Sample()
        try sample.folder.prepare()
        let database = sample.folder.database
        let text = Array(String(repeating: "no database ", count: 200).utf8)
        for _ in 0..<2 {
            if kind == "no database" {
                try HistoryStoreTests.write(text, to: database)
                try HistoryStoreTests.write([1], to: database + "-journal")
            } else {
                unlink(database)
                try sample.folder.prepare()
                try Database(path: database).run("PRAGMA user_version = \(HistoryStore.version)")
            }
            let before = try HistoryStoreTests.read(database)
            let news = try Self.edit(1, 2, in: sample)
            let error = HistoryError("the history is damaged", path: database, outlook: .damaged)
            #expect(news == [.begunAnew(error, keptAs: "history.sqlite.damaged")])
            #expect(try HistoryStoreTests.read(sample.folder.damaged) == before)
            #expect(access(database + "-journal", F_OK) != 0)
            #expect(try sample.session(1).find().unsaved?.count == 1)
        }
    }

    @Test func aNewerOneTurnsItOff() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        try Database(path: sample.folder.database).run("PRAGMA user_version = \(HistoryStore.version + 1)")
        let before = try HistoryStoreTests.read(sample.folder.database)
        let news = try Self.edit(1, 2, in: sample)
        let reason = "the history is of a newer plat"
        #expect(news == [.off(HistoryError(reason, path: sample.folder.database, outlook: .lasting))])
        #expect(try HistoryStoreTests.read(sample.folder.database) == before)
        #expect(access(sample.folder.damaged, F_OK) != 0)
    }

    /// Nothing can follow what is gone with its database, until the file is written.
    @Test func damagedInTheMiddle() throws {
        let sample = try Sample()
        let session = try sample.session(1)
        try session.edit(1, 2)
        let error = HistoryError("the history is damaged", outlook: .damaged)
        #expect(try session.store.layAside(error) == "history.sqlite.damaged")
        try session.edit(2, 3)
        #expect(!sample.folder.hasDatabase)
        try session.write(3)
        try session.edit(3, 4)
        withExtendedLifetime(session) {}
        let records = try session.store.records(of: 1).records
        #expect(records.count == 2)
    }

    /// Two processes that have one database: one lays it aside, the other finds the new one.
    @Test func laidAsideByAnother() throws {
        let sample = try Sample()
        let (first, second) = (try sample.session(1), try sample.session(1, path: "/other"))
        try first.edit(1, 2)
        try second.edit(1, 2)
        let error = HistoryError("the history is damaged", outlook: .damaged)
        #expect(try first.store.layAside(error) != nil)
        try sample.session(1, path: "/third").edit(1, 2)
        let moved = HistoryError(
            "the history was taken away", path: sample.folder.database, outlook: .moved)
        #expect(throws: moved) { try second.edit(2, 3) }
        #expect(try second.store.layAside(error) == nil)
        #expect(try sample.session(1, path: "/third").find().unsaved?.count == 1)
    }

    /// What a worker tells of one edit.
    private static func edit(_ old: Int, _ new: Int, in sample: Sample) throws -> [HistoryNews] {
        let news = Mutex<[HistoryNews]>([])
        let document = try Sample.document(old)
        let worker = HistoryWorker(folder: sample.folder) { latest in news.withLock { $0.append(latest) } }
        worker.post { store throws(HistoryError) in
            let journal = DocumentJournal(store: store, path: Sample.path, document: document)
            try journal.append(.edited(Sample.edit(old, new), joinsPrevious: false))
        }
        worker.flush(patience: 60_000)
        return news.withLock { $0 }
    }
}
