/// The formats that a picture can be written in.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
    case text, ansi, html, svg

    /// How the names of its files end.
    public var ending: String { self == .text ? ".txt" : ".\(rawValue)" }

    /// The format that a file's name says by its ending; nil where it says none.
    public init?(path: String) {
        guard let found = PictureFormat.allCases.first(where: { path.hasSuffix($0.ending) }) else {
            return nil
        }
        self = found
    }

    /// Whether a file's name has an ending, and one that says no format; `-` and `map` have none.
    public static func isUnknown(path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return false }
        return name.index(after: point) != name.endIndex && PictureFormat(path: path) == nil
    }

    /// The endings as a sentence has them: `.txt, .ansi, .html or .svg`.
    public static var endings: String {
        let all = allCases.map(\.ending)
        return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
    }
}
