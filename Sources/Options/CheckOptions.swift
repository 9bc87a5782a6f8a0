/// `plat check [options] FILE ...`
public struct CheckOptions: Hashable, Sendable {
    /// At least one.
    public var files: [InputFile] = []
    public var format = ReportFormat.text
    /// The codes to mend, as they were typed; `all` is one word for each that can be.
    public var fixes: [String] = []
    /// Only whether the files are JSON.
    public var isJSONOnly = false

    public init() {}

    init(_ line: ReadLine) throws(UsageError) {
        files = try InputFile.files(line.operands)
        if let name = try line.choose(.reportFormat, .reportFormat) {
            format = ReportFormat(rawValue: name) ?? .text
        }
        fixes = line.values(of: .fix).flatMap { value in
            value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        isJSONOnly = line.has(.json)
        if files.isEmpty { throw UsageError("check wants a FILE; '-' is standard input") }
        guard !fixes.isEmpty else { return }
        if fixes.contains("") { throw UsageError("--fix wants CODE,..., such as winding,unclosed-ring") }
        if isJSONOnly { throw UsageError("--fix does not go with --json") }
        if files.contains(.standardInput) { throw UsageError("--fix wants a FILE that it can save") }
    }
}

public enum ReportFormat: String, CaseIterable, Hashable, Sendable {
    case text, json
}
