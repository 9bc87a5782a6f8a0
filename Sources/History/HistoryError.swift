/// Why the history cannot be kept or read.
public struct HistoryError: Error, Hashable, Sendable {
    /// What is to be expected of it.
    public enum Outlook: Hashable, Sendable {
        /// It may go better another time: a full disk, a lock.
        case passing
        /// The database is none, or none that can be read.
        case damaged
        /// The database is no longer the file of its name.
        case moved
        /// It will not go in this session.
        case lasting
    }

    /// A few words for a person.
    public let reason: String
    /// The file or folder that it is about.
    public let path: String?
    public let outlook: Outlook

    public init(_ reason: String, path: String? = nil, outlook: Outlook = .passing) {
        self.reason = reason
        self.path = path
        self.outlook = outlook
    }

    /// One line, which begins with the path.
    public var line: String { path.map { "\($0): \(reason)" } ?? reason }
}
