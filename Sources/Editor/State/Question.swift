import Input

/// A question with answers of one key each. Escape is always the way back.
public struct Question: Hashable, Sendable {
    public struct Answer: Hashable, Sendable {
        public var key: Unicode.Scalar
        public var label: String
        /// The command line that the answer runs; empty to do nothing.
        public var command: String
        /// Whether the question is still there afterwards.
        public var staysOpen = false
    }

    public var text: String
    public var answers: [Answer]
    /// What Escape comes to.
    public var escape = "stay"
    /// What is said after that.
    var escapeNote = "Cancelled"
    /// When it came up between what a person typed; what follows at once was meant for something else.
    var interruption: Moment?
    /// Whether a character was pressed that is none of the answers.
    var wasMissed = false

    /// In milliseconds.
    static let typingTime: Int64 = 200

    /// What can be pressed: `o, or Escape`.
    var keys: String { answers.map { "\($0.key)" }.joined(separator: ", ") + ", or Escape" }

    /// Whether a key pressed now cannot be an answer yet.
    func isTooEarly(_ now: Moment) -> Bool {
        interruption.map { now < $0 + Question.typingTime } ?? false
    }
}

extension Question {
    /// What to do about the first layer with a backup; nil when no layer has one.
    static func interruptedSave(in layers: [Layer]) -> Question? {
        guard let layer = layers.first(where: { $0.backup != nil }) else { return nil }
        let restore = Answer(key: "r", label: "restore the old", command: "backup restore")
        let keep = Answer(key: "k", label: "keep the new", command: "backup drop")
        return Question(
            text: "A save broke off half way: \(layer.name).",
            answers: layer.path == nil ? [restore] : [restore, keep], escape: "decide later")
    }

    /// What to do about a file that another program wrote since it was read, or made since it was begun here.
    static func changedOnDisk(isNew: Bool, thenQuits: Bool) -> Question {
        Question(
            text: isNew ? "The file exists." : "Changed on disk.",
            answers: [
                Answer(key: "o", label: "overwrite", command: thenQuits ? "wq!" : "write!"),
                Answer(key: "r", label: "reload", command: "command open!"),
                Answer(key: "s", label: "save as", command: "command write "),
                Answer(key: "d", label: "diff", command: "compare", staysOpen: true),
            ], escapeNote: "Not saved; :w! overwrites the file, :e! reads it again")
    }
}
