import Glibc

/// Lengths and areas on a sphere, quick enough to be told while a shape is dragged.
public enum SphereMeasure {
    /// The mean radius of the earth in metres, (2a + b) / 3 of WGS 84.
    public static let radius = 6_371_008.8

    /// The length of a line in metres: the sum of great circles, by the haversine formula.
    public static func length(_ line: some Collection<Coordinate>) -> Double {
        var total = 0.0
        var previous: Coordinate?
        for coordinate in line {
            if let last = previous { total += distance(last, coordinate) }
            previous = coordinate
        }
        return total
    }

    /// The great circle from one place to another in metres.
    public static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
        let (latitude, other) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
        let rise = sin((other - latitude) / 2)
        let run = sin((b.longitude - a.longitude) * .pi / 360)
        let chord = rise * rise + cos(latitude) * cos(other) * run * run
        return 2 * radius * asin(min(1, chord.squareRoot()))
    }

    /// The area within a ring in square metres, its edges straight in longitude and sine of latitude. The ring
    /// need not be closed, and may run either way round.
    public static func area(_ ring: some Collection<Coordinate>) -> Double {
        guard let first = ring.first else { return 0 }
        var sum = 0.0
        var previous = first
        for coordinate in ring.dropFirst() {
            sum += term(previous, coordinate)
            previous = coordinate
        }
        return radius * radius / 2 * abs(sum + term(previous, first))
    }

    private static func term(_ a: Coordinate, _ b: Coordinate) -> Double {
        (b.longitude - a.longitude) * .pi / 180
            * (2 + sin(a.latitude * .pi / 180) + sin(b.latitude * .pi / 180))
    }
}
