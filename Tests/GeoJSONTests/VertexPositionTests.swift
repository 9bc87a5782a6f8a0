import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// A single vertex is found where reading the whole feature finds it.
@Suite struct VertexPositionTests {
    /// Compares every vertex, or every so-many-th one of a feature, with the feature's own reading.
    private func check(_ document: Document, every step: Int = 1) {
        let text = document.currentBytes
        for feature in 0..<document.featureCount {
            let start = document.range(of: feature).lowerBound
            for (index, part) in document.reader(of: feature).parts.enumerated() {
                for vertex in stride(from: 0, to: part.places.count, by: step) {
                    let reference = VertexReference(feature: feature, part: index, vertex: vertex)
                    #expect(document.coordinate(of: reference) == part.shown[vertex])
                    let place = part.places[vertex]
                    let range = (place.lowerBound + start)..<(place.upperBound + start)
                    #expect(document.bytes(of: reference) == range)
                    #expect(text[range.lowerBound] == 0x5B && text[range.upperBound - 1] == 0x5D)
                }
                let behind = VertexReference(feature: feature, part: index, vertex: part.places.count)
                #expect(document.coordinate(of: behind) == nil && document.bytes(of: behind) == nil)
            }
        }
    }

    @Test(arguments: TestFolder.files(below: TestFolder.own) + TestFolder.files(below: TestFolder.corpus))
    func inFiles(path: String) throws {
        guard let document = try? Document.open(path: path) else { return }
        let vertices = document.sourceGeometry.vertices.count
        check(document, every: max(1, vertices / 60))
    }

    /// Positions of many spellings, some of them none at all.
    private func positions(_ count: Int, _ generator: inout SeededGenerator) -> String {
        let oddities = [
            "[1]", "null", "[]", "[\"a\",2]", "[[3,4]]", "{\"b\":[5,6]}", "[1e400,2]", "[ 7 , 8 ]",
            "[1,2,3,4]",
            "[1.5e1,-0.25e+1]", "[\n9,\t10\n]", "[0.1234567890123456789012,12]",
        ]
        return (0..<count).map { index in
            generator.next() % 40 == 0
                ? oddities.randomElement(using: &generator) ?? ""
                : "[\(Double(index) / 8 - 90),\(Double(index % 640) / 8 - 40)]"
        }.joined(separator: generator.next() % 2 == 0 ? "," : " , ")
    }

    @Test(arguments: [
        ("LineString", "", ""), ("MultiPoint", "", ""), ("Polygon", "[", "]"), ("MultiLineString", "[", "]"),
        ("MultiPolygon", "[[", "]]"), ("MultiPolygon", "[", "]"), ("LineString", "[", "]"), ("Point", "", ""),
    ])
    func inLargeFeatures(type: String, opening: String, closing: String) throws {
        var generator = SeededGenerator(seed: 5)
        let features = (0..<6).map { _ in
            let lists = (0...Int.random(in: 0...12, using: &generator)).map { _ in
                let list = positions(Int.random(in: 0...200, using: &generator), &generator)
                return generator.next() % 9 == 0 ? "7" : opening + "[\(list)]" + closing
            }
            let coordinates = lists.joined(separator: ",")
            return #"{"coordinates":[[1,2]],"type":"\#(type)","coordinates":"#
                + (opening.isEmpty ? "[\(positions(1500, &generator))]" : "[\(coordinates)]") + "}"
        }
        let document = try Document.read(
            #"{"type":"FeatureCollection","features":[\#(features.joined(separator: ",\n"))]}"#)
        check(document, every: 7)
        #expect(document.positionMarks.marks.count <= 2 * document.sourceGeometry.vertices.count / 256 + 1)
    }

    /// Other features were edited, one was removed, and a further one.
    @Test func amongEditedFeatures() throws {
        let line = (0..<1000).map { "[\(Double($0) / 100),\(Double($0) / 50)]" }.joined(separator: ",")
        let feature =
            #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[\#(line)]},"properties":{}}"#
        let list = repeatElement(feature, count: 4).joined(separator: ",")
        var document = try Document.read(#"{"type":"FeatureCollection","features":[\#(list)]}"#)
        let moved = VertexReference(feature: 1, part: 0, vertex: 500)
        let edit = try document.moveVertex(
            moved, to: Coordinate(1.23456, 2), precision: .typed(longitudeDecimals: 5, latitudeDecimals: 0))
        _ = document.apply(edit)
        check(document, every: 13)
        #expect(document.coordinate(of: moved) == Coordinate(1.23456, 2))
        _ = document.apply(try document.deleteFeature(0))
        check(document, every: 13)
    }

    @Test func whereThereIsNone() throws {
        let document = try Document.read(#"{"type":"Point","coordinates":[1,2]}"#)
        for (feature, part, vertex) in [(0, 0, 1), (0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, -1, 0), (0, 0, -1)] {
            let reference = VertexReference(feature: feature, part: part, vertex: vertex)
            #expect(document.coordinate(of: reference) == nil && document.bytes(of: reference) == nil)
        }
    }
}
