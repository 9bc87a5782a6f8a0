import Drawing
import Glibc
import Options
import Wording

/// Finds themes: a person's own in `themes/NAME.theme` below `ConfigFolder`, those that plat brings, and files.
enum ThemeReading {
    private static let ending = ".theme"

    /// The theme of a name, or of a file. A person's own wins over one that plat brings.
    ///
    /// `waits`: whether a pipe is read, which may have to be waited for.
    static func theme(_ wanted: String, waits: Bool = true) throws(LookFailure) -> Theme {
        try theme(wanted, depth: 0, waits: waits)
    }

    /// The names of a person's own themes, in order.
    static func ownNames() -> [String] {
        guard let folder, let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let file = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if file.hasSuffix(ending), file.count > ending.count {
                names.append(String(file.dropLast(ending.count)))
            }
        }
        return names.sorted()
    }

    private static var folder: String? { ConfigFolder.path.map { $0 + "/themes" } }

    /// `depth`: how many files named this one, each as what it inherits.
    private static func theme(_ wanted: String, depth: Int, waits: Bool) throws(LookFailure) -> Theme {
        if !wanted.contains("/"), let folder {
            let path = "\(folder)/\(wanted)\(ending)"
            // A file that inherits its own name means the theme that plat brings.
            if access(path, F_OK) == 0, depth == 0 || Theme.named(wanted) == nil {
                return try read(path, name: wanted, depth: depth, waits: waits)
            }
        }
        if let known = Theme.named(wanted) { return known }
        if depth == 0, wanted.contains("/") || access(wanted, F_OK) == 0 {
            return try read(wanted, name: wanted, depth: depth, waits: waits)
        }
        let names = Theme.names + ownNames()
        let hint = Nearness.nearest(to: wanted, among: names).map { "did you mean \($0)?" }
        throw LookFailure(
            reason: "no theme, and no file, is called '\(wanted)'; "
                + (hint ?? "there are " + names.joined(separator: ", ")), status: 2)
    }

    private static func read(
        _ path: String, name: String, depth: Int, waits: Bool
    ) throws(LookFailure) -> Theme {
        if !waits, let reason = Waiting.refusal(reading: path) { throw LookFailure(reason: reason) }
        let bytes: [UInt8]
        switch FileReading.bytes(of: .path(path), limit: FileReading.longestTheme) {
        case .success(let read): bytes = read
        case .failure(let failure): throw LookFailure(reason: "\(path): \(failure.reason)")
        }
        do throws(TextFileError) {
            return try ThemeFile.theme(bytes, name: name) { inherited in
                // Four files in a row are more than anyone needs, and end a circle.
                depth < 4 ? try? theme(inherited, depth: depth + 1, waits: waits) : nil
            }
        } catch { throw LookFailure(reason: error.message(file: path)) }
    }
}
