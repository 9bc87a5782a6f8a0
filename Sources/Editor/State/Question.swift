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
