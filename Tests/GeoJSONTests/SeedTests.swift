import TestSupport
import Testing

@testable import GeoJSON

/// What the fuzzers began with and found: it opens to the byte or is refused, and edits of it can be undone.
@Suite struct SeedTests {
    static let files = ["ParserFuzz", "CheckFuzz"].flatMap {
        TestFolder.files(
            below: TestFolder.folder(of: TestFolder.folder(of: TestFolder.own)) + "/Fuzz/Seeds/" + $0)
    }

    @Test func theFilesAreThere() { #expect(SeedTests.files.count > 100) }

    @Test(arguments: files) func opensToTheByteAndUndoes(path: String) throws {
        let bytes = try TestFolder.bytes(of: path)
        guard var document = try? Document.read(bytes: bytes) else { return }
        #expect(document.currentBytes == bytes)
        var generator = SeededGenerator(seed: UInt64(bytes.count))
        var inverses: [Edit] = []
        for _ in 0..<20 {
            guard let edit = RandomEdit.make(in: document, &generator) else { continue }
            inverses.append(document.apply(edit))
            expectSame(document, try Document.read(bytes: document.currentBytes))
        }
        for inverse in inverses.reversed() { _ = document.apply(inverse) }
        #expect(document.currentBytes == bytes)
        #expect(!document.isModified)
    }
}
