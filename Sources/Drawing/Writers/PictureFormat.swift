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

    /// The endings as a sentence has them: `.txt, .ansi, .html or .svg`.
    public static var endings: String {
        let all = allCases.map(\.ending)
        return all.dropLast().joined(separator: ", ") + " or " + (all.last ?? "")
    }
}
