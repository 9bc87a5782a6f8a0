import CSystem
import Geography
import Glibc
import Testing

@testable import GeoJSON

/// A gzip'd file opens, and is saved gzip'd.
@Suite struct GzipTests {
    private static let text = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"# + "\n"
    private static let edited = #"{"type":"LineString","coordinates":[[9,8],[3,4]]}"# + "\n"
    /// The text as another program packed it, with a time and the name `line.geojson`.
    private static let packed: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x08, 0x00, 0xF1, 0x53, 0x65, 0x02, 0xFF, 0x6C, 0x69, 0x6E, 0x65,
        0x2E, 0x67, 0x65, 0x6F, 0x6A, 0x73, 0x6F, 0x6E, 0x00, 0xAB, 0x56, 0x2A, 0xA9, 0x2C,
        0x48, 0x55, 0xB2, 0x52, 0xF2, 0xC9, 0xCC, 0x4B, 0x0D, 0x2E, 0x29, 0xCA, 0xCC, 0x4B,
        0x57, 0xD2, 0x51, 0x4A, 0xCE, 0xCF, 0x2F, 0x4A, 0xC9, 0xCC, 0x4B, 0x2C, 0x49, 0x2D,
        0x56, 0xB2, 0x8A, 0x8E, 0x36, 0xD4, 0x31, 0x8A, 0xD5, 0x89, 0x36, 0xD6, 0x31, 0x89,
        0x8D, 0xAD, 0xE5, 0x02, 0x00, 0x8C, 0xB2, 0x2F, 0xBB, 0x32, 0x00, 0x00, 0x00,
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func move(_ document: inout Document) throws -> Edit {
        document.apply(
            try document.moveVertex(
                VertexReference(feature: 0, part: 0, vertex: 0), to: Coordinate(9, 8),
                precision: .typed(longitudeDecimals: 0, latitudeDecimals: 0)))
    }

    private func saved(_ document: Document) throws -> [UInt8] {
        let path = folder.path + "/out"
        _ = try FileSaver.save(document, to: path, expecting: .anything, backups: nil)
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Packs as this program does.
    static func pack(_ text: String, folder: TemporaryFolder) throws -> [UInt8] {
        var document = try Document.read(bytes: packed)
        let splice = Splice(offset: 0, old: Array(GzipTests.text.utf8), new: Array(text.utf8))
        _ = document.apply(Edit(label: "all", features: [], splices: [splice]))
        let path = folder.path + "/packed"
        _ = try FileSaver.save(document, to: path, expecting: .anything, backups: nil)
        defer { unlink(path) }
        let descriptor = open(path, O_RDONLY)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 24)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    @Test func uneditedItKeepsItsVeryBytes() throws {
        var document = try Document.read(bytes: GzipTests.packed)
        #expect(document.currentText == GzipTests.text)
        #expect(try saved(document) == GzipTests.packed)
        let back = try move(&document)
        _ = document.apply(back)
        #expect(try saved(document) == GzipTests.packed)
    }

    @Test func editedItIsPackedAgain() throws {
        var document = try Document.read(bytes: GzipTests.packed)
        _ = try move(&document)
        let bytes = try saved(document)
        #expect(bytes.starts(with: [0x1F, 0x8B, 8, 8, 0, 0, 0, 0]))
        #expect(String(decoding: bytes, as: UTF8.self).contains("line.geojson\0"))
        #expect(try Document.read(bytes: bytes).currentText == GzipTests.edited)
    }

    @Test(arguments: [[], [0], [UInt8](repeating: 0, count: 500)] as [[UInt8]])
    func severalMembersAreOneText(padding: [UInt8]) throws {
        let document = try Document.read(bytes: GzipTests.packed + GzipTests.packed + padding)
        #expect(document.currentText == GzipTests.text + GzipTests.text)
        #expect(document.featureCount == 2)
        #expect(try saved(document) == GzipTests.packed + GzipTests.packed + padding)
    }

    @Test(arguments: [[1], [0, 0, 7], [0x1F], Array("{}".utf8)] as [[UInt8]])
    func whatStandsBehindIsRefused(rest: [UInt8]) {
        #expect(throws: DocumentError(reason: "something stands behind the end of the gzip data")) {
            try Document.read(bytes: GzipTests.packed + rest)
        }
    }

    @Test func everyBeginningIsRefused() {
        for count in 2..<GzipTests.packed.count {
            #expect(throws: DocumentError(reason: "the gzip data end too early: the file is cut off")) {
                try Document.read(bytes: Array(GzipTests.packed.prefix(count)))
            }
        }
    }

    /// A bit that flips is found, by the checksum at the latest, or is one that means nothing to the text.
    @Test func damageIsFound() {
        for place in 16..<(8 * GzipTests.packed.count) {
            var bytes = GzipTests.packed
            bytes[place / 8] ^= 1 << UInt8(place % 8)
            let text = try? Document.read(bytes: bytes).currentText
            #expect(text == nil || text == GzipTests.text, "bit \(place)")
        }
    }

    @Test func placesAreThoseOfTheText() throws {
        let bytes = try GzipTests.pack("{\"type\":\"Point\",\n \"coordinates\":[NaN,1]}", folder: folder)
        let error = #expect(throws: DocumentError.self) { try Document.read(bytes: bytes) }
        #expect(error?.place == DocumentError.Place(line: 2, column: 17))
    }

    /// Larger than every piece in which it is packed, unpacked, written and compared; and easy to pack, so that the
    /// text is hundreds of times as large as the file.
    @Test func largeTextsComeBack() throws {
        let text =
            #"{"type":"Point","coordinates":[1,2],"a":""# + String(repeating: "b", count: 9_500_000) + "\"}\n"
        let bytes = try GzipTests.pack(text, folder: folder)
        #expect(bytes.count < 20_000)
        // The size at the end is a guess, and may be wrong for several members.
        for whole in [bytes, bytes + GzipTests.packed] {
            let document = try Document.read(bytes: whole)
            #expect(document.currentText == text + (whole.count == bytes.count ? "" : GzipTests.text))
        }
    }

    @Test func readsBackWhatIsNotTheText() throws {
        var document = try Document.read(bytes: GzipTests.packed)
        _ = try move(&document)
        let right = try saved(document)
        let wrong: [[UInt8]] = [
            GzipTests.packed, right + [0], right.dropLast(), right.dropLast(8), [],
            Array(GzipTests.edited.utf8),
        ]
        for bytes in wrong {
            let path = try folder.write("wrong", bytes)
            #expect(throws: SaveError.self) {
                try OpenFile(path, O_RDONLY).compare(with: document, SaveProgress(of: document))
            }
        }
        try OpenFile(try folder.write("right", right), O_RDONLY).compare(
            with: document, SaveProgress(of: document))
    }

    @Test func hardLinksAreKept() throws {
        let path = try folder.write("a.geojson.gz", GzipTests.packed)
        try #require(link(path, folder.path + "/second") == 0)
        var document = try Document.open(path: path)
        _ = try move(&document)
        _ = try FileSaver.save(document, to: path, expecting: .unchanged(#require(document.stamp)))
        #expect(try Document.open(path: folder.path + "/second").currentText == GzipTests.edited)
    }
}
