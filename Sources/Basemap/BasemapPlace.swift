import Geography

/// A place of the packed world that is known by its name.
public struct BasemapPlace: Hashable, Sendable {
    public let name: String
    public let coordinate: Coordinate
    /// From which zoom on the map shows the name; from -2 to 14.
    public let zoom: Double
}

extension BuiltinBasemap {
    /// The places whose name is, or begins with, a text, whatever its case and its accents: those with this very
    /// name first, of these the most important first.
    ///
    /// - Parameter isWhole: only those with this very name.
    ///
    /// Inflates the whole world anew and keeps nothing of it: some 40 ms.
    public func places(named text: String, isWhole: Bool = false) -> [BasemapPlace] {
        let wanted = PlainName(text)
        if wanted.isEmpty { return [] }
        return blocks.allPlaces()
            .compactMap { place in Found(place, wanted: wanted) }
            .filter { $0.isWhole || !isWhole }
            .sorted(by: Found.precedes)
            .map { BasemapPlace($0.place) }
    }

    private struct Found {
        let place: WorldPlace
        let isWhole: Bool

        init?(_ place: WorldPlace, wanted: PlainName) {
            let name = PlainName(place.name)
            guard name.begins(with: wanted) else { return nil }
            self.place = place
            isWhole = name == wanted
        }

        static func precedes(_ one: Found, _ other: Found) -> Bool {
            if one.isWhole != other.isWhole { return one.isWhole }
            if one.place.rank != other.place.rank { return one.place.rank > other.place.rank }
            return one.place.firstZoom < other.place.firstZoom
        }
    }
}

extension BasemapPlace {
    init(_ place: WorldPlace) {
        name = place.name
        coordinate = place.position.point.coordinate
        zoom = place.firstZoom
    }
}
