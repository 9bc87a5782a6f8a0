import Geography
import Glibc
import TestSupport
import Testing

@testable import GeoJSON

/// What a file begins as that is not there yet, and what becomes of it.
@Suite struct NewDocumentTests {
    @Test(arguments: [
        ("a.geojson", FileFormat(.collection)), ("/x.ndjson/A.JSON", FileFormat(.collection)),
        ("a.b.geojsonl", FileFormat(.lines)), ("a.ndjson", FileFormat(.lines)),
        ("a.jsonl", FileFormat(.lines)), ("a.geojsons", FileFormat(.records)),
        ("a.geojson.gz", FileFormat(.collection, isPacked: true)),
        ("a.NDJSON.GZ", FileFormat(.lines, isPacked: true)),
        ("diff", nil), ("", nil), ("a.geojson/", nil), (".geojson", nil), ("x/.json.gz", nil), ("a.gz", nil),
        ("geojson", nil), ("a.gpkg", nil), ("a.geojson.bak", nil), ("a.topojson", nil),
    ])
    func theEndingTells(path: String, format: FileFormat?) { #expect(FileFormat(path: path) == format) }

    typealias Change = FeatureEditTests.Change

    struct Example: Sendable, CustomTestStringConvertible {
        let format: FileFormat.Content
        /// nil: the file is new.
        let before: String?
        let changes: [Change]
        let after: String
        var testDescription: String { "\(format) \(before ?? "new") \(changes)" }

        init(_ format: FileFormat.Content, _ before: String?, _ changes: [Change], _ after: String) {
            (self.format, self.before, self.changes, self.after) = (format, before, changes, after)
        }
    }

    private static let point =
        #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1.5,2.5]},"properties":{}}"#
    private static let spacedPoint =
        #"{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1.5, 2.5]}, "properties": {}}"#
    private static let empty = "{\n  \"type\": \"FeatureCollection\",\n  \"features\": []\n}\n"
    private static let list = "{\n  \"type\": \"FeatureCollection\",\n  \"features\": [\n    "
    private static let end = "\n  ]\n}\n"

    static let examples = [
        Example(.collection, nil, [], empty),
        Example(.collection, nil, [.addPoint], list + spacedPoint + end),
        Example(
            .collection, nil, [.addPoint, .duplicate(0)], list + spacedPoint + ",\n    " + spacedPoint + end),
        Example(.collection, nil, [.addPoint, .delete(0)], empty),
        Example(.lines, nil, [], ""),
        Example(.lines, nil, [.addPoint], "\(point)\n"),
        Example(.lines, nil, [.addPoint, .addPoint, .duplicate(0)], "\(point)\n\(point)\n\(point)\n"),
        Example(.lines, nil, [.addPoint, .addPoint, .delete(0), .delete(0)], ""),
        Example(.lines, nil, [.addPoint, .delete(0), .addPoint], "\(point)\n"),
        Example(.records, nil, [.addPoint], "\u{1E}\(point)\n"),
        Example(.records, nil, [.addPoint, .addPoint], "\u{1E}\(point)\n\u{1E}\(point)\n"),
        Example(.records, nil, [.addPoint, .addPoint, .delete(1), .delete(0)], ""),
        // Files that are there.
        Example(.lines, "", [.addPoint], "\(point)\n"),
        Example(.lines, "\r\n", [.addPoint], "\r\n\(point)\n"),
        Example(.lines, "\u{FEFF}\(point)", [.addPoint], "\u{FEFF}\(point)\n\(point)"),
        Example(.lines, "\u{FEFF}\(point)\n", [.delete(0)], "\u{FEFF}"),
        Example(.lines, "\u{FEFF}", [.addPoint], "\u{FEFF}\n\(point)\n"),
        Example(.lines, "\(point)\r\n", [.addPoint], "\(point)\r\n\(point)\r\n"),
        Example(.records, "\u{1E}\(point)", [.duplicate(0)], "\u{1E}\(point)\n\u{1E}\(point)"),
        Example(
            .lines, #"{"type":"FeatureCollection"}"#, [.addPoint, .delete(0)],
            #"{"type":"FeatureCollection"}"# + "\n"),
    ]

    @Test(arguments: examples) func grows(_ example: Example) throws {
        let format = FileFormat(example.format)
        var document =
            if let before = example.before {
                try Document(source: Source(bytes: Array(before.utf8)), format: format)
            } else { try Document.new(format) }
        let before = document.currentText
        var inverses: [Edit] = []
        for change in example.changes { inverses.append(document.apply(try change.edit(document))) }
        #expect(document.currentText == example.after)
        let again = try Document(source: Source(bytes: document.currentBytes), format: format)
        #expect(again.featureCount == document.featureCount)
        for feature in 0..<again.featureCount {
            #expect(again.range(of: feature) == document.range(of: feature))
        }
        for inverse in inverses.reversed() { _ = document.apply(inverse) }
        #expect(document.currentText == before)
        #expect(document.featureCount == (try Document.new(format).featureCount) || example.before != nil)
    }

    /// Whatever is done, the text is the document, and all undone it is what it began as.
    @Test(arguments: [FileFormat.Content.collection, .lines, .records], UInt64(0)..<8)
    func anyEdits(_ content: FileFormat.Content, seed: UInt64) throws {
        let format = FileFormat(content)
        var random = SeededGenerator(seed: seed)
        var document = try Document.new(format)
        let start = document.currentBytes
        var inverses: [Edit] = []
        for _ in 0..<40 {
            let feature = Int.random(in: 0..<max(1, document.featureCount), using: &random)
            let choices: [Change] =
                document.featureCount == 0
                ? [.addPoint, .addPolygon]
                : [.addLine, .addPoint, .duplicate(feature), .delete(feature), .delete(feature)]
            let change = try #require(choices.randomElement(using: &random))
            inverses.append(document.apply(try change.edit(document)))
            let again = try Document(source: Source(bytes: document.currentBytes), format: format)
            try #require(again.featureCount == document.featureCount)
            let places = (0..<again.featureCount).map(again.range(of:))
            try #require(places == (0..<again.featureCount).map(document.range(of:)))
        }
        for inverse in inverses.reversed() { _ = document.apply(inverse) }
        #expect(document.currentBytes == start)
    }

    /// A file without a byte is no gzip data.
    @Test func emptyButToBePacked() throws {
        let format = try #require(FileFormat(path: "a.ndjson.gz"))
        #expect(throws: DocumentError.self) { try Document(source: Source(bytes: []), format: format) }
        #expect(try Document.new(format).featureCount == 0)
    }

    /// One text alone grows only where the name says that it may.
    @Test func aNameThatSaysNothing() throws {
        #expect(throws: DocumentError.self) { try Document.read("") }
        let document = try Document.read(Self.point + "\n")
        #expect(throws: EditError.self) { try Change.addPoint.edit(document) }
        #expect(throws: EditError.self) { try Change.delete(0).edit(document) }
    }

    @Test(arguments: [FileFormat.Content.collection, .lines, .records])
    func packed(_ content: FileFormat.Content) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.gz"
        var document = try Document.new(FileFormat(content, isPacked: true))
        _ = try FileSaver.save(document, to: path, expecting: .nothing)
        #expect(Array(try TestFolder.bytes(of: path)) == document.currentBytes)
        #expect(try Source.read(path: path).packed != nil)
        _ = document.apply(try Change.addLine.edit(document))
        _ = try FileSaver.save(document, to: path, expecting: .anything)
        #expect(try TestFolder.bytes(of: path) == document.currentBytes)
    }
    /// What came to the place of a file that is not made yet is no place to save it to, whatever it is; a copy may be
    /// written into a device.
    @Test func aDeviceIsNoNewFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a.geojson"
        #expect(symlink("/dev/null", path) == 0)
        let document = try Document.new(FileFormat(.collection))
        #expect(throws: SaveError.exists) { try FileSaver.save(document, to: path, expecting: .nothing) }
        let saved = try FileSaver.save(document, to: path, expecting: .noFile)
        #expect(saved.bytes == document.currentBytes.count)
    }
}
