/// A question with answers of one key each. Escape is always the way back.
public struct Question: Hashable, Sendable {
    public struct Answer: Hashable, Sendable {
        public var key: Unicode.Scalar
        public var label: String
        /// The command line that the answer runs; empty to do nothing.
        public var command: String
    }

    public var text: String
    public var answers: [Answer]
}

extension Question {
    /// What to do about the first layer with a backup; nil when no layer has one.
    static func interruptedSave(in layers: [Layer]) -> Question? {
        guard let layer = layers.first(where: { $0.backup != nil }) else { return nil }
        let restore = Answer(key: "r", label: "restore the old file", command: "backup restore")
        let keep = Answer(key: "k", label: "keep what is there", command: "backup drop")
        return Question(
            text: "An interrupted save left \(layer.name) half written.",
            answers: layer.path == nil ? [restore] : [restore, keep])
    }
}
