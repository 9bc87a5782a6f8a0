/// A file that is read.
public enum InputFile: Hashable, Sendable {
    case standardInput
    case path(String)

    /// Standard input can be read once only.
    static func files(_ operands: [ReadLine.Operand]) throws(UsageError) -> [InputFile] {
        let files: [InputFile] = operands.map { operand in
            operand.text == "-" && !operand.isLiteral ? .standardInput : .path(operand.text)
        }
        if files.count(where: { $0 == .standardInput }) > 1 {
            throw UsageError("'-', the standard input, can stand once only")
        }
        if files.contains(.path("")) { throw UsageError("the name of a FILE is empty") }
        return files
    }
}

/// A place in a text, from 1; columns count code points.
public struct SourcePlace: Hashable, Sendable {
    public var line: Int
    public var column: Int?

    public init(line: Int, column: Int? = nil) {
        self.line = line
        self.column = column
    }
}
