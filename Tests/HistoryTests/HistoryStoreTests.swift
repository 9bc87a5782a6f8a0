import GeoJSON
import Glibc
import TestSupport
import Testing

@testable import History

/// The store as such: files, damage, limits.
@Suite struct HistoryStoreTests {
    @Test func itIsThePersonsAlone() throws {
        let sample = try Sample()
        let session = try sample.session(1)
        try session.edit(1, 2)
        for (path, mode) in [(sample.folder.path, 0o700), (sample.folder.database, 0o600)] {
            #expect(try Self.mode(of: path) == mode)
        }
        for name in FolderNames.list(sample.folder.locks) {
            #expect(try Self.mode(of: "\(sample.folder.locks)/\(name)") == 0o600)
        }
    }

    private static func mode(of path: String) throws -> Int {
        var status = stat()
        try #require(stat(path, &status) == 0)
        return Int(status.st_mode & 0o777)
    }

    /// Whatever the file holds: an error or an answer, never a trap.
    @Test(arguments: UInt64(0)..<60) func damaged(_ seed: UInt64) throws {
        let sample = try Sample()
        do {
            let first = try sample.session(1)
            try first.commit { journal throws(HistoryError) in
                for number in 1..<40 {
                    try journal.append(.edited(Sample.edit(number, number + 1), joinsPrevious: false))
                }
            }
        }
        var random = SeededGenerator(seed: seed)
        var bytes = try Self.read(sample.folder.database)
        switch seed % 4 {
        case 0: bytes = Array(bytes[..<Int.random(in: bytes.indices, using: &random)])
        case 1: for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
        default:
            for _ in 0..<Int.random(in: 1...200, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
        }
        try Self.write(bytes, to: sample.folder.database)
        let session = try sample.session(1)
        do {
            if let unsaved = try session.find().unsaved { #expect(unsaved.count <= 39) }
            _ = try session.store.unsaved()
            try session.edit(1, 2)
        } catch let error as HistoryError {
            #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
        }
    }

    @Test func aNewerOneIsLeftAlone() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        try Database(path: sample.folder.database).run("PRAGMA user_version = \(HistoryStore.version + 1)")
        let before = try Self.read(sample.folder.database)
        let session = try sample.session(1)
        #expect(throws: HistoryError.self) { try session.find() }
        #expect(throws: HistoryError.self) { try session.edit(1, 2) }
        #expect(try Self.read(sample.folder.database) == before)
    }

    /// What is added to an older one is for plats of now, and says so.
    @Test func anOlderOneIsReadAndGoesOn() throws {
        let sample = try Sample()
        try sample.session(1).edit(1, 2)
        try Database(path: sample.folder.database).run("PRAGMA user_version = 1")
        func version() throws -> Int64? {
            try Database(path: sample.folder.database).number("PRAGMA user_version")
        }
        do {
            let session = try sample.session(1)
            #expect(try session.find().unsaved?.count == 1)
            #expect(try version() == 1)
            try session.commit { journal throws(HistoryError) in try journal.recover(1) }
            try session.edit(2, 3)
        }
        #expect(try version() == 2)
        #expect(try sample.session(1).find().unsaved?.count == 2)
    }

    @Test func anEmptyDatabaseIsANewOne() throws {
        let sample = try Sample()
        try sample.folder.prepare()
        #expect(try sample.session(1).find().isEmpty)
        try sample.session(1).edit(1, 2)
        #expect(try sample.session(1).find().unsaved?.count == 1)
    }

    /// A file where the folder should be stands for every folder that cannot be made: root may write anywhere.
    @Test func theFolderCannotBeMade() throws {
        let sample = try Sample()
        try Self.write([], to: sample.root + "/a")
        defer { unlink(sample.root + "/a") }
        let session = try sample.session(1)
        #expect(try session.find().isEmpty)
        #expect(throws: HistoryError("not a directory", path: "\(sample.root)/a/b/plat/locks")) {
            try session.edit(1, 2)
        }
        #expect(SessionLock(folder: sample.folder, path: Sample.path) == nil)
    }

    @Test func whatIsOldGoes() throws {
        let sample = try Sample()
        try sample.session(1, path: "/old").edit(1, 2)
        try sample.session(1, path: "/new").edit(1, 2)
        let used = try sample.session(1, path: "/old and used")
        try used.edit(1, 2)
        let database = try Database(path: sample.folder.database)
        try database.run("UPDATE journal SET touched = 1000 WHERE path LIKE '/old%'")
        let now = 1001 + HistoryStore.lifetime
        try database.run("UPDATE journal SET touched = ? WHERE path = '/new'", [.integer(now)])
        let store = HistoryStore(folder: sample.folder)
        try store.transaction { () throws(HistoryError) in try store.prune(now: now - 1) }
        #expect(try database.number("SELECT count(*) FROM journal") == 3)
        try store.transaction { () throws(HistoryError) in try store.prune(now: now) }
        #expect(try database.number("SELECT count(*) FROM journal") == 2)
        #expect(try database.number("SELECT count(*) FROM record") == 4)
        #expect(try store.journals(of: "/old").isEmpty)
    }

    @Test func itStaysSmall() throws {
        let sample = try Sample()
        let store = HistoryStore(folder: sample.folder, capacity: 4000)
        for number in 0..<100 {
            let session = Session(
                store: store, path: "/\(number)", document: try Sample.document(1))
            try session.edit(1, 2)
        }
        let database = try Database(path: sample.folder.database)
        let size = try #require(try database.number("SELECT sum(size) FROM journal"))
        #expect(size > 2000 && size <= 4000)
        #expect(try database.number("SELECT sum(length(body)) FROM record") == size)
        #expect(try store.journals(of: "/99").count == 1)
        #expect(try store.journals(of: "/0").isEmpty)
        let greedy = Session(store: store, path: "/all", document: try Sample.document(1))
        #expect(throws: HistoryError.self) {
            for number in 1..<1000 { try greedy.edit(number, number + 1) }
        }
    }

    /// What a transaction that failed held is gone, and the next one works.
    @Test func allOrNothing() throws {
        let sample = try Sample()
        let session = try sample.session(1)
        try session.edit(1, 2)
        #expect(throws: HistoryError("no")) {
            try session.commit { journal throws(HistoryError) in
                try journal.append(.undone)
                throw HistoryError("no")
            }
        }
        try session.edit(2, 3)
        let records = try session.store.records(of: 1).records
        #expect(records.count == 3)
    }

    @Test func listed() throws {
        let sample = try Sample()
        let file = sample.root + "/x.geojson"
        defer { unlink(file) }
        try sample.session(1, path: file).edit(1, 2)
        try sample.session(1, path: "/gone").edit(1, 2)
        let store = HistoryStore(folder: sample.folder)
        var files: [UnsavedListing.File] { get throws { try store.unsaved().map(\.file) } }
        #expect(try files == [.gone, .gone])
        try Self.write(Sample.bytes(1), to: file)
        #expect(try files == [.gone, .fits])
        try Self.write(Sample.bytes(3), to: file)
        #expect(try files == [.gone, .changed])
        try Self.write(Sample.bytes(2), to: file)
        #expect(try store.unsaved().map(\.path) == ["/gone", file])
        let used = try sample.session(1, path: "/gone")
        _ = try used.find()
        #expect(try store.unsaved().map(\.path) == [file])
        withExtendedLifetime(used) {}
    }

    /// A file that was begun and never written is told from one that was written and is gone.
    @Test(arguments: [false, true]) func aNewFile(wasWritten: Bool) throws {
        let sample = try Sample()
        let path = sample.root + "/new.ndjson"
        do {
            var document = try Document.new(FileFormat(.lines))
            let session = Session(
                store: HistoryStore(folder: sample.folder), path: path, document: document)
            let edit = Edit(
                label: "add", change: .rewrites([]),
                splices: [Splice(offset: 0, old: [], new: Array("\n".utf8))])
            try session.commit { journal throws(HistoryError) in
                try journal.append(.edited(edit, joinsPrevious: false))
            }
            if wasWritten {
                _ = document.apply(edit)
                let written = document
                try session.commit { journal throws(HistoryError) in
                    try journal.willWrite(written)
                    try journal.didWrite()
                    try journal.append(.edited(edit, joinsPrevious: false))
                }
            }
        }
        let unsaved = try HistoryStore(folder: sample.folder).unsaved()
        #expect(unsaved.map(\.path) == [path])
        #expect(unsaved.map(\.file) == [wasWritten ? .gone : .new])
    }

    @Test func locks() throws {
        let sample = try Sample()
        try sample.folder.prepareLocks()
        let path = sample.folder.locks + "/x"
        var lock = FileLock.take(path, holder: "me")
        #expect(lock != nil)
        #expect(FileLock.take(path) == nil)
        #expect(FileLock.holder(of: path) == "me")
        lock = nil
        #expect(FileLock.holder(of: path) == nil)
        #expect(access(path, F_OK) != 0)
        // What a process that died left behind.
        try Self.write(Array("9 9 x@y\n".utf8), to: path)
        #expect(FileLock.holder(of: path) == nil)
        #expect(access(path, F_OK) != 0)
        try Self.write([], to: path)
        #expect(FileLock.take(path) != nil)
    }

    static func read(_ path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        try #require(count >= 0 && count < buffer.count)
        return Array(buffer[..<count])
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        try #require(
            bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) } == bytes.count)
    }
}
