import Checking

extension CodeCase {
    private static func feature(_ geometry: String, _ rest: String = "") -> String {
        "{\"type\":\"Feature\",\"properties\":null\(rest),\"geometry\":\n\(geometry)}"
    }

    private static func geometry(_ kind: String, _ coordinates: String) -> String {
        feature("{\"type\":\"\(kind)\",\"coordinates\":\n\(coordinates)}")
    }

    private static func polygon(_ rings: String...) -> String {
        geometry("Polygon", "[" + rings.joined(separator: ",\n") + "]")
    }

    private static let square = "[[0,0],[9,0],[9,9],[0,9],[0,0]]"
    private static let point = #"{"type":"Point","coordinates":[1,2]}"#

    static let all = objects + coordinates + paths + polygons + boxes

    private static let objects: [CodeCase] = [
        CodeCase(.byteOrderMark, "\u{FEFF}" + feature(point), at: "1:1", good: feature(point)),
        CodeCase(
            .duplicateKey, feature(point, #","x":{"a":1,"b":2,"\u0061":3}"#), at: "1:54",
            good: feature(point, #","x":{"a":1,"b":{"a":1}}"#)),
        CodeCase(
            .infiniteNumber, feature(#"{"type":"Point","coordinates":[1,1e999]}"#), at: "2:31",
            good: feature(#"{"type":"Point","coordinates":[1,1e1]}"#)),
        CodeCase(
            .unknownType, feature(#"{"type":"polygon","coordinates":[]}"#), at: "2:9", good: feature(point)),
        CodeCase(
            .missingMember, #"{"type":"Feature","geometry":null}"#, at: "1:1",
            good: #"{"type":"Feature","geometry":null,"properties":null}"#),
        CodeCase(
            .malformedMember, #"{"type":"Feature","geometry":null,"properties":[]}"#, at: "1:48",
            good: #"{"type":"Feature","geometry":null,"properties":{}}"#),
        CodeCase(
            .misplacedMember, feature(point, #","coordinates":[1,2]"#), at: "1:51",
            good: feature(point, #","Coordinates":[1,2]"#)),
        CodeCase(
            .notAFeature, #"{"type":"FeatureCollection","features":[\#(point)]}"#, at: "1:41",
            good: #"{"type":"FeatureCollection","features":[\#(feature(point))]}"#),
        CodeCase(
            .duplicateID, feature(point, #","id":"a""#) + "\n" + feature(point, #","id":"\u0061""#),
            at: "3:42",
            good: feature(point, #","id":"5""#) + "\n" + feature(point, #","id":5"#)),
        CodeCase(
            .oldCRS,
            #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:3857"}},"features":[]}"#,
            at: "1:35", good: #"{"type":"FeatureCollection","features":[]}"#),
        CodeCase(
            .nestedCollection,
            #"{"type":"GeometryCollection","geometries":[{"type":"GeometryCollection","geometries":[]}]}"#,
            at: "1:44", good: #"{"type":"GeometryCollection","geometries":[\#(point)]}"#),
    ]

    private static let coordinates: [CodeCase] = [
        CodeCase(
            .malformedPosition, geometry("LineString", "[[1,2],[3],[4,5]]"), at: "3:8",
            good: geometry("LineString", "[[1,2],[4,5]]")),
        CodeCase(
            .extraOrdinates, geometry("Point", "[1,2,3,4]"), at: "3:1", good: geometry("Point", "[1,2,3]")),
        CodeCase(
            .mixedDimensions, geometry("LineString", "[[1,2,3],[4,5]]"), at: "3:10",
            good: geometry("LineString", "[[1,2,3],[4,5,6]]")),
        CodeCase(
            .emptyCoordinates, geometry("Polygon", "[]"), at: "3:1",
            good: #"{"type":"GeometryCollection","geometries":[]}"#),
        CodeCase(
            .latitudeRange, geometry("Point", "[0,90.5]"), at: "3:1", good: geometry("Point", "[0,-90]")),
        CodeCase(
            .longitudeRange, geometry("Point", "[-180.5,1]"), at: "3:1", good: geometry("Point", "[180,1]")),
        CodeCase(
            .antimeridianCrossing, geometry("LineString", "[[178,1],[-178,1]]"), at: "3:10",
            good: geometry("MultiLineString", "[[[178,1],[180,1]],[[-180,1],[-178,1]]]")),
        CodeCase(
            .excessPrecision, geometry("Point", "[1.12345678,2]"), at: "3:1",
            good: geometry("Point", "[1.1234567,2]")),
    ]

    private static let paths: [CodeCase] = [
        CodeCase(
            .shortLine, geometry("LineString", "[[1,2]]"), at: "3:1",
            good: geometry("LineString", "[[1,2],[1,3]]")),
        CodeCase(
            .unclosedRing, polygon("[[0,0],[9,0],[9,9],[0,9]]"), at: "3:21", good: polygon(square)),
        CodeCase(.shortRing, polygon("[[0,0],[9,0],[0,0]]"), at: "3:2", good: polygon(square)),
        CodeCase(
            .flatRing, polygon("[[0,0],[1,1],[2,2],[0,0]]"), at: "3:2",
            good: polygon("[[0,0],[1,1],[2,3],[0,0]]")),
        CodeCase(
            .winding, polygon(square, "[[1,1],[2,1],[2,2],[1,1]]"), at: "4:2",
            good: polygon(square, "[[1,1],[2,2],[2,1],[1,1]]")),
        CodeCase(
            .repeatedVertex, polygon("[[0,0],[9,0],[9,9],[9,9],[0,9],[0,0]]"), at: "3:21",
            good: geometry("LineString", "[[9,9,1],[9,9,2],[0,0,1]]")),
        CodeCase(
            .spike, polygon("[[0,0],[9,0],[12,0],[9,0],[9,9],[0,9],[0,0]]"), at: "3:15",
            good: geometry("LineString", "[[0,0],[9,0],[0,0]]")),
    ]

    private static let polygons: [CodeCase] = [
        CodeCase(
            .selfIntersection, polygon("[[0,0],[1,1],[1,0],[0,1],[0,0]]"), at: "3:3",
            good: geometry("LineString", "[[0,0],[1,1],[1,0],[0,1],[0,0]]")),
        CodeCase(
            .selfTouch, polygon("[[0,0],[5,0],[4,2],[6,2],[5,0],[9,0],[9,9],[0,9],[0,0]]"), at: "3:3",
            good: polygon("[[0,0],[9,0],[9,9],[5,1],[0,9],[0,0]]")),
        CodeCase(
            .crossingRings, polygon(square, "[[8,1],[8,2],[12,2],[12,1],[8,1]]"), at: "3:9",
            good: polygon(square, "[[8,1],[8,2],[9,2],[8,1]]")),
        CodeCase(
            .holeOutside, polygon(square, "[[11,1],[12,2],[12,1],[11,1]]"), at: "4:2",
            good: polygon(square, "[[1,1],[2,2],[2,1],[1,1]]")),
        CodeCase(
            .nestedHoles, polygon(square, "[[1,1],[1,8],[8,8],[8,1],[1,1]]", "[[3,3],[4,4],[4,3],[3,3]]"),
            at: "5:2",
            good: polygon(square, "[[1,1],[1,8],[2,8],[2,1],[1,1]]", "[[3,3],[4,4],[4,3],[3,3]]")),
        CodeCase(
            .disconnectedInterior, polygon(square, "[[0,4],[4,5],[9,4],[4,3],[0,4]]"), at: "3:21",
            good: polygon(square, "[[0,4],[4,5],[8,4],[4,3],[0,4]]")),
        CodeCase(
            .overlappingParts, geometry("MultiPolygon", "[[\(square)],[[[5,5],[20,5],[20,8],[5,5]]]]"),
            at: "3:10",
            good: geometry("MultiPolygon", "[[\(square)],[[[9,9],[20,5],[20,8],[9,9]]]]")),
    ]

    private static let boxes: [CodeCase] = [
        CodeCase(
            .malformedBBox, feature(point, #","bbox":[0,0,9]"#), at: "1:44",
            good: feature(point, #","bbox":[0,0,0,9,9,9]"#)),
        CodeCase(
            .wrongBBox, feature(point, #","bbox":[2,0,9,9]"#), at: "1:44",
            good: feature(point, #","bbox":[170,0,5,9]"#)),
    ]
}
