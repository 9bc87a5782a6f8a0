import Geography

/// Keeps one name from standing all over the screen.
struct RepeatedTitles {
    private var places: [String: [DotPoint]] = [:]
    /// How far apart two of a name are at least, in dots: 40 columns or 12 rows.
    private static let distance = DotVector(x: 80, y: 48)

    /// Whether there is none of the name near here; then there is from now on.
    mutating func isNew(_ title: String, at place: DotPoint) -> Bool {
        let isNear = places[title, default: []].contains {
            abs($0.x - place.x) < RepeatedTitles.distance.x && abs($0.y - place.y) < RepeatedTitles.distance.y
        }
        if !isNear { places[title, default: []].append(place) }
        return !isNear
    }
}
