/// Why nothing was written. The old file is whole.
public enum SaveError: Error, Hashable, Sendable {
    /// The file is not the one that was read: another program wrote it since.
    case changedOnDisk
    /// A file of that name exists, and it is not the one that was read.
    case exists
    /// The caller stopped it.
    case stopped
    /// The system refused; one line for a person.
    case failed(String)

    public var reason: String {
        switch self {
        case .changedOnDisk: "the file changed on disk since it was read"
        case .exists: "the file exists"
        case .stopped: "saving was stopped; the file is as it was"
        case .failed(let reason): reason
        }
    }
}
