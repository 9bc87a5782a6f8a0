import GeoJSON

/// What earlier sessions left for a document.
public struct FoundHistory: Sendable {
    /// Edits that were never saved.
    public struct Unsaved: Sendable {
        /// What is to be done with the file as it is now.
        public let steps: [HistoryStep]
        /// How many entries of the undo history that makes.
        public let count: Int
        /// When the last was made: seconds since 1970.
        public let time: Int64
        public let fit: StepFit
    }

    /// What undo finds below the file as it is now, the newest last.
    public var done: [EarlierEntry] = []
    /// What redo finds, the next one last.
    public var undone: [EarlierEntry] = []
    public var unsaved: Unsaved?
    /// How many steps came after all this that could not be read.
    public var unread = 0

    public var isEmpty: Bool { done.isEmpty && undone.isEmpty && unsaved == nil && unread == 0 }
}
