import Glibc
import Testing

@testable import GeoJSON

/// The save that makes a file: what is there is never replaced.
@Suite struct NewFileTests {
    private let folder: TemporaryFolder
    private let document: Document
    private var file: String { folder.path + "/a.geojson" }

    init() throws {
        folder = try TemporaryFolder()
        document = try Document.new(FileFormat(.collection))
    }

    @Test func isAsAnyNewFile() throws {
        let saved = try FileSaver.save(document, to: file, expecting: .nothing)
        #expect(try TestFolder.bytes(of: file) == document.currentBytes)
        #expect(saved.stamp == FileStamp(path: file))
        #expect(folder.names == ["a.geojson"])
        var status = stat()
        let mask = umask(0)
        umask(mask)
        try #require(stat(file, &status) == 0)
        #expect(status.st_mode == S_IFREG | (0o666 & ~mask))
    }

    @Test func anotherFileStays() throws {
        try folder.write("a.geojson", [1, 2, 3])
        #expect(throws: SaveError.exists) {
            try FileSaver.save(document, to: file, expecting: .nothing)
        }
        #expect(try TestFolder.bytes(of: file) == [1, 2, 3])
        #expect(folder.names == ["a.geojson"])
    }

    /// While the new one is written beside it.
    @Test func anotherFileThatComesMeanwhileStays() throws {
        #expect(throws: SaveError.exists) {
            try FileSaver.save(
                document, to: file, expecting: .nothing,
                ready: { _ = try? folder.write("a.geojson", [1, 2, 3]) })
        }
        #expect(try TestFolder.bytes(of: file) == [1, 2, 3])
        #expect(folder.names == ["a.geojson"])
    }

    /// In the very last moment, when it has been looked for already.
    @Test func aNameThatIsTakenIsNotRenamedOver() throws {
        try folder.write("a.geojson", [1, 2, 3])
        let file = file
        #expect(throws: SystemFailure(EEXIST)) {
            var temporary = try TemporaryFile(in: folder.path)
            try temporary.rename(toNew: file)
        }
        #expect(try TestFolder.bytes(of: file) == [1, 2, 3])
        #expect(folder.names == ["a.geojson"])
        var temporary = try TemporaryFile(in: folder.path)
        try temporary.rename(toNew: file + "2")
        #expect(folder.names == ["a.geojson", "a.geojson2"])
    }

    @Test func realPaths() throws {
        let real = try #require(FilePath.real(folder.path))
        #expect(FilePath.real(file) == real + "/a.geojson")
        #expect(FilePath.real(folder.path + "/no/a.geojson") == nil)
        #expect(FilePath.real("/a-name-that-nothing-has") == "/a-name-that-nothing-has")
        try #require(symlink("a.geojson", folder.path + "/b") == 0)
        #expect(FilePath.real(folder.path + "/b") == real + "/a.geojson")
        try #require(symlink("no/a.geojson", folder.path + "/c") == 0)
        #expect(FilePath.real(folder.path + "/c") == nil)
        #expect(FilePath.folder(folder.path + "/c") == folder.path + "/no")
        try #require(symlink("d", folder.path + "/d") == 0)
        #expect(FilePath.real(folder.path + "/d") == nil)
        // The same once the file is there.
        try folder.write("a.geojson", [1])
        #expect(FilePath.real(folder.path + "/b") == real + "/a.geojson")
    }
}
