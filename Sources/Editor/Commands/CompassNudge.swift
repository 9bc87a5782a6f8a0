import Geography
import Glibc

/// `nudge east 5m`, `nudge north 0.001deg`: a way along the meridian or the parallel.
struct CompassNudge {
    /// In metres or degrees, to the east and to the north.
    let east: Double
    let north: Double
    let isInMetres: Bool
    /// How many decimals were typed, for degrees.
    let decimals: Int

    /// nil when the words are no such nudge.
    init?(_ words: ArraySlice<String>) {
        guard words.count == 2, let name = words.first, let length = words.last else { return nil }
        let signs: (east: Double, north: Double)
        switch name {
        case "north": signs = (0, 1)
        case "south": signs = (0, -1)
        case "east": signs = (1, 0)
        case "west": signs = (-1, 0)
        default: return nil
        }
        let units = [("deg", 1.0), ("km", 1000.0), ("m", 1.0)]
        guard let unit = units.first(where: { length.hasSuffix($0.0) }) else { return nil }
        let digits = length.dropLast(unit.0.count)
        guard let number = Arguments.number(digits) else { return nil }
        isInMetres = unit.0 != "deg"
        decimals = Arguments.decimals(of: digits)
        east = signs.east * number * unit.1
        north = signs.north * number * unit.1
    }

    /// The place at the end of the way. Metres become degrees with the radii of curvature of the WGS 84
    /// ellipsoid at the starting latitude, exact to a millimetre over some hundred metres.
    func applied(to start: Coordinate) -> Coordinate {
        guard isInMetres else { return Coordinate(start.longitude + east, start.latitude + north) }
        let (axis, squaredEccentricity) = (6_378_137.0, 0.006_694_379_990_14)
        let latitude = start.latitude * .pi / 180
        let factor = 1 - squaredEccentricity * sin(latitude) * sin(latitude)
        let meridian = axis * (1 - squaredEccentricity) / (factor * factor.squareRoot())
        let parallel = max(1e-6, axis / factor.squareRoot() * cos(latitude))
        return Coordinate(
            start.longitude + (east == 0 ? 0 : east / parallel * 180 / .pi),
            start.latitude + (north == 0 ? 0 : north / meridian * 180 / .pi))
    }
}
