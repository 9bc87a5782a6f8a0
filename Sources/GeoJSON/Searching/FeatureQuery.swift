/// What features are looked for by.
public enum FeatureQuery: Hashable, Sendable {
    /// Their `id` reads like this; the string "5" and the number 5 both read 5.
    case identifier(String)
    /// A property of this name reads like this; of duplicates the last counts.
    case property(name: String, text: String)
    /// This text stands in `NAME=VALUE` of a property or in `id=ID`, whatever its case.
    case text(String)
    /// This text stands in a property of one of these names, or in the `id` of a feature that has none of them,
    /// whatever its case.
    case called(String, names: [String])
}
