import Geography
import Testing

@testable import GeoJSON

/// A whole feature, carried along.
@Suite struct MoveFeatureTests {
    private static let tenDegreesEast = WorldVector(x: 10.0 / 360, y: 0)
    private static let whole = Precision.typed(longitudeDecimals: 0, latitudeDecimals: 0)

    @Test(arguments: [
        ("Point", "[1,89.90,3]", "[11,89.90,3]"),
        ("LineString", "[[1,2.50,9],[ 3 , 4 ]]", "[[11,2.50,9],[ 13 , 4 ]]"),
        ("LineString", "[[1,2],null,[3,4]]", "[[11,2],null,[13,4]]"),
        ("Polygon", "[[[0,0],[1,0],[1,1],[0.0,0e0],[0,0]]]", "[[[10,0],[11,0],[11,1],[10,0e0],[10,0]]]"),
        (
            "MultiPolygon", "[[[[0,0],[1,0],[1,1],[0,0]],[]],[[[175,0],[176,0],[176,1],[175,0]]]]",
            "[[[[10,0],[11,0],[11,1],[10,0]],[]],[[[185,0],[186,0],[186,1],[185,0]]]]"
        ),
    ])
    func movesEveryPosition(type: String, before: String, after: String) throws {
        func text(_ coordinates: String) -> String { #"{"type":"\#(type)","coordinates":\#(coordinates)}"# }
        var document = try Document.read(text(before))
        let edit = try document.moveFeature(
            0, by: MoveFeatureTests.tenDegreesEast, precision: MoveFeatureTests.whole)
        let inverse = document.apply(edit)
        #expect(document.currentText == text(after))
        _ = document.apply(inverse)
        #expect(document.currentText == text(before))
    }

    @Test func north() throws {
        var document = try Document.read(#"{"type":"LineString","coordinates":[[1,0],[2,60]]}"#)
        let quarter = WorldPoint(x: 0, y: 0.5) - WorldPoint(Coordinate(-180, 45))
        let edit = try document.moveFeature(
            0, by: WorldVector(x: 0, y: -quarter.y),
            precision: .typed(longitudeDecimals: 0, latitudeDecimals: 3))
        _ = document.apply(edit)
        let coordinates = document.geometry(of: 0).parts[0].coordinates
        #expect(coordinates[0] == Coordinate(1, 45))
        // sinh adds: asinh(tan 60) + asinh(tan 45) = asinh(tan 77.3335)
        #expect(abs(coordinates[1].latitude - 77.3335) < 0.001)
        #expect(coordinates[1].longitude == 2)
    }

    @Test(arguments: [#"{"type":"Feature","geometry":null}"#, #"{"type":"Polygon","coordinates":[]}"#])
    func refusesWhatHasNoPlace(text: String) throws {
        let document = try Document.read(text)
        for feature in [0, 1, -1] {
            #expect(throws: EditError.self) {
                try document.moveFeature(
                    feature, by: MoveFeatureTests.tenDegreesEast, precision: MoveFeatureTests.whole)
            }
        }
    }
}
