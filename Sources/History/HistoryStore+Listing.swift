import GeoJSON

/// Edits that a session left unsaved.
public struct UnsavedListing: Sendable {
    public enum File: Sendable {
        /// It is as it was when the edits were made.
        case fits
        /// It changed since, but the edits still fit it.
        case changedElsewhere
        case changed
        case gone
        /// It was begun, and never written.
        case new
    }

    public let path: String
    /// How many entries of the undo history.
    public let count: Int
    /// When the last was made: seconds since 1970.
    public let time: Int64
    public let file: File
}

extension HistoryStore {
    /// What can be recovered, the newest first. What a running session edits is not among it.
    public func unsaved() throws(HistoryError) -> [UnsavedListing] {
        var journals: [(id: Int64, path: String)] = []
        try existing()?.run("SELECT id, path FROM journal ORDER BY touched DESC, id DESC") {
            journals.append(($0.integer(0), $0.text(1)))
        }
        var found: [UnsavedListing] = []
        for journal in journals {
            guard let lock = lock(journal.id) else { continue }
            if let listing = try listing(of: journal.id, path: journal.path) { found.append(listing) }
            withExtendedLifetime(lock) {}
        }
        return found
    }

    private func listing(of journal: Int64, path: String) throws(HistoryError) -> UnsavedListing? {
        let records = try records(of: journal).records
        // Most journals end with what was saved; their files need not be read.
        guard Timeline(id: journal, records: records, file: nil).unsavedCount > 0 else { return nil }
        let isMissing = FileStamp(path: path) == nil
        let document = isMissing ? new(at: path) : try? Document.open(path: path)
        let timeline = Timeline(id: journal, records: records, file: document.flatMap { Fingerprint(of: $0) })
        guard timeline.unsavedCount > 0 else { return nil }
        let file: UnsavedListing.File
        switch document {
        case _ where isMissing: file = timeline.isAsWritten ? .new : .gone
        case _ where timeline.match != nil: file = .fits
        case let document? where timeline.refitted(to: document) != nil: file = .changedElsewhere
        case _?: file = .changed
        case nil: file = .changed
        }
        return UnsavedListing(
            path: path, count: timeline.unsavedCount, time: timeline.lastTime, file: file)
    }

    /// What a file that is not there begins as.
    private func new(at path: String) -> Document? {
        FileFormat(path: path).flatMap { try? Document.new($0) }
    }
}
