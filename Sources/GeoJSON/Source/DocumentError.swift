/// Why a document cannot be opened: one line, with the place where there is one.
public struct DocumentError: Error, Hashable, Sendable {
    public struct Place: Hashable, Sendable {
        /// From 1.
        public let line: Int
        /// From 1, in code points.
        public let column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    public let place: Place?
    public let reason: String

    public init(place: Place? = nil, reason: String) {
        self.place = place
        self.reason = reason
    }

    /// `FILE:LINE:COLUMN: what is wrong`, or `FILE: reason`.
    public func message(file: String) -> String {
        guard let place else { return "\(file): \(reason)" }
        return "\(file):\(place.line):\(place.column): \(reason)"
    }
}
