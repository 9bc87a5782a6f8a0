import GeoJSON

/// A row of the journal of a document.
struct JournalRecord {
    enum Content {
        case step(HistoryStep)
        /// The document's bytes had this fingerprint at this place of the journal.
        case mark(Mark, Fingerprint)
    }

    enum Mark {
        /// The file was opened so.
        case opened
        /// The file was about to be written so: whether it was, the file itself tells.
        case writing
        /// The file was written so.
        case wrote

        /// Whether the file on disk was so for sure.
        var isOnDisk: Bool { self != .writing }
    }

    /// Grows from row to row.
    let id: Int64
    /// Seconds since 1970.
    let time: Int64
    let content: Content
}

/// How a row is stored.
extension JournalRecord.Content {
    /// A number for the kind, and the bytes of the edit or of the fingerprint.
    var stored: (kind: Int64, body: [UInt8]) {
        switch self {
        case .step(.edited(let edit, let joins)): (joins ? 2 : 1, edit.encoded)
        case .step(.undone): (3, [])
        case .step(.redone): (4, [])
        case .mark(.opened, let fingerprint): (5, fingerprint.encoded)
        case .mark(.writing, let fingerprint): (6, fingerprint.encoded)
        case .mark(.wrote, let fingerprint): (7, fingerprint.encoded)
        }
    }

    /// Whether a row of this kind is one of a person's steps.
    static func isStep(kind: Int64) -> Bool { (1...4).contains(kind) }

    /// nil: these are damaged.
    init?(kind: Int64, body: [UInt8]) {
        switch kind {
        case 1, 2:
            guard let edit = Edit(decoding: body) else { return nil }
            self = .step(.edited(edit, joinsPrevious: kind == 2))
        case 3: self = .step(.undone)
        case 4: self = .step(.redone)
        case 5, 6, 7:
            guard let fingerprint = Fingerprint(decoding: body) else { return nil }
            self = .mark(kind == 5 ? .opened : kind == 6 ? .writing : .wrote, fingerprint)
        default: return nil
        }
    }
}
