import Drawing
import Geography

/// The length or area of a shape, in a few words.
enum MeasureText {
    /// Shapes of more vertices are not measured in every frame.
    private static let mostVertices = 20_000

    static func text(_ shape: any MapShape) -> String {
        guard shape.positionCount <= mostVertices else { return "" }
        var (length, area) = (0.0, 0.0)
        for part in 0..<shape.partCount {
            let coordinates = (0..<shape.positionCount(ofPart: part)).map {
                shape.place($0, inPart: part).coordinate
            }
            switch shape.kind(ofPart: part) {
            case .points: break
            case .line: length += SphereMeasure.length(coordinates)
            case .exteriorRing: area += SphereMeasure.area(coordinates)
            case .interiorRing: area -= SphereMeasure.area(coordinates)
            }
        }
        if area != 0 { return areaText(max(0, area)) }
        return length > 0 ? lengthText(length) : ""
    }

    /// How far and which way: `120 m east, 3.5 km south`; `0 m` where it is the same place.
    static func offsetText(from: Coordinate, to: Coordinate) -> String {
        let corner = Coordinate(to.longitude, from.latitude)
        let ways = [
            (SphereMeasure.distance(from, corner), to.longitude < from.longitude ? "west" : "east"),
            (SphereMeasure.distance(corner, to), to.latitude < from.latitude ? "south" : "north"),
        ].filter { $0.0 >= leastOffset }
        return ways.isEmpty ? "0 m" : ways.map { "\(lengthText($0.0)) \($0.1)" }.joined(separator: ", ")
    }

    /// In metres: less is not shown.
    private static let leastOffset = 0.0005

    static func lengthText(_ metres: Double) -> String {
        metres >= 1000 ? "\(Format.significant(metres / 1000)) km" : "\(Format.significant(metres)) m"
    }

    static func areaText(_ squareMetres: Double) -> String {
        squareMetres >= 1e6
            ? "\(Format.significant(squareMetres / 1e6)) km²" : "\(Format.significant(squareMetres)) m²"
    }
}
