import GeoJSON

/// An entry of the undo history that an earlier session made: its edits in the order in which they were applied.
public struct EarlierEntry: Sendable {
    public let edits: [Edit]
    /// When its session began: seconds since 1970.
    public let session: Int64
    let id: Int64
}

/// The undo history as a journal tells it: what undo and redo would find at a place of the journal.
struct StackReplay {
    private(set) var done: [EarlierEntry] = []
    private(set) var undone: [EarlierEntry] = []
    private var session: Int64 = 0

    mutating func take(_ record: JournalRecord) {
        switch record.content {
        case .mark(.opened, _): session = record.time
        case .mark: break
        case .step(.edited(let edit, let joins)):
            undone = []
            if joins, let last = done.popLast() {
                done.append(EarlierEntry(edits: last.edits + [edit], session: last.session, id: record.id))
            } else {
                done.append(EarlierEntry(edits: [edit], session: session, id: record.id))
            }
        case .step(.undone): if let entry = done.popLast() { undone.append(entry) }
        case .step(.redone): if let entry = undone.popLast() { done.append(entry) }
        }
    }

    /// In how many entries the document differs between two places of one journal; 0: not at all.
    func distance(to other: StackReplay) -> Int {
        let shared = zip(done, other.done).prefix { $0.id == $1.id }.count
        return done.count + other.done.count - 2 * shared
    }
}

/// What a journal says of a file.
struct Timeline {
    /// A place of the journal: behind this many rows.
    struct Place {
        let rows: Int
        let stack: StackReplay
    }

    let id: Int64
    let records: [JournalRecord]
    /// Where the document was as the file is now; nil when it never was.
    let match: Place?
    /// Where the file was written or opened last, for sure.
    let onDisk: Place
    let end: Place
    /// How many steps behind the records could not be read.
    let unread: Int

    init(id: Int64, records: [JournalRecord], unread: Int = 0, file: Fingerprint?) {
        var stack = StackReplay()
        var match: Place?
        var onDisk = Place(rows: 0, stack: stack)
        for (index, record) in records.enumerated() {
            stack.take(record)
            guard case .mark(let mark, let fingerprint) = record.content else { continue }
            let place = Place(rows: index + 1, stack: stack)
            if mark.isOnDisk { onDisk = place }
            if fingerprint == file { match = place }
        }
        self.id = id
        self.unread = unread
        self.records = records
        self.match = match
        self.onDisk = onDisk
        end = Place(rows: records.count, stack: stack)
    }

    /// How many entries were never saved. A file that was set back to an older state lacks nothing of itself.
    var unsavedCount: Int {
        let distance = end.stack.distance(to: (match ?? onDisk).stack)
        if let match, match.rows >= onDisk.rows { return distance }
        return end.stack.distance(to: onDisk.stack) == 0 ? 0 : distance
    }

    /// The steps that were never saved, as they can be done with a document that the journal does not know, which
    /// another program made of one that it knows; nil where they do not fit it.
    func refitted(to document: Document) -> [HistoryStep]? {
        guard match == nil, onDisk.rows > 0,
            case .mark(_, let old) = records[onDisk.rows - 1].content
        else { return nil }
        return document.refitted(
            steps(after: onDisk).map(\.step), growth: document.byteCount - old.size,
            isAppended: old.size <= document.byteCount && Fingerprint(of: document, first: old.size) == old)
    }

    /// Whether the file is as it was written or opened last.
    var isAsWritten: Bool { match.map { $0.rows >= onDisk.rows } ?? false }

    /// When the last step was made: seconds since 1970.
    var lastTime: Int64 {
        let last = records.last { record in
            if case .step = record.content { true } else { false }
        }
        return (last ?? records.last)?.time ?? 0
    }

    /// The steps behind a place, each with its row.
    func steps(after place: Place) -> [(row: Int64, step: HistoryStep)] {
        records[place.rows...].compactMap { record in
            if case .step(let step) = record.content { (record.id, step) } else { nil }
        }
    }
}
