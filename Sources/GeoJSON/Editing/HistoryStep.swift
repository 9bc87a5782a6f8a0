/// One step of a document's history, as a journal keeps it.
public enum HistoryStep: Hashable, Sendable {
    /// An edit was applied. One that joins the entry before it is undone together with it.
    case edited(Edit, joinsPrevious: Bool)
    /// The last entry was taken back.
    case undone
    /// The entry that was taken back last was applied again.
    case redone
}
