import GeoJSON

/// What earlier sessions left for a layer: edits that undo can go back to, and edits that were never saved.
public struct EarlierHistory: Sendable {
    public struct Entry: Sendable {
        /// In the order in which they were applied; at least one.
        public let edits: [Edit]
        /// When its session began, for a person: `28 Nov 12:03`.
        public let session: String

        public init(edits: [Edit], session: String) {
            self.edits = edits
            self.session = session
        }
    }

    public struct Unsaved: Sendable {
        /// What is to be done with the file as it is; of no use where it does not fit.
        public let steps: [HistoryStep]
        /// How many entries of the undo history that makes.
        public let count: Int
        /// When the last was made, for a person.
        public let time: String
        public let fit: StepFit

        public init(steps: [HistoryStep], count: Int, time: String, fit: StepFit) {
            self.steps = steps
            self.count = count
            self.time = time
            self.fit = fit
        }

        /// `1 edit of 12:03 was`, `3 edits of 12:03 were`: what begins a sentence.
        var subject: String { "\(name) \(count == 1 ? "was" : "were")" }
        var name: String { "\(count) edit\(count == 1 ? "" : "s") of \(time)" }
    }

    /// The newest last.
    public let done: [Entry]
    /// What was undone, the next to redo last.
    public let undone: [Entry]
    public let unsaved: Unsaved?

    public init(done: [Entry], undone: [Entry], unsaved: Unsaved?) {
        self.done = done
        self.undone = undone
        self.unsaved = unsaved
    }
}
