import Basemap

/// Finds places of the packed world by their names, whatever lies beneath the data just now.
enum PlaceSearch {
    /// No more are listed.
    private static let most = 50

    /// The one to go to first.
    /// - Parameter isWhole: those with this very name, and not those that begin with it.
    static func places(named text: String, isWhole: Bool = false) -> [BasemapPlace] {
        Array((BuiltinBasemap.shared?.places(named: text, isWhole: isWhole) ?? []).prefix(most))
    }

    /// Whether words are a name and no coordinate: they begin with a letter.
    static func isName(_ words: [String]) -> Bool {
        guard let first = words.first?.unicodeScalars.first(where: { $0 != "'" && $0 != "’" }) else {
            return false
        }
        return first.properties.isAlphabetic && words.first.flatMap { Arguments.number($0) } == nil
    }
}
