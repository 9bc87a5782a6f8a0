import Geodesy
import Geography
import Testing

@testable import GeoJSON

/// Files in other reference systems: `degrees.geojson`, and what ogr2ogr 3.6.2 made of it with -t_srs.
@Suite struct ReferenceSystemTests {
    static let folder = TestFolder.own + "/Reference/"
    static let systems = ["EPSG-3857", "EPSG-2056", "EPSG-21781", "EPSG-25832", "EPSG-4258"]

    static func document(_ name: String) throws -> Document {
        try Document.read(bytes: TestFolder.bytes(of: folder + name + ".geojson"))
    }

    static func text(_ name: String) throws -> String {
        String(decoding: try TestFolder.bytes(of: folder + name + ".geojson"), as: UTF8.self)
    }

    /// The same with `crs` as the last member.
    static func withSystemLast(_ text: String) throws -> String {
        var lines = text.split(separator: "\n").map(String.init)
        let index = try #require(lines.firstIndex { $0.hasPrefix("\"crs\"") })
        let line = lines.remove(at: index)
        let close = try #require(lines.lastIndex(of: "]"))
        lines.replaceSubrange(close...close, with: ["],", String(line.dropLast())])
        return lines.joined(separator: "\n")
    }

    @Test(arguments: systems) func isShownInItsPlace(_ name: String) throws {
        let expected = try Self.document("degrees")
        for text in [try Self.text(name), try Self.withSystemLast(Self.text(name))] {
            let document = try Document.read(text)
            #expect(document.referenceSystem?.problem == nil)
            #expect(document.noteCount == 0)
            for feature in 0..<expected.featureCount {
                let (found, wanted) = (document.geometry(of: feature), expected.geometry(of: feature))
                #expect(found.parts.map(\.path) == wanted.parts.map(\.path))
                for (part, other) in zip(found.parts, wanted.parts) {
                    #expect(part.vertexCount == other.vertexCount)
                    for (one, two) in zip(part.coordinates, other.coordinates) {
                        #expect(Self.distance(one, two) < 1e-7)
                    }
                }
                let (box, otherBox) = (document.packedBox(of: feature), expected.packedBox(of: feature))
                #expect(abs(box.minX - otherBox.minX) <= 1 && abs(box.minY - otherBox.minY) <= 1)
                #expect(abs(box.maxX - otherBox.maxX) <= 1 && abs(box.maxY - otherBox.maxY) <= 1)
            }
        }
    }

    @Test(arguments: systems) func aMoveChangesThatPositionAndTheBoxes(_ name: String) throws {
        let original = try Self.document(name)
        for vertex in Self.vertices(of: original) {
            var document = original
            let from = original.shown(vertex)
            let place = Coordinate(from.longitude + 0.0123, from.latitude - 0.0045)
            let precision = Precision.pointer(tenthOfDot: (1e-8, 1e-8))
            let edit = try document.moveVertex(vertex, to: place, precision: precision)
            let inverse = document.apply(edit)
            #expect(Self.distance(document.shown(vertex), place) < 1e-7)
            #expect(edit.splices.count <= 12)
            let again = try Document.read(bytes: document.currentBytes)
            for other in Self.vertices(of: original) where other != vertex {
                #expect(again.shown(other) == original.shown(other))
            }
            #expect(Self.boxes(in: again.currentText) == Self.expectedBoxes(of: again))
            _ = document.apply(inverse)
            #expect(document.currentBytes == original.currentBytes)
        }
    }

    @Test(arguments: systems) func aDropOnItsOwnPlaceChangesNothing(_ name: String) throws {
        let document = try Self.document(name)
        for vertex in Self.vertices(of: document) {
            let precision = Precision.pointer(tenthOfDot: (1e-9, 1e-9))
            let edit = try document.moveVertex(
                vertex, to: document.shown(vertex), precision: precision)
            #expect(edit.splices.isEmpty)
        }
    }

    @Test(arguments: systems) func aWholeFeatureMoves(_ name: String) throws {
        var document = try Self.document(name)
        let before = document.geometry(of: 2)
        let way = WorldVector(x: 1e-5, y: -2e-5)
        let precision = Precision.pointer(tenthOfDot: (1e-8, 1e-8))
        _ = document.apply(try document.moveFeature(2, by: way, precision: precision))
        for (part, other) in zip(document.geometry(of: 2).parts, before.parts) {
            #expect(part.vertexCount == other.vertexCount)
            for (moved, from) in zip(part.coordinates, other.coordinates) {
                #expect(Self.distance(moved, from.shifted(by: way)) < 1e-7)
            }
        }
    }

    /// One line in a system, an edit of its second vertex, and the coordinates after it.
    @Test(arguments: [
        (
            "EPSG:3857", "[[0,0],[1113195,0]]", Precision.typed(longitudeDecimals: 1, latitudeDecimals: 0),
            Coordinate(10.5, 0), "[[0,0],[1168854.65,0]]"
        ),
        (
            "EPSG:3857", "[[0.000,0],[1113195.00,0]]", .typed(longitudeDecimals: 9, latitudeDecimals: 9),
            Coordinate(10.500000001, 0), "[[0.000,0],[1168854.653,0]]"
        ),
        (
            "EPSG:3857", "[[0,0],[1113195,0]]", .pointer(tenthOfDot: (0.01, 0.01)),
            Coordinate(10.5, 0), "[[0,0],[1168855,0]]"
        ),
        (
            "EPSG:3857", "[[0,0],[1113195,0]]", .pointer(tenthOfDot: (1e-12, 1e-12)),
            Coordinate(10.5, 0), "[[0,0],[1168854.65,0]]"
        ),
        (
            "EPSG:2056", "[[2600000,1200000],[2610000,1200000]]",
            .typed(longitudeDecimals: 3, latitudeDecimals: 3),
            Coordinate(7.5, 46.95), "[[2600000,1200000],[2604671.759,1199881.399]]"
        ),
        (
            "EPSG:4258", "[[7,46],[8,46]]", .typed(longitudeDecimals: 1, latitudeDecimals: 0),
            Coordinate(7.5, 46), "[[7,46],[7.5000000,46]]"
        ),
        // A line that goes on beyond the edge of the world stays in its frame.
        (
            "EPSG:3857", "[[20037508,0],[21150703,0]]", .typed(longitudeDecimals: 1, latitudeDecimals: 0),
            Coordinate(-169.5, 0), "[[20037508,0],[21206363.00,0]]"
        ),
    ])
    func isWrittenAsFineAsItNeedsToBe(
        _ system: String, _ before: String, _ precision: Precision, _ place: Coordinate, _ after: String
    ) throws {
        var document = try Document.read(Self.line(before, system: "\"\(system)\""))
        let vertex = VertexReference(feature: 0, part: 0, vertex: 1)
        _ = document.apply(try document.moveVertex(vertex, to: place, precision: precision))
        #expect(document.currentText == Self.line(after, system: "\"\(system)\""))
        let turns = (document.shown(vertex).longitude - place.longitude) / 360
        #expect(abs(turns - turns.rounded()) * 360 < 0.01)
    }

    static func line(_ coordinates: String, system: String) -> String {
        "{\"type\":\"LineString\",\"coordinates\":\(coordinates),"
            + "\"crs\":{\"type\":\"name\",\"properties\":{\"name\":\(system)}}}"
    }

    @Test(arguments: [
        "{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:99999999\"}}",
        "{\"type\":\"name\",\"properties\":{\"name\":7}}", "{\"type\":\"name\",\"properties\":null}",
        "{\"type\":\"name\"}", "{\"properties\":{\"name\":\"EPSG:3857\"}}", "3857", "\"EPSG:3857\"", "[]",
        "{}",
        "{\"type\":\"link\",\"properties\":{\"href\":\"http://example.com/crs\",\"type\":\"proj4\"}}",
        "{\"type\":\"name\",\"properties\":{\"name\":\"\\u001b[2J\"}}",
    ])
    func anUnknownSystemKeepsShapesAsTheyAre(_ crs: String) throws {
        let text = "{\"type\":\"LineString\",\"crs\":\(crs),\"coordinates\":[[1,2],[3,4],[500000,6000000]]}"
        let document = try Document.read(text)
        #expect(document.referenceSystem?.problem != nil)
        #expect(document.notes.map(\.offset) == [27])
        #expect(document.notes.allSatisfy { !$0.message.contains("\u{1B}") })
        #expect(document.geometry(of: 0).parts[0].coordinates == [Coordinate(1, 2), Coordinate(3, 4)])
        let vertex = VertexReference(feature: 0, part: 0, vertex: 0)
        let precision = Precision.pointer(tenthOfDot: (1e-5, 1e-5))
        #expect(throws: EditError.self) {
            try document.moveVertex(vertex, to: Coordinate(0, 0), precision: precision)
        }
        #expect(throws: EditError.self) {
            try document.insertVertex(after: vertex, at: Coordinate(0, 0), precision: precision)
        }
        #expect(throws: EditError.self) { try document.deleteVertex(vertex) }
        #expect(throws: EditError.self) {
            try document.moveFeature(0, by: WorldVector(x: 0.1, y: 0), precision: precision)
        }
        #expect(document.currentText == text)
    }

    /// `crs` members of the roots of a file, and whether the file is in longitude and latitude, in a system that
    /// is known, or in one that is not.
    @Test(
        arguments: [
            (["null"], "degrees"),
            (["{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:4326\"}}"], "degrees"),
            (["null", nil], "degrees"), ([nil, nil], "degrees"),
            (["{\"type\":\"EPSG\",\"properties\":{\"code\":3857}}"], "known"),
            (["{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}", nil], "unknown"),
            ([nil, "{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}"], "unknown"),
            (
                [
                    "{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}",
                    "{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:2056\"}}",
                ], "unknown"
            ),
            (
                [
                    "{\"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}",
                    "{ \"type\":\"name\",\"properties\":{\"name\":\"EPSG:3857\"}}",
                ], "known"
            ),
        ] as [([String?], String)])
    func oneSystemForAllRoots(_ systems: [String?], _ outcome: String) throws {
        let lines = systems.map {
            "{\"type\":\"Point\"\($0.map { ",\"crs\":" + $0 } ?? ""),\"coordinates\":[1,2]}"
        }
        let system = try Document.read(lines.joined(separator: "\n")).referenceSystem
        #expect((system == nil ? "degrees" : system?.problem == nil ? "known" : "unknown") == outcome)
    }

    @Test func whatTheSystemDoesNotReachIsPassedOver() throws {
        let far = "[[1e300,0],[0,0],[111319.4907932736,0],[1e300,1e300]]"
        let document = try Document.read(Self.line(far, system: "\"EPSG:3857\""))
        let part = document.geometry(of: 0).parts[0]
        #expect(part.coordinates.count == 2 && document.packed(of: 0).geometry.vertices.count == 2)
        #expect(abs(part.coordinates[1].longitude - 1) < 1e-9)
        #expect(document.noteCount == 2)
        let vertex = VertexReference(feature: 0, part: 0, vertex: 1)
        let typed = Precision.typed(longitudeDecimals: 0, latitudeDecimals: 0)
        var moved = document
        _ = moved.apply(try document.moveVertex(vertex, to: Coordinate(2, 0), precision: typed))
        #expect(Self.distance(moved.shown(vertex), Coordinate(2, 0)) < 1e-7)
        #expect(
            moved.currentText.hasPrefix(
                "{\"type\":\"LineString\",\"coordinates\":[[1e300,0],[0,0],[222638.98,0],"))
    }

    @Test func aPlaceThatTheSystemDoesNotReachIsRefused() throws {
        let document = try Document.read(Self.line("[[500000,5e6],[600000,5e6]]", system: "\"EPSG:25832\""))
        let vertex = VertexReference(feature: 0, part: 0, vertex: 1)
        let typed = Precision.typed(longitudeDecimals: 0, latitudeDecimals: 0)
        #expect(throws: EditError.self) {
            try document.moveVertex(vertex, to: Coordinate(100, 0), precision: typed)
        }
    }

    static func distance(_ one: Coordinate, _ other: Coordinate) -> Double {
        max(abs(one.longitude - other.longitude), abs(one.latitude - other.latitude))
    }

    static func vertices(of document: Document) -> [VertexReference] {
        (0..<document.featureCount).flatMap { feature in
            document.geometry(of: feature).parts.enumerated().flatMap { part, content in
                (0..<content.vertexCount).map { VertexReference(feature: feature, part: part, vertex: $0) }
            }
        }
    }

    /// The numbers of each `bbox` in a text, heights left out, in the order of the text.
    static func boxes(in text: String) -> [[Double]] {
        text.split(separator: "\"bbox\": [").dropFirst().map { rest in
            let numbers = rest.prefix { $0 != "]" }.split(separator: ",").compactMap { token in
                Double(token.filter { $0 != " " })
            }
            return numbers.count == 6 ? [0, 1, 3, 4].map { numbers[$0] } : numbers
        }
    }

    /// The boxes that there should be: of the file and of each feature.
    static func expectedBoxes(of document: Document) -> [[Double]] {
        let ranges = [0..<document.featureCount] + (0..<document.featureCount).map { $0..<($0 + 1) }
        return ranges.map { features in
            let all = features.flatMap { document.reader(of: $0).parts.flatMap(\.coordinates) }
            let (x, y) = (all.map(\.longitude), all.map(\.latitude))
            return [x.min(), y.min(), x.max(), y.max()].map { $0 ?? .nan }
        }
    }
}

extension Document {
    fileprivate func shown(_ vertex: VertexReference) -> Coordinate {
        geometry(of: vertex.feature).parts[vertex.part].coordinates[vertex.vertex]
    }
}
