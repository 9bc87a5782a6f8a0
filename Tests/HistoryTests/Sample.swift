import GeoJSON
import Glibc
import Testing

@testable import History

/// A state folder of a test's own, and a document with one digit to edit.
final class Sample {
    let root: String
    let folder: HistoryFolder
    static let path = "/somewhere/a.geojson"
    /// Where the digit stands.
    static let place = 31

    init() throws {
        var template = Array("/tmp/plat-history-XXXXXX".utf8CString)
        root = try #require(mkdtemp(&template).map { String(cString: $0) })
        folder = HistoryFolder(path: root + "/a/b/plat")
    }

    deinit {
        for folder in [folder.locks, folder.path] {
            for name in FolderNames.list(folder) { unlink("\(folder)/\(name)") }
            rmdir(folder)
        }
        for folder in ["/a/b", "/a", ""] { rmdir(root + folder) }
    }

    static func document(_ digit: Int) throws -> Document {
        try Document.read(bytes: bytes(digit))
    }

    static func bytes(_ digit: Int) -> [UInt8] {
        Array(#"{"type":"Point","coordinates":[\#(digit),50]}"#.utf8)
    }

    static func edit(_ old: Int, _ new: Int) -> Edit {
        Edit(
            label: "move vertex", change: .rewrites([0]),
            splices: [Splice(offset: place, old: Array("\(old)".utf8), new: Array("\(new)".utf8))])
    }

    func session(_ digit: Int, path: String = Sample.path) throws -> Session {
        Session(store: HistoryStore(folder: folder), path: path, document: try Sample.document(digit))
    }
}

/// A session with one document, and its journal. Dropping it is what a kill is to the journal.
struct Session {
    let store: HistoryStore
    let journal: DocumentJournal

    init(store: HistoryStore, path: String, document: Document) {
        self.store = store
        journal = DocumentJournal(store: store, path: path, document: document)
    }

    func find() throws -> FoundHistory { try journal.find() }

    /// What is committed together.
    func commit(_ body: (DocumentJournal) throws(HistoryError) -> Void) throws {
        try store.transaction { () throws(HistoryError) in try body(journal) }
    }

    func edit(_ old: Int, _ new: Int, joins: Bool = false) throws {
        try commit { journal throws(HistoryError) in
            try journal.append(.edited(Sample.edit(old, new), joinsPrevious: joins))
        }
    }

    func undo() throws { try commit { journal throws(HistoryError) in try journal.append(.undone) } }
    func redo() throws { try commit { journal throws(HistoryError) in try journal.append(.redone) } }

    func willWrite(_ digit: Int) throws {
        let document = try Sample.document(digit)
        try commit { journal throws(HistoryError) in try journal.willWrite(document) }
    }

    func write(_ digit: Int) throws {
        try willWrite(digit)
        try commit { journal throws(HistoryError) in try journal.didWrite() }
    }
}
