/// Some bytes of the current text in place of others.
public struct Splice: Hashable, Sendable {
    /// In the text as it is when the splice's turn comes.
    public let offset: Int
    public let old: [UInt8]
    public let new: [UInt8]
}

/// A change of the document: what it is called, which features it concerns, and its splices from the last in
/// the file to the first, so that none shifts another. It applies, and inverts.
public struct Edit: Hashable, Sendable {
    /// Such as `move vertex`.
    public let label: String
    public let features: [Int]
    public let splices: [Splice]

    /// The edit that gives back the very bytes.
    public var inverted: Edit {
        Edit(
            label: label, features: features,
            splices: splices.reversed().map { Splice(offset: $0.offset, old: $0.new, new: $0.old) })
    }
}

/// Why an edit cannot be made: one line for a person.
public struct EditError: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }
}
