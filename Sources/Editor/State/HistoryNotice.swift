/// What the person is told of the history that outlives the session.
public enum HistoryNotice: Hashable, Sendable {
    /// What was edited waits to be written, for the reason given.
    case failing(String)
    case working
    /// What there was is of no use, for the reason given; it may be kept under a name.
    case begunAnew(String, keptAs: String?)
    case off(String)
    /// So many edits, the last ones of an earlier session, could not be read.
    case unread(Int, name: String)

    var message: Message {
        switch self {
        case .failing(let reason):
            .warning("\(Self.sentence(reason)): edits are not being kept for recovery, for now")
        case .working: .note("Edits are being kept for recovery again, the ones before with them")
        case .begunAnew(let reason, let name):
            .warning("\(Self.sentence(reason)): \(name.map { "it is now \($0), " } ?? "")a new one is begun")
        case .off(let reason):
            .warning("\(Self.sentence(reason)): edits are not being kept for recovery")
        case .unread(let count, let name):
            .warning("The last \(count == 1 ? "edit" : "\(count) edits") of \(name) could not be read")
        }
    }

    private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
