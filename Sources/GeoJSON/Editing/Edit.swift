/// Some bytes of the current text in place of others.
public struct Splice: Hashable, Sendable {
    /// In the text as it is when the splice's turn comes.
    public let offset: Int
    public let old: [UInt8]
    public let new: [UInt8]

    public init(offset: Int, old: [UInt8], new: [UInt8]) {
        self.offset = offset
        self.old = old
        self.new = new
    }
}

/// A change of the document: what it is called, what it does to the features, and its splices from the last in
/// the file to the first, so that none shifts another. It applies, and inverts.
public struct Edit: Hashable, Sendable {
    /// What becomes of the features. A feature is meant by its position among them.
    public enum Change: Hashable, Sendable {
        /// The bytes of these features change.
        case rewrites([Int])
        /// A feature comes to stand at this position, its bytes at this range of the text after the edit.
        case adds(Int, at: Range<Int>)
        /// The feature that stands here goes, and with it the bytes of this range of the text before the edit.
        case removes(Int, at: Range<Int>)
    }

    /// Such as `move vertex`.
    public let label: String
    public let change: Change
    public let splices: [Splice]

    public init(label: String, change: Change, splices: [Splice]) {
        self.label = label
        self.change = change
        self.splices = splices
    }

    init(label: String, features: [Int], splices: [Splice]) {
        self.init(label: label, change: .rewrites(features), splices: splices)
    }

    /// The features whose bytes are others after the edit, or that are new.
    public var features: [Int] {
        switch change {
        case .rewrites(let features): features
        case .adds(let feature, _): [feature]
        case .removes: []
        }
    }

    /// The edit that gives back the very bytes.
    public var inverted: Edit {
        Edit(
            label: label, change: change.inverted,
            splices: splices.reversed().map { Splice(offset: $0.offset, old: $0.new, new: $0.old) })
    }
}

extension Edit.Change {
    var inverted: Edit.Change {
        switch self {
        case .rewrites: self
        case .adds(let feature, let range): .removes(feature, at: range)
        case .removes(let feature, let range): .adds(feature, at: range)
        }
    }
}

/// Why an edit cannot be made: one line for a person.
public struct EditError: Error, Hashable, Sendable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }
}
