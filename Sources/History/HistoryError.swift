/// Why the history cannot be kept or read: one line for a person.
public struct HistoryError: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }
}
