import Basemap
import Drawing

/// A theme and what is shown beneath the annotations.
public enum MapStyle: String, Hashable, Sendable, CaseIterable {
    /// The greens of a hiking map.
    case outdoors
    /// The light theme, with the names of more places.
    case streets
    /// A light map.
    case light
    /// A dark map.
    case dark
    /// No basemap.
    case empty

    var theme: Theme {
        switch self {
        case .outdoors: Theme.named("outdoors") ?? .light
        case .streets, .light: .light
        case .dark, .empty: .dark
        }
    }

    /// By how many zooms earlier than on the other maps the names of places appear.
    var earlierNames: Double { self == .streets ? 1 : 0 }

    var basemap: BuiltinBasemap? { self == .empty ? nil : BuiltinBasemap.shared }
}
