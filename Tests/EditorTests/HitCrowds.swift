import TestSupport

/// Documents in which very much lies at one spot. Where boxes say nothing, as in the last two, there are not more
/// vertices than `FeatureHits.mostVertices`: beyond these the nearest of those that are looked at is hit.
enum Crowd: CaseIterable {
    /// Thousands of small polygons over each other in no order, some with holes, some not closed; lines and points
    /// among them.
    case islands
    /// One ring of many vertices.
    case coast
    /// The same of not quite so many as a large feature has.
    case smallCoast
    /// A line that goes to and fro over all of the map, so that no box says anything.
    case scribble
    /// A geometry collection of many points, and a line and a polygon of many parts.
    case collection

    var bytes: [UInt8] {
        var random = SeededGenerator(seed: 4)
        let features: [String] =
            switch self {
            case .islands: (0..<2500).map { Crowd.small($0, &random) }
            case .coast: [Crowd.feature("Polygon", "[\(Crowd.coast(depth: 12, &random))]")]
            case .smallCoast: [Crowd.feature("Polygon", "[\(Crowd.coast(depth: 9, &random))]")]
            case .scribble:
                [Crowd.feature("LineString", Crowd.line((0..<8000).map { _ in Crowd.anywhere(&random) }))]
            case .collection: [Crowd.collection(&random)]
            }
        return Array(
            #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#.utf8)
    }

    private typealias Place = (x: Double, y: Double)

    private static func feature(_ kind: String, _ coordinates: String) -> String {
        #"{"type":"Feature","properties":{},"geometry":{"type":"\#(kind)","coordinates":\#(coordinates)}}"#
    }

    private static func line(_ places: some Sequence<Place>) -> String {
        "[" + places.map { "[\($0.x),\($0.y)]" }.joined(separator: ",") + "]"
    }

    private static func anywhere(_ random: inout SeededGenerator) -> Place {
        (.random(in: -20...20, using: &random), .random(in: -20...20, using: &random))
    }

    private static func small(_ number: Int, _ random: inout SeededGenerator) -> String {
        let center = anywhere(&random)
        let size = number % 40 == 0 ? 8.0 : Double.random(in: 0.01...1, using: &random)
        switch number % 8 {
        case 0: return feature("Point", "[\(center.x),\(center.y)]")
        case 1:
            let places = (0..<30).map {
                (center.x + Double($0) / 15 * size, anywhere(&random).y / 20 + center.y)
            }
            return feature("LineString", line(places))
        case 2: return feature("Polygon", "[\(line(ring(center, size, 20).dropLast()))]")
        case 3:
            let hole = ring(center, size / 2, 90)
            return feature("Polygon", "[\(line(ring(center, size, 200))),\(line(hole))]")
        default: return feature("Polygon", "[\(line(ring(center, size, 8 + number % 5)))]")
        }
    }

    private static func ring(_ center: Place, _ radius: Double, _ count: Int) -> [Place] {
        (0...count).map { index in
            // A square, walked around: no functions of angles, which differ from machine to machine.
            let way = Double(index % count) / Double(count) * 4
            let along = way - way.rounded(.down)
            let (x, y): (Double, Double) =
                switch Int(way) {
                case 0: (along, 0)
                case 1: (1, along)
                case 2: (1 - along, 1)
                default: (0, 1 - along)
                }
            return (center.x + (2 * x - 1) * radius, center.y + (2 * y - 1) * radius)
        }
    }

    /// A square whose sides are halved so many times, each new vertex a little aside.
    private static func coast(depth: Int, _ random: inout SeededGenerator) -> String {
        var places: [Place] = [(-10, -10), (10, -10), (10, 10), (-10, 10), (-10, -10)]
        for _ in 0..<depth {
            var finer: [Place] = [places[0]]
            for (start, end) in zip(places, places.dropFirst()) {
                let aside = Double.random(in: -0.25...0.25, using: &random)
                finer.append(
                    (
                        (start.x + end.x) / 2 - (end.y - start.y) * aside,
                        (start.y + end.y) / 2 + (end.x - start.x) * aside
                    ))
                finer.append(end)
            }
            places = finer
        }
        return line(places)
    }

    private static func collection(_ random: inout SeededGenerator) -> String {
        func geometry(_ kind: String, _ coordinates: String) -> String {
            #"{"type":"\#(kind)","coordinates":\#(coordinates)}"#
        }
        let points = geometry("MultiPoint", line((0..<3000).map { _ in anywhere(&random) }))
        let lines = geometry(
            "MultiLineString",
            "[" + (0..<300).map { _ in line((0..<5).map { _ in anywhere(&random) }) }.joined(separator: ",")
                + "]")
        let rings = geometry(
            "MultiPolygon",
            "[" + (0..<150).map { _ in "[\(line(ring(anywhere(&random), 1, 12)))]" }.joined(separator: ",")
                + "]")
        return
            #"{"type":"Feature","properties":{},"geometry":{"type":"GeometryCollection","geometries":[\#(points),\#(lines),\#(rings)]}}"#
    }
}
