import GeoJSON

/// One open file.
public struct Layer: Sendable {
    public var document: Document
    /// Where a bare `write` goes; nil for standard input, and where no file was named yet.
    public var path: String?
    /// What the file is called on the screen and in messages.
    public var name: String
    public var isReadOnly: Bool
    /// The file as it was when it was read or last written, to tell whether it changed on disk since.
    public var stamp: FileStamp?
    /// Whether there is no file yet: the first save makes it.
    public internal(set) var isNew: Bool
    /// What an interrupted save of the file left: its old bytes. Where what is there now is no map, the layer is
    /// an empty one without a path.
    public var backup: Backup?
    /// The document as it is on disk, to tell what a save would change.
    public internal(set) var savedDocument: Document
    /// The same, as a mark in the undo history.
    var savedMark: Int = 0
    /// The state of the document now.
    var mark: Int = 0

    /// What earlier sessions left, until it is decided what becomes of it.
    var earlier: EarlierHistory?
    /// Whether this session has edited it, be it only to undo that.
    var wasEdited = false

    public init(
        document: Document, path: String?, name: String, isReadOnly: Bool, stamp: FileStamp?,
        isNew: Bool = false, backup: Backup? = nil
    ) {
        self.document = document
        savedDocument = document
        self.path = path
        self.name = name
        self.isReadOnly = isReadOnly
        self.stamp = stamp
        self.isNew = isNew
        self.backup = backup
    }

    /// Whether it was begun without a name: its first save gives it one.
    public var isUnnamed: Bool { isNew && path == nil }

    /// Whether there are edits that are not on disk.
    public var isModified: Bool { mark != savedMark }
}
