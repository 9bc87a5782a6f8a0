/// What `HistoryWorker` has to tell.
public enum HistoryNews: Hashable, Sendable {
    /// What is posted waits, and is tried again.
    case failing(HistoryError)
    /// All that waited is on the disk.
    case working
    /// The database was damaged and laid aside, under a name, or it was taken away: there is a new one.
    case begunAnew(HistoryError, keptAs: String?)
    /// Nothing more is kept in this session.
    case off(HistoryError)
}
