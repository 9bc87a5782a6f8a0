import Basemap
import GeoJSON

extension Editor {
    /// The features that were looked for.
    mutating func take(_ found: [FeatureReference], of request: SearchRequest) {
        switch request.query {
        case .text(let text): list(found, with: text)
        case .called(let text, _): narrowList(to: found, with: text)
        case .identifier(let id): selectFirst(of: found, with: "id=\(id)")
        case .property(let name, let text): selectFirst(of: found, with: "\(name)=\(text)")
        }
    }

    private mutating func selectFirst(of found: [FeatureReference], with words: String) {
        guard let first = found.first else { return say(.failure("no feature has \(words)")) }
        select(layer: first.layer, feature: first.feature)
        if found.count > 1 { say(.note("The first of \(found.count) with \(words)")) }
    }

    /// Lists the features and the places of the basemap; one alone is shown at once.
    private mutating func list(_ features: [FeatureReference], with text: String) {
        // Where the data have it, the names that only begin so would drown them.
        let places = PlaceSearch.places(named: text, isWhole: !features.isEmpty).map(ListEntry.place)
        let found = features.map(ListEntry.feature) + places
        guard let first = found.first else {
            return say(.note("Nothing holds “\(text)”, and no place is called so"))
        }
        if found.count > 1 { return list(found, title: "find \(text)") }
        // A list of what was found before has served.
        if state.panel?.list != nil { state.panel = nil }
        show(first)
        if case .place(let place) = first { say(.note("Here is \(place.name)")) }
    }
}
