import Basemap

/// What a list in a panel offers: a feature of the data, or a place of the basemap.
enum ListEntry: Hashable, Sendable {
    case feature(FeatureReference)
    case place(BasemapPlace)

    /// The feature it is, if it is one.
    var feature: FeatureReference? {
        if case .feature(let reference) = self { reference } else { nil }
    }
}
