import GeoJSON
import Geography

/// One `bbox`, and whether what it is of lies within: RFC 7946 section 5.
struct BoundingBoxRule {
    private let offset: Int
    private var numbers: [Double] = []
    private var problem: String?
    private var low = Coordinate(.infinity, .infinity)
    private var high = Coordinate(-.infinity, -.infinity)
    private var altitudes = (low: Double.infinity, high: -Double.infinity)
    private var outside: Coordinate?

    /// Degrees that do not count: a number that went through a program in between.
    private static let tolerance = 1e-9

    /// The `bbox` whose value begins at a place.
    init(_ reader: JSONReader, at offset: Int) {
        var reader = reader
        self.offset = offset
        reader.offset = offset
        guard reader.kind == .array else {
            problem = "a bbox must be an array of numbers"
            return
        }
        var elements: [Double?] = []
        reader.forEachElement { reader, _ in elements.append(reader.number()) }
        numbers = elements.compactMap { $0 }
        problem = BoundingBoxRule.problem(numbers, count: elements.count)
    }

    private static func problem(_ numbers: [Double], count: Int) -> String? {
        guard numbers.count == count, numbers.allSatisfy(\.isFinite), count >= 4, count.isMultiple(of: 2)
        else {
            return "a bbox must have four or six numbers: west, south, east, north, or with altitudes"
        }
        let half = count / 2
        guard numbers[1] <= numbers[half + 1] else {
            return "south \(Words.number(numbers[1])) is above north \(Words.number(numbers[half + 1]))"
        }
        guard half < 3 || numbers[2] <= numbers[5] else { return "the lower altitude is above the upper one" }
        return nil
    }

    /// Takes a position that the box should contain.
    mutating func add(_ position: ReadPosition) {
        guard problem == nil else { return }
        let (longitude, latitude) = (position.coordinate.longitude, position.coordinate.latitude)
        low = Coordinate(min(low.longitude, longitude), min(low.latitude, latitude))
        high = Coordinate(max(high.longitude, longitude), max(high.latitude, latitude))
        if position.count > 2 {
            altitudes = (min(altitudes.low, position.altitude), max(altitudes.high, position.altitude))
        }
        if outside == nil, !contains(position) { outside = position.coordinate }
    }

    private var half: Int { numbers.count / 2 }
    private var hasAltitudes: Bool { half > 2 }

    private func contains(_ position: ReadPosition) -> Bool {
        let slack = BoundingBoxRule.tolerance
        let latitude = position.coordinate.latitude
        guard latitude >= numbers[1] - slack, latitude <= numbers[half + 1] + slack else { return false }
        if hasAltitudes, position.count > 2,
            position.altitude < numbers[2] - slack || position.altitude > numbers[5] + slack
        {
            return false
        }
        return contains(longitude: position.coordinate.longitude)
    }

    /// West above east crosses 180 degrees (section 5.2); longitudes may differ by whole turns.
    private func contains(longitude: Double) -> Bool {
        let (west, east) = (numbers[0], numbers[half])
        let slack = BoundingBoxRule.tolerance
        if longitude >= west - slack, longitude <= east + slack { return true }
        let width = west > east ? east + 360 - west : east - west
        let way = (longitude - west + slack).truncatingRemainder(dividingBy: 360)
        return (way < 0 ? way + 360 : way) <= width + 2 * slack
    }

    var finding: Finding? {
        if let problem { return Finding(.malformedBBox, at: offset, problem) }
        guard let outside else { return nil }
        return Finding(
            .wrongBBox, at: offset, "\(Words.place(outside)) lies outside of this bbox",
            coordinate: outside, remedy: tight.map { .box(at: offset, numbers: $0) })
    }

    /// The numbers that fit; nil for a box across 180 degrees, where more than one would.
    private var tight: [Double]? {
        guard numbers[0] <= numbers[half], half <= 3 else { return nil }
        if !hasAltitudes { return [low.longitude, low.latitude, high.longitude, high.latitude] }
        let isFlat = altitudes.low > altitudes.high
        return [
            low.longitude, low.latitude, isFlat ? numbers[2] : altitudes.low, high.longitude, high.latitude,
            isFlat ? numbers[5] : altitudes.high,
        ]
    }
}
