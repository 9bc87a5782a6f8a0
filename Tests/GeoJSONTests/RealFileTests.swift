import Geography
import Testing

@testable import GeoJSON

/// Files that other people wrote open, come back to the byte, and change in one vertex alone.
@Suite struct RealFileTests {
    private static let folders = [
        "real", "rfc7946", "antimeridian", "turf/area/in", "turf/length/in", "turf/simplify",
        "turf/boolean-valid",
    ]
    private static let files = folders.flatMap { folder in
        TestFolder.files(below: TestFolder.corpus.map { $0 + "/" + folder }, endingIn: "json")
    }

    @Test(.enabled(if: TestFolder.corpus != nil, "\(TestFolder.needsCorpus)"))
    func theFilesAreThere() {
        #expect(RealFileTests.files.count > 100)
    }

    @Test(arguments: files)
    func comesBackToTheByte(path: String) throws {
        let document = try Document.open(path: path)
        #expect(document.currentBytes == (try TestFolder.bytes(of: path)))
        #expect(!document.isModified)
    }

    @Test(arguments: files)
    func oneMoveChangesOneVertex(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        var document = try Document.open(path: path)
        guard let vertex = RealFileTests.someVertex(of: document) else { return }
        let geometry = document.geometry(of: vertex.feature)
        let part = geometry.parts[vertex.part]
        let from = part.coordinates[vertex.vertex]
        let to = Coordinate(from.longitude + 0.125, from.latitude - 0.0625)
        let inverse = document.apply(
            try document.moveVertex(
                vertex, to: to, precision: .typed(longitudeDecimals: 7, latitudeDecimals: 7)))

        let folder = try TemporaryFolder()
        _ = try FileSaver.save(document, to: folder.path + "/out", expecting: .nothing)
        let saved = try TestFolder.bytes(of: folder.path + "/out")
        let copies = part.positions(ofVertex: vertex.vertex).count
        let changes = try #require(Tokens.changes(from: bytes, to: saved))
        // A `bbox` follows with at most four numbers; a file holds it in up to three places.
        let boxes = min(3, Tokens.split(bytes).count { $0.elementsEqual("\"bbox\"".utf8) })
        #expect((2 * copies...2 * copies + 4 * boxes).contains(changes.count))
        #expect(JSONChecker.check(saved) == nil || document.featureCount > 1)
        let reopened = try Document.read(bytes: saved)
        let edited = reopened.geometry(of: vertex.feature)
        let moved = edited.parts[vertex.part].coordinates[vertex.vertex]
        #expect(abs(moved.longitude - to.longitude) < 1e-7 && abs(moved.latitude - to.latitude) < 1e-7)
        #expect(edited == geometry.moving(vertex, to: moved))

        _ = document.apply(inverse)
        #expect(document.currentBytes == bytes)
    }

    /// The first vertex from the middle of the file on.
    private static func someVertex(of document: Document) -> VertexReference? {
        for offset in 0..<document.featureCount {
            let feature = (document.featureCount / 2 + offset) % document.featureCount
            let parts = document.geometry(of: feature).parts
            guard let part = parts.firstIndex(where: { $0.vertexCount > 0 }) else { continue }
            return VertexReference(feature: feature, part: part, vertex: 0)
        }
        return nil
    }
}

extension FeatureGeometry {
    /// What is to be expected of a move: one vertex elsewhere, a ring still closed.
    fileprivate func moving(_ vertex: VertexReference, to place: Coordinate) -> FeatureGeometry {
        var result = self
        for position in parts[vertex.part].positions(ofVertex: vertex.vertex) {
            result.parts[vertex.part].coordinates[position] = place
        }
        return result
    }
}
