import Basemap
import Geography

/// What a list in a panel offers: a feature of the data, a place of the basemap, or what is wrong with the data.
enum ListEntry: Hashable, Sendable {
    case feature(FeatureReference)
    case place(BasemapPlace)
    case finding(ListedFinding)

    /// The feature it is, if it is one.
    var feature: FeatureReference? {
        if case .feature(let reference) = self { reference } else { nil }
    }
}

/// Something that is wrong with the data.
struct ListedFinding: Hashable, Sendable {
    /// Line and column in the text: `3:144`.
    let place: String
    let severity: String
    let message: String
    let code: String
    /// The feature it is of, where it is of one.
    let feature: FeatureReference?
    /// Where on the map it is, where that says more.
    let coordinate: Coordinate?

    /// The whole of it, as `plat check` says it.
    var line: String { "\(place): \(severity): \(message) [\(code)]" }
}
