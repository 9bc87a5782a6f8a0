/// A file that was written.
public struct Saved: Hashable, Sendable {
    /// What tells from now on whether it is still this file; nil where the system does not say.
    public let stamp: FileStamp?
    /// How many bytes were written.
    public let bytes: Int
    /// What a person should know, one line: the file is written, but not everything went well.
    public let warning: String?
}
