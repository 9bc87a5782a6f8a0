/// What lies beneath the data.
public enum BasemapOption: Hashable, Sendable {
    case none
    /// The world that the program brings.
    case builtin
    /// Tiles (MBTiles) or GeoJSON.
    case file(String)

    init(_ word: String) {
        switch word {
        case "none": self = .none
        case "builtin": self = .builtin
        default: self = .file(word)
        }
    }
}
