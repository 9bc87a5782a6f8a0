/// What is off with the words of a call: the program says it on standard error and ends with status 2.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One line without the program's name: `--size wants COLSxROWS, such as 100x30`.
    public let message: String

    public init(_ message: String) {
        self.message = message
    }

    /// The line for standard error: `plat: --size wants COLSxROWS, such as 100x30`.
    public var description: String { "plat: \(message)" }
}

extension String {
    /// A word of the call, fit to be shown on a terminal: control characters as `?`, and not endless.
    var shown: String {
        let limit = 60
        let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "?"
            default: scalar
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars.prefix(limit))
        return String(result) + (scalars.count > limit ? "..." : "")
    }
}
