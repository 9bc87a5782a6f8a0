import Geography

/// Something that is wrong with a document, and where.
public struct Finding: Sendable {
    public let code: Code
    public let severity: Severity
    /// The byte of the text that it is about.
    public let offset: Int
    /// One line for a person. Words of the file in it are as they stand there: make them harmless before they
    /// reach a terminal.
    public let message: String
    /// The feature it is of, by its position in the document.
    public internal(set) var feature: Int?
    /// Where on the map it is, when that says more than the offset.
    public let coordinate: Coordinate?
    let remedy: Remedy?

    init(
        _ code: Code, at offset: Int, _ message: String, severity: Severity? = nil,
        coordinate: Coordinate? = nil, remedy: Remedy? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        self.offset = offset
        self.message = message
        self.coordinate = coordinate
        self.remedy = remedy
    }
}

/// What `--fix` needs to know beside the code.
enum Remedy: Sendable {
    /// The path whose first position stands at this byte.
    case path(firstPosition: Int)
    /// The numbers that a `bbox` at this byte should hold.
    case box(at: Int, numbers: [Double])
}
