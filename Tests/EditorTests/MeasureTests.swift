import GeoJSON
import Glibc
import Input
import Testing

@testable import Editor

@Suite struct MeasureTests {
    /// What a document's features come to on the sphere, all together.
    private static func sphere(_ path: String) throws -> GeometryMeasure {
        let document = try Document.open(path: path)
        return try (0..<document.featureCount).reduce(into: GeometryMeasure()) { sum, feature in
            sum += try GeometryMeasure(of: document.geometry(of: feature), on: .sphere)
        }
    }

    private static func number(inFile path: String) throws -> Double {
        let file = try #require(fopen(path, "r"))
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 100)
        try #require(fgets(&line, 100, file) != nil)
        return strtod(line, nil)
    }

    static let corpus = getenv("PLAT_CORPUS").map { String(cString: $0) }

    @Test(.enabled(if: corpus != nil, "PLAT_CORPUS names the folder of files to test against"))
    func areasThatOthersExpect() throws {
        let folder = try #require(Self.corpus) + "/turf/area/"
        let expected = try Self.number(inFile: folder + "out/polygon.json")
        #expect(abs(try Self.sphere(folder + "in/polygon.geojson").area / expected - 1) < 1e-6)
    }

    /// In whole feet.
    @Test(
        .enabled(if: corpus != nil, "PLAT_CORPUS names the folder of files to test against"),
        arguments: [
            "feature-collection", "multi-linestring", "multi-polygon", "polygon", "route1", "route2",
        ])
    func lengthsThatOthersExpect(_ name: String) throws {
        let folder = try #require(Self.corpus) + "/turf/length/"
        let feet = try Self.sphere(folder + "in/\(name).geojson").length * 3.28084
        #expect(feet.rounded() == (try Self.number(inFile: folder + "out/\(name).json")))
    }

    @Test(arguments: [
        (
            "Polygon", "[[[0,0],[1,0],[1,1],[0,1],[0,0]]]", "measure",
            "area 12308778361.469 m², length 443770.917 m"
        ),
        ("LineString", "[[0,0],[1,0],[1,0]]", "measure", "area 0.000 m², length 111319.491 m"),
        ("LineString", "[[0,0],[1,0],[1,0]]", "measure sphere", "area 0.000 m², length 111195.080 m"),
        ("LineString", "[[0,0],[0.00001,0]]", "measure sphere", "area 0.000 m², length 1.11195080 m"),
        ("Point", "[5,5]", "measure", "area 0.000 m², length 0.000 m"),
        (
            "MultiPolygon", "[[[[0,0],[1,0],[1,1]]],[]]", "measure sphere",
            "area 6181859072.590 m², length 379639.759 m"
        ),
    ])
    func isAnswered(_ type: String, _ coordinates: String, _ command: String, _ answer: String) throws {
        var editor = try Samples.editor("{\"type\":\"\(type)\",\"coordinates\":\(coordinates)}")
        _ = editor.update(.command(command))
        #expect(editor.failure == nil)
        #expect(editor.answers == [answer])
    }

    @Test func aHoleIsTakenAway() throws {
        func measure(_ coordinates: String) throws -> GeometryMeasure {
            let document = try Document.read(
                bytes: Array("{\"type\":\"Polygon\",\"coordinates\":\(coordinates)}".utf8))
            return try GeometryMeasure(of: document.geometry(of: 0), on: .ellipsoid)
        }
        let (outer, inner) = ("[[0,0],[3,0],[3,3],[0,0]]", "[[2,0.5],[2.5,0.5],[2.5,1],[2,0.5]]")
        let (all, hole) = (try measure("[\(outer)]"), try measure("[\(inner)]"))
        let both = try measure("[\(outer),\(inner)]")
        #expect(both.area == all.area - hole.area && both.length == all.length + hole.length)
    }

    @Test(arguments: [
        ("measure", "no feature is selected: click one, or press Tab"),
        ("measure cube", "measure takes nothing, or the word sphere"),
    ])
    func whatCannotBeMeasuredIsSaid(_ command: String, _ reason: String) throws {
        var editor = try Samples.editor(Samples.everything)
        _ = editor.update(.command(command))
        #expect(editor.failure == reason)
    }

    @Test func beyondThePoleThereIsNothingToMeasure() throws {
        var editor = try Samples.editor("{\"type\":\"LineString\",\"coordinates\":[[0,0],[0,95]]}")
        _ = editor.update(.command("measure"))
        #expect(editor.failure == "cannot measure: a latitude is beyond 90 degrees")
    }
}
