import Geography

/// The reference system of a file whose coordinates are not longitude and latitude on WGS 84.
///
/// A *place* is longitude and latitude in degrees, what is shown and typed. A *file coordinate* holds the two
/// ordinates as they stand in the file, east first, in the system's units.
public struct ReferenceSystem: Sendable, Equatable {
    /// As the file calls it.
    public let name: String
    private let transform: Transform?
    /// Why the system cannot be used; nil when it can.
    public let problem: String?

    /// The system that a name means; nil for the usual one: longitude and latitude on WGS 84 (CRS84, and
    /// EPSG:4326, which files spell in this order too).
    public init?(name: String) {
        self.name = name
        switch ReferenceSystemName(name) {
        case .usual: return nil
        case .unknown:
            transform = nil
            problem = "it is not named by a register"
        case .registered(let registered):
            do throws(GeodesyError) {
                transform = try Transforms.transform(named: registered)
                problem = nil
            } catch {
                transform = nil
                problem = error.reason
            }
        }
    }

    /// A system that cannot be used, and why.
    public init(name: String, problem: String) {
        self.name = name
        self.problem = problem
        transform = nil
    }

    /// Where the positions of a line, a ring or some points lie; nil for one that has no place. A line runs on
    /// where it crosses 180 degrees, so that a longitude may be beyond. Where the system cannot be used, what
    /// may be longitude and latitude is taken for that.
    public func places(of file: [Coordinate], isPath: Bool) -> [Coordinate?] {
        guard let transform else {
            return file.map { abs($0.longitude) <= 180 && abs($0.latitude) <= 90 ? $0 : nil }
        }
        let places = transform.run(file, .toPlace)
        return isPath ? unwrapped(places, of: file, transform) : places.map { $0.isFinite ? $0 : nil }
    }

    /// The file coordinates of places. `near` is what the file has for a position close to each: it decides
    /// which of several that lie there is meant, as in a file that goes on beyond the edge of the world. nil
    /// where the system has none for a place, or none that leads back.
    public func fileCoordinates(of places: [Coordinate], near: [Coordinate]) -> [Coordinate?] {
        guard let transform, places.count == near.count else { return places.map { _ in nil } }
        let direct = transform.run(places, .toFile)
        // The way from what stands in the file, which is the same but for rounding where there is one answer.
        let back = transform.run(transform.run(near, .toPlace), .toFile)
        let carried = places.indices.map { index in
            Coordinate(
                near[index].longitude + (direct[index].longitude - back[index].longitude),
                near[index].latitude + (direct[index].latitude - back[index].latitude))
        }
        let (ofCarried, ofDirect) = (transform.run(carried, .toPlace), transform.run(direct, .toPlace))
        return places.indices.map { index in
            if ReferenceSystem.isSame(ofCarried[index], places[index]) { return carried[index] }
            return ReferenceSystem.isSame(ofDirect[index], places[index]) ? direct[index] : nil
        }
    }

    /// How large a step on the map is in the file, at a file coordinate: the smaller of what a step of so many
    /// degrees to the east and one to the north come to. nil where that cannot be told.
    public func step(
        of degrees: (longitude: Double, latitude: Double), at file: Coordinate
    ) -> Double? {
        guard let transform, let place = transform.run(file, .toPlace),
            let start = transform.run(place, .toFile)
        else { return nil }
        let steps = [(degrees.longitude, 0.0), (0.0, degrees.latitude)].compactMap { east, north -> Double? in
            // North of the place may be beyond the pole.
            let sign = place.latitude > 0 ? -1.0 : 1.0
            let next = Coordinate(place.longitude + east, place.latitude + sign * north)
            guard let end = transform.run(next, .toFile) else { return nil }
            let (dx, dy) = (end.longitude - start.longitude, end.latitude - start.latitude)
            return (dx * dx + dy * dy).squareRoot()
        }
        return steps.filter { $0 > 0 && $0.isFinite }.min()
    }

    public static func == (left: ReferenceSystem, right: ReferenceSystem) -> Bool {
        left.name == right.name && left.problem == right.problem
    }

    /// Within a millimetre or so, a turn of the world set aside.
    private static func isSame(_ one: Coordinate, _ other: Coordinate) -> Bool {
        guard one.isFinite else { return false }
        let turns = (one.longitude - other.longitude) / 360
        return abs(turns - turns.rounded()) * 360 < 1e-8 && abs(one.latitude - other.latitude) < 1e-8
    }

    /// Longitudes that come back at the other side of 180 degrees go on beyond it instead. A jump is no such
    /// return where the middle of the segment lies between its ends.
    private func unwrapped(
        _ places: [Coordinate], of file: [Coordinate], _ transform: Transform
    ) -> [Coordinate?] {
        var result: [Coordinate?] = []
        result.reserveCapacity(places.count)
        var turns = 0.0
        var last: (place: Coordinate, file: Coordinate)?
        for (place, position) in zip(places, file) {
            guard place.isFinite else {
                result.append(nil)
                continue
            }
            if let last, abs(place.longitude - last.place.longitude) > 180,
                !isLongWay(from: last, to: (place, position), transform)
            {
                turns += place.longitude < last.place.longitude ? 1 : -1
            }
            last = (place, position)
            result.append(Coordinate(place.longitude + 360 * turns, place.latitude))
        }
        return result
    }

    private func isLongWay(
        from start: (place: Coordinate, file: Coordinate), to end: (place: Coordinate, file: Coordinate),
        _ transform: Transform
    ) -> Bool {
        let middle = Coordinate(
            start.file.longitude / 2 + end.file.longitude / 2, start.file.latitude / 2 + end.file.latitude / 2
        )
        guard let place = transform.run(middle, .toPlace) else { return false }
        return abs(place.longitude - (start.place.longitude + end.place.longitude) / 2) < 90
    }
}
