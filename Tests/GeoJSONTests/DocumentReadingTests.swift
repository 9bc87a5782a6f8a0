import Geography
import TestSupport
import Testing

@testable import GeoJSON

/// What a document tells of its features.
@Suite struct DocumentReadingTests {
    private func file(_ name: String) throws -> Document {
        try Document.open(path: TestFolder.own + "/" + name)
    }

    @Test(
        arguments: [
            ("tabs.geojson", [.polygon, .none]), ("crlf.geojson", [.polygon, .none]),
            ("cr.geojson", [.lineString]),
            ("bom.geojson", [.lineString]), ("spacing.geojson", [.multiLineString]),
            ("altitudes.geojson", [.lineString, .multiPoint]), ("collections.geojson", [.geometryCollection]),
            ("duplicate-keys.geojson", [.lineString, .multiPoint]), ("escaped-keys.geojson", [.lineString]),
            ("coordinates-first.geojson", [.polygon, .geometryCollection]),
            ("lines.geojsonl", [.point, .lineString, .multiPoint]),
            ("sequence.geojsons", [.point, .lineString]),
        ] as [(String, [GeometryKind])])
    func kinds(name: String, kinds: [GeometryKind]) throws {
        let document = try file(name)
        #expect((0..<document.featureCount).map { document.kind(of: $0) } == kinds)
    }

    @Test func ofDuplicatesTheLastCounts() throws {
        let document = try file("duplicate-keys.geojson")
        #expect(
            document.geometry(of: 0).parts.map(\.coordinates) == [[.init(1, 2), .init(3, 4), .init(5, 6)]])
        #expect(document.geometry(of: 1).parts.map(\.coordinates) == [[.init(7, 8), .init(9, 10)]])
        #expect(document.identifier(of: 0) == "2")
        #expect(document.properties(of: 0).map(\.json) == ["1", "2"])
        #expect(document.features(matching: .property(name: "a", text: "2")) == [0])
        #expect(document.features(matching: .property(name: "a", text: "1")) == [])
    }

    @Test func readsEscapes() throws {
        let document = try file("escaped-keys.geojson")
        #expect(document.identifier(of: 0) == #""x""#)
        let property = try #require(document.properties(of: 0).first)
        #expect(property.name == "name")
        #expect(property.text == "a\"b\\c/é😀\n")
        #expect(document.features(matching: .property(name: "name", text: property.text)) == [0])
    }

    @Test func findsByIdentifierOfEitherType() throws {
        let document = try Document.read(
            """
            {"type":"FeatureCollection","features":[{"type":"Feature","id":5},{"type":"Feature","id":"5"},
            {"type":"Feature","properties":{"id":5}},{"type":"Feature","id":5.0},{"type":"Feature"}]}
            """)
        #expect(document.features(matching: .identifier("5")) == [0, 1])
        #expect(document.identifier(of: 2) == nil)
    }

    @Test func propertiesOfNothing() throws {
        let document = try file("malformed.geojson")
        for feature in 0..<document.featureCount { #expect(document.properties(of: feature).isEmpty) }
    }

    @Test(arguments: [
        ("collections.geojson", [[0, 0], [1, 0, 0, 3], [1, 0, 1, 2], [1, 2, 1, 0, 2], [3, 2]]),
        ("tabs.geojson", [[0, 0], [0, 3], [1, 2]]), ("spacing.geojson", [[0, 3], [1, 2]]),
        ("cr.geojson", [[2]]), ("altitudes.geojson", [[0]]),
    ])
    func pathsLeadToVerticesAndBack(name: String, paths: [[Int]]) throws {
        let geometry = try file(name).geometry(of: 0)
        for path in paths {
            let vertex = try #require(geometry.vertexReference(ofPath: path, feature: 0))
            #expect(geometry.path(of: vertex) == path)
        }
    }

    @Test(arguments: [[], [0], [0, 4], [0, -1], [2, 0], [0, 0, 0], [-1, 0]] as [[Int]])
    func pathsThatLeadNowhere(path: [Int]) throws {
        #expect(try file("tabs.geojson").geometry(of: 0).vertexReference(ofPath: path, feature: 0) == nil)
    }

    @Test(
        arguments: [
            (1, 1, 0, nil), (15, 7, 0, [0, 0]), (15, 13, 0, [0, 0]), (16, 7, 0, [0, 1]), (19, 7, 0, [0, 0]),
            (5, 1, 0, nil), (29, 3, 0, nil), (30, 1, 1, nil), (30, 3, 1, nil),
        ] as [(Int, Int, Int, [Int]?)])
    func findsTheVertexAtALine(line: Int, column: Int, feature: Int, path: [Int]?) throws {
        let document = try file("tabs.geojson")
        let found = try #require(document.feature(atLine: line, column: column))
        #expect(found.feature == feature)
        #expect(found.vertex.map { document.geometry(of: feature).path(of: $0) } == path)
    }

    @Test func nothingIsBehindTheLastFeature() throws {
        let document = try file("tabs.geojson")
        #expect(document.feature(atLine: 31, column: 1) == nil)
        #expect(document.feature(atLine: 999, column: 1) == nil)
    }

    @Test func tellsWhereAVertexStandsNow() throws {
        var document = try file("tabs.geojson")
        let vertex = VertexReference(feature: 0, part: 1, vertex: 2)
        #expect(document.place(of: vertex) == DocumentError.Place(line: 24, column: 7))
        let edit = try document.insertVertex(
            after: VertexReference(feature: 0, part: 0, vertex: 0), at: Coordinate(11, 11),
            precision: .typed(longitudeDecimals: 0, latitudeDecimals: 0))
        _ = document.apply(edit)
        #expect(document.place(of: vertex) == DocumentError.Place(line: 25, column: 7))
        #expect(document.place(of: VertexReference(feature: 0, part: 9, vertex: 0)) == nil)
    }

    /// The index gives what asking every feature gives, edited ones in their order.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func findsWhatMeetsAnArea(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let points = (0..<5000).map { _ in
            let x = Double.random(in: -170...170, using: &generator)
            let y = Double.random(in: -80...80, using: &generator)
            return #"{"type":"Point","coordinates":[\#(x),\#(y)]}"#
        }
        var document = try Document.read(
            #"{"type":"FeatureCollection","features":[\#(points.joined(separator: ","))]}"#)
        for _ in 0..<20 {
            let edit = RandomEdit.make(in: document, &generator)
            if let edit { _ = document.apply(edit) }
            let corner = WorldPoint(
                x: .random(in: 0...1, using: &generator), y: .random(in: 0...1, using: &generator))
            let area = PackedBox(
                WorldBox(minX: corner.x, minY: corner.y, maxX: corner.x + 0.2, maxY: corner.y + 0.2))
            var found: [Int] = []
            document.features(intersecting: area) { found.append($0) }
            #expect(
                found == (0..<document.featureCount).filter { document.packedBox(of: $0).intersects(area) })
        }
    }
}
