import Geography
import Testing

@testable import GeoJSON

/// Features added, copied and deleted, as text before and after.
@Suite struct FeatureEditTests {
    enum Change: Sendable {
        case addPoint, addLine, addPolygon
        case duplicate(Int)
        case delete(Int)

        func edit(_ document: Document) throws(EditError) -> Edit {
            let typed = Precision.typed(longitudeDecimals: 1, latitudeDecimals: 1)
            return switch self {
            case .addPoint:
                try document.addFeature(
                    FeatureGeometry(
                        kind: .point,
                        parts: [.init(kind: .points, path: [], coordinates: [Coordinate(1.5, 2.5)])]),
                    precision: { _ in typed })
            case .addLine:
                try document.addFeature(
                    FeatureGeometry(
                        kind: .lineString,
                        parts: [
                            .init(
                                kind: .line, path: [],
                                coordinates: [Coordinate(1.5, 2.5), Coordinate(3.5, 4.5)])
                        ]),
                    properties: [("name", .word("N"))], precision: { _ in typed })
            case .addPolygon:
                try document.addFeature(
                    FeatureGeometry(
                        kind: .polygon,
                        parts: [
                            .init(
                                kind: .exteriorRing, path: [0],
                                coordinates: [
                                    Coordinate(0, 0), Coordinate(1.5, 0), Coordinate(1.5, 1),
                                    Coordinate(0, 0),
                                ])
                        ]), precision: { _ in typed })
            case .duplicate(let feature): try document.duplicateFeature(feature)
            case .delete(let feature): try document.deleteFeature(feature)
            }
        }
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let before: String
        let change: Change
        let after: String
        var testDescription: String { "\(before) \(change)" }

        init(_ before: String, _ change: Change, _ after: String) {
            (self.before, self.change, self.after) = (before, change, after)
        }
    }

    /// A, B, C stand for features in short.
    static let lists: [Example] = [
        .init("[A, B,\n C ]", .delete(0), "[B,\n C ]"),
        .init("[A, B,\n C ]", .delete(1), "[A, C ]"),
        .init("[A, B,\n C ]", .delete(2), "[A, B ]"),
        .init("[ A ]", .delete(0), "[]"),
        .init("[ A ]", .duplicate(0), "[ A, A ]"),
        .init("[A,\n  B]", .duplicate(0), "[A,\n  A,\n  B]"),
        .init("[A,\n  B]", .duplicate(1), "[A,\n  B,\n  B]"),
        .init("[A,\r\n\tB\r\n]", .addPoint, "[A,\r\n\tB,\r\n\tP\r\n]"),
        .init("[A]", .addPoint, "[A,P]"),
        .init("[ ]", .addPoint, "[Q]"),
    ]

    static let letters: [(Character, String)] = [
        ("A", #"{ "type":"Feature", "geometry":{ "coordinates":[1, 2], "type":"Point" }, "properties":{} }"#),
        ("B", #"{ "type":"Feature", "geometry":{ "coordinates":[3, 4], "type":"Point" }, "properties":{} }"#),
        ("C", #"{"type":"Feature","geometry":null,"properties":{"n":3}}"#),
        (
            "P",
            #"{ "type":"Feature", "geometry":{ "coordinates":[1.5, 2.5], "type":"Point" }, "properties":{} }"#
        ),
        // With blanks as behind the colon before the list.
        (
            "Q",
            #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1.5, 2.5]}, "properties": {}}"#
        ),
    ]

    private static func spelled(_ list: String) -> String {
        list.map { letter in letters.first { $0.0 == letter }?.1 ?? String(letter) }.joined()
    }

    @Test(arguments: lists) func listBecomesList(_ example: Example) throws {
        try expect(
            #"{"type": "FeatureCollection", "features": "# + FeatureEditTests.spelled(example.before) + "}\n",
            example.change,
            #"{"type": "FeatureCollection", "features": "# + FeatureEditTests.spelled(example.after) + "}\n")
    }

    /// JSON texts in a row.
    static let rows: [Example] = [
        .init("A\nB\nC\n", .delete(0), "B\nC\n"),
        .init("A\nB\nC\n", .delete(2), "A\nB\n"),
        .init("A\r\nB", .delete(1), "A"),
        .init("\u{1E}A\n\u{1E}B\n", .delete(0), "\u{1E}B\n"),
        .init("\u{1E}A\n\u{1E}B\n", .delete(1), "\u{1E}A\n"),
        .init("A\nB\n", .duplicate(1), "A\nB\nB\n"),
        .init("A\nB", .addPoint, "A\nB\nP"),
        .init("\u{1E}A\n\u{1E}B\n", .addPoint, "\u{1E}A\n\u{1E}B\n\u{1E}P\n"),
    ]

    @Test(arguments: rows) func rowBecomesRow(_ example: Example) throws {
        try expect(
            FeatureEditTests.spelled(example.before), example.change, FeatureEditTests.spelled(example.after))
    }

    private func expect(_ before: String, _ change: Change, _ after: String) throws {
        var document = try Document.read(bytes: Array(before.utf8))
        let inverse = document.apply(try change.edit(document))
        #expect(String(decoding: document.currentBytes, as: UTF8.self) == after)
        _ = document.apply(inverse)
        #expect(String(decoding: document.currentBytes, as: UTF8.self) == before)
        #expect(!document.isModified)
    }

    /// Indented over many lines, a new feature is laid out as its neighbours are.
    @Test func newFeatureLooksLikeItsNeighbours() throws {
        var document = try Document.read(
            bytes: try TestFolder.bytes(of: "\(TestFolder.own)/indented.geojson"))
        let before = document.currentText
        _ = document.apply(try Change.addPolygon.edit(document))
        let position = { (x: String, y: String) in
            "            [\n              \(x),\n              \(y)\n            ]"
        }
        let ring = [("0.0", "0.0"), ("1.5", "0.0"), ("1.5", "1.0"), ("0.0", "0.0")].map(position)
        let added = """
            ,
                {
                  "type": "Feature",
                  "properties": {},
                  "geometry": {
                    "type": "Polygon",
                    "coordinates": [
                      [
            \(ring.joined(separator: ",\n"))
                      ]
                    ]
                  }
                }
              ]
            }

            """
        #expect(
            document.currentText
                == before.replacing("\n  ]\n}\n", with: added)
                .replacing("    1,\n    2,\n    4,", with: "    0,\n    0,\n    4,"))
    }

    @Test func firstOfAnEmptyListHasALineOfItsOwn() throws {
        let before = "{\n  \"type\": \"FeatureCollection\",\n  \"features\": []\n}\n"
        var document = try Document.read(bytes: Array(before.utf8))
        _ = document.apply(try Change.addPoint.edit(document))
        let feature = try #require(FeatureEditTests.letters.last?.1)
        #expect(
            String(decoding: document.currentBytes, as: UTF8.self)
                == "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n    \(feature)\n  ]\n}\n")
    }

    /// A tight box stays tight when a feature comes or goes; one that merely contained only grows.
    @Test func boxesOfTheCollectionHold() throws {
        let features = #"{"type":"Point","coordinates":[0,0]},{"type":"Point","coordinates":[4,1]}"#
        for (box, deleted, added) in [
            ("[0,0,4,1]", "[0,0,0,0]", "[0,0,4,2.5]"), ("[-1,0,5,2]", "[-1,0,5,2]", "[-1,0,5,2.5]"),
        ] {
            func text(_ box: String, _ features: String) -> String {
                #"{"bbox":\#(box),"type":"FeatureCollection","features":[\#(features)]}"#
            }
            var document = try Document.read(bytes: Array(text(box, features).utf8))
            let inverse = document.apply(try document.deleteFeature(1))
            let one = #"{"type":"Point","coordinates":[0,0]}"#
            #expect(String(decoding: document.currentBytes, as: UTF8.self) == text(deleted, one))
            _ = document.apply(inverse)
            #expect(String(decoding: document.currentBytes, as: UTF8.self) == text(box, features))
            _ = document.apply(try Change.addPoint.edit(document))
            #expect(String(decoding: document.currentBytes, as: UTF8.self).hasPrefix(#"{"bbox":\#(added),"#))
            expectSame(document, try Document.read(bytes: document.currentBytes))
        }
    }

    @Test func oneFeatureAloneIsNoList() throws {
        let document = try Document.read(bytes: Array(#"{"type":"Point","coordinates":[0,0]}"#.utf8))
        #expect(throws: EditError.self) { try Change.addPoint.edit(document) }
        #expect(throws: EditError.self) { try Change.duplicate(0).edit(document) }
        #expect(throws: EditError.self) { try Change.delete(0).edit(document) }
    }
}
