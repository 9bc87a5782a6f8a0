import Geography

/// What a person should know of a place or a zoom that was typed and that the map shows otherwise.
enum PlaceRemark {
    /// One line; nil where the map shows what was asked for. `zoom` is nil where none was typed, and `camera` is the
    /// one that came of it.
    static func text(_ place: Coordinate, zoom: Double?, shownBy camera: Camera) -> String? {
        let limit = Format.fixed(WorldPoint.latitudeLimit, 2)
        var remarks: [String] = []
        if abs(place.latitude) > WorldPoint.latitudeLimit {
            let (sign, latitude) = (place.latitude < 0 ? "-" : "", plain(place.latitude))
            remarks.append("latitude \(latitude) lies beyond the map, which ends at \(sign)\(limit)")
        }
        if abs(place.longitude) > 180 {
            let turned = place.longitude.remainder(dividingBy: 360)
            let (asked, shown) = (plain(place.longitude), plain(turned))
            remarks.append("longitude \(asked) is shown at \(shown)")
        }
        if let zoom, abs(zoom - camera.zoom) > 0.005 {
            let bound = zoom > camera.zoom ? "at most" : "at least"
            remarks.append("the zoom is \(bound) \(Format.fixed(camera.zoom, 2))")
        }
        guard let first = remarks.first else { return nil }
        let rest = remarks.dropFirst().map { "; " + $0 }.joined()
        return first.prefix(1).uppercased() + first.dropFirst() + rest
    }

    private static func plain(_ value: Double) -> String {
        Format.fixed(value, Format.decimals(of: value, atMost: 7))
    }
}
