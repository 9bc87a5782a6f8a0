import Editor
import Options

/// `init` in `ConfigFolder`: commands, a line each, that are run when the editor starts. Lines that are empty or begin
/// with `#` or `"` are passed over.
struct StartupFile {
    struct Line: Hashable {
        /// From 1.
        let number: Int
        let command: String
    }

    let path: String
    let lines: [Line]

    /// nil where there is none that can be read.
    static func read() -> StartupFile? {
        guard let folder = ConfigFolder.path else { return nil }
        let path = "\(folder)/init"
        guard case .success(let bytes) = FileReading.bytes(of: .path(path), limit: FileReading.longestTheme)
        else { return nil }
        return StartupFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    }

    init(path: String, text: String) {
        self.path = path
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .compactMap { index, line in
                let command = line.drop { $0 == " " || $0 == "\t" }
                guard let first = command.first, first != "#", first != "\"" else { return nil }
                return Line(number: index + 1, command: String(command))
            }
    }

    /// What is said of a line that failed.
    func complaint(_ line: Line, _ reason: String) -> String { "\(path):\(line.number): \(reason)" }
}
