import GeoJSON
import Glibc
import History

/// For tests that let a call of the journal go wrong: writes edits to a journal, or says what is in it.
///
///     JournalProbe write FOLDER COUNT     commits so many edits, and prints the number of each when it is on the disk
///     JournalProbe read FOLDER            prints how many edits are found
///
/// Prints to standard error. Status 1: the store said that it cannot go on; the reason is the last line.
@main
struct JournalProbe {
    static func main() {
        let words = CommandLine.arguments
        guard words.count >= 3 else { exit(2) }
        let store = HistoryStore(folder: HistoryFolder(path: words[2]))
        do {
            switch (words[1], words.count > 3 ? Int(words[3]) : nil) {
            case ("write", let count?): try write(count, store)
            case ("read", _): try read(store)
            default: exit(2)
            }
        } catch let error as HistoryError {
            say(error.reason)
            exit(1)
        } catch {
            say("\(error)")
            exit(2)
        }
    }

    private static func write(_ count: Int, _ store: HistoryStore) throws {
        let journal = try journal(in: store)
        for number in 1...count {
            let splice = Splice(offset: 31, old: digits(number), new: digits(number + 1))
            let edit = Edit(label: "move vertex", change: .rewrites([0]), splices: [splice])
            try store.transaction { () throws(HistoryError) in
                try journal.append(.edited(edit, joinsPrevious: false))
            }
            say("\(number)")
        }
    }

    private static func read(_ store: HistoryStore) throws {
        let found = try journal(in: store).find()
        say("\(found.unsaved?.steps.count ?? 0)")
        try write(1, store)
    }

    private static func journal(in store: HistoryStore) throws -> DocumentJournal {
        let document = try Document.read(bytes: Array(#"{"type":"Point","coordinates":[1,50]}"#.utf8))
        return DocumentJournal(store: store, path: "/a.geojson", document: document)
    }

    private static func digits(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }

    private static func say(_ text: String) {
        let line = Array((text + "\n").utf8)
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
