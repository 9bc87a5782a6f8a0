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
        editor.measure(command)
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
        editor.measure(command)
        #expect(editor.failure == reason)
    }

    @Test func beyondThePoleThereIsNothingToMeasure() throws {
        var editor = try Samples.editor("{\"type\":\"LineString\",\"coordinates\":[[0,0],[0,95]]}")
        editor.measure("measure")
        #expect(editor.failure == "cannot measure: a latitude is beyond 90 degrees")
    }

    /// A million corners take a second: it is told how far that is, and stopped.
    @Test(arguments: ["LineString", "Polygon"]) func whatTakesLongIsToldAndStopped(_ kind: String) throws {
        let line = (0...60_000).map { "[\(Double($0) / 1000),\(Double($0 % 7) / 10)]" }.joined(separator: ",")
        let text = kind == "Polygon" ? "[[\(line),[0,0]]]" : "[\(line)]"
        let editor = try Samples.editor("{\"type\":\"\(kind)\",\"coordinates\":\(text)}")
        let feature = FeatureReference(layer: 0, feature: 0)
        var told: [Double] = []
        let whole = editor.state.measure(feature, onSphere: false) {
            told.append($0)
            return true
        }
        guard case .measured(let answer) = whole else {
            Issue.record("\(whole)")
            return
        }
        #expect(
            answer
                == (try GeometryMeasure(of: editor.state.layers[0].document.geometry(of: 0), on: .ellipsoid))
                .text)
        #expect(told.count >= 6 && told == told.sorted() && told.allSatisfy { (0...1).contains($0) })
        // At the first word, and in the middle.
        for most in [1, told.count / 2 + 1] {
            var words = 0
            let stopped = editor.state.measure(feature, onSphere: false) { _ in
                words += 1
                return words < most
            }
            guard case .measureStopped = stopped else {
                Issue.record("\(stopped)")
                return
            }
            #expect(words == most)
        }
    }
}

extension Editor {
    /// Runs a command, and the measuring it may ask for.
    fileprivate mutating func measure(_ line: String) {
        for case .measure(let feature, let onSphere) in update(.command(line)) {
            _ = update(.result(state.measure(feature, onSphere: onSphere)))
        }
    }
}
