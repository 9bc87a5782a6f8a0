import Geography
import Glibc
import Testing

@testable import GeoJSON

/// A save leaves the old file or the new one, and nothing else.
@Suite struct FileSaverTests {
    private static let text = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
    private static let edited = #"{"type":"LineString","coordinates":[[9,8],[3,4]]}"#

    private let folder: TemporaryFolder
    private let file: String
    private var document: Document

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("a.geojson", Array(FileSaverTests.text.utf8))
        document = try Document.open(path: file)
        let edit = try document.moveVertex(
            VertexReference(feature: 0, part: 0, vertex: 0), to: Coordinate(9, 8),
            precision: .typed(longitudeDecimals: 0, latitudeDecimals: 0))
        _ = document.apply(edit)
    }

    private func content(_ path: String) throws -> String {
        String(decoding: try TestFolder.bytes(of: path), as: UTF8.self)
    }

    private func status(_ path: String) -> stat {
        var status = stat()
        lstat(path, &status)
        return status
    }

    @Test func savesTwiceWithTheStampItGave() throws {
        let stamp = try #require(document.stamp)
        let first = try FileSaver.save(document, to: file, expecting: .unchanged(stamp))
        #expect(try content(file) == FileSaverTests.edited)
        #expect(
            first
                == Saved(stamp: FileStamp(path: file), bytes: FileSaverTests.edited.utf8.count, warning: nil))
        #expect(first.stamp != stamp)
        let second = try FileSaver.save(document, to: file, expecting: .unchanged(#require(first.stamp)))
        #expect(
            second
                == Saved(stamp: FileStamp(path: file), bytes: FileSaverTests.edited.utf8.count, warning: nil))
        #expect(folder.names == ["a.geojson"])
    }

    @Test(arguments: [0o644, 0o600, 0o664, 0o400, 0o4755] as [mode_t])
    func keepsTheMode(mode: mode_t) throws {
        try #require(chmod(file, mode) == 0)
        _ = try FileSaver.save(document, to: file, expecting: .anything)
        #expect(status(file).st_mode & 0o7777 == mode)
        #expect(try content(file) == FileSaverTests.edited)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
    func keepsTheOwner() throws {
        try #require(chown(file, 1234, 4321) == 0)
        _ = try FileSaver.save(document, to: file, expecting: .anything)
        #expect(status(file).st_uid == 1234)
        #expect(status(file).st_gid == 4321)
    }

    @Test func followsSymbolicLinks() throws {
        let (link, second) = (folder.path + "/link", folder.path + "/second")
        try #require(symlink("a.geojson", link) == 0 && symlink(link, second) == 0)
        _ = try FileSaver.save(document, to: second, expecting: .anything)
        #expect(status(second).st_mode & S_IFMT == S_IFLNK)
        #expect(status(link).st_mode & S_IFMT == S_IFLNK)
        #expect(try content(file) == FileSaverTests.edited)
        #expect(folder.names == ["a.geojson", "link", "second"])
    }

    @Test func followsALinkThatLeadsNowhereYet() throws {
        let (link, second) = (folder.path + "/link", folder.path + "/second")
        try #require(symlink("new.geojson", link) == 0 && symlink("link", second) == 0)
        _ = try FileSaver.save(document, to: second, expecting: .nothing)
        #expect(status(link).st_mode & S_IFMT == S_IFLNK)
        #expect(status(second).st_mode & S_IFMT == S_IFLNK)
        #expect(try content(folder.path + "/new.geojson") == FileSaverTests.edited)
    }

    @Test func refusesALoopOfLinks() throws {
        let (one, other) = (folder.path + "/one", folder.path + "/other")
        try #require(symlink("other", one) == 0 && symlink("one", other) == 0)
        #expect(throws: SaveError.self) { try FileSaver.save(document, to: one, expecting: .nothing) }
        #expect(status(one).st_mode & S_IFMT == S_IFLNK)
    }

    @Test func refusesAFileThatChanged() throws {
        let stamp = try #require(document.stamp)
        try folder.write("a.geojson", Array("another's work".utf8))
        #expect(throws: SaveError.changedOnDisk) {
            try FileSaver.save(document, to: file, expecting: .unchanged(stamp))
        }
        #expect(try content(file) == "another's work")
        unlink(file)
        #expect(throws: SaveError.changedOnDisk) {
            try FileSaver.save(document, to: file, expecting: .unchanged(stamp))
        }
        #expect(folder.names == [])
    }

    @Test func refusesAFileThatExists() throws {
        #expect(throws: SaveError.exists) { try FileSaver.save(document, to: file, expecting: .nothing) }
        #expect(try content(file) == FileSaverTests.text)
        #expect(folder.names == ["a.geojson"])
    }

    @Test(arguments: ["/missing/b.geojson", "/a.geojson/b.geojson", ""])
    func refusesWhereNothingCanBeWritten(ending: String) throws {
        #expect(throws: SaveError.self) {
            try FileSaver.save(document, to: folder.path + ending, expecting: .anything)
        }
        #expect(try content(file) == FileSaverTests.text)
        #expect(folder.names == ["a.geojson"])
    }

    /// Here the temporary file can be written, and only the renaming fails.
    @Test func leavesNoTemporaryFileWhenTheNameIsTooLong() throws {
        let path = folder.path + "/" + String(repeating: "n", count: 300)
        #expect(throws: SaveError.failed("file name too long")) {
            try FileSaver.save(document, to: path, expecting: .nothing)
        }
        #expect(folder.names == ["a.geojson"])
    }

    @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
    func refusesAReadOnlyFolder() throws {
        try #require(chmod(folder.path, 0o500) == 0)
        defer { chmod(folder.path, 0o700) }
        #expect(throws: SaveError.self) { try FileSaver.save(document, to: file, expecting: .anything) }
        #expect(try content(file) == FileSaverTests.text)
    }

    @Test func writesIntoAPipeAndADevice() throws {
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        for path in [pipe, "/dev/null"] {
            _ = try FileSaver.save(document, to: path, expecting: .anything)
        }
        var bytes = [UInt8](repeating: 0, count: 1 << 12)
        let got = read(reader, &bytes, bytes.count)
        var text: [UInt8] = []
        document.forEachChunk { text.append(contentsOf: $0) }
        #expect(Array(bytes.prefix(max(0, got))) == text)
        #expect(status(pipe).st_mode & S_IFMT == S_IFIFO)
        #expect(folder.names == ["a.geojson", "pipe"])
    }

    /// /dev/full takes nothing, like a disk that is full.
    @Test func tellsThatTheDiskIsFull() throws {
        let descriptor = open("/dev/full", O_WRONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(throws: SaveError.failed("no space left on device")) {
            try FileSaver.write(document, to: descriptor)
        }
    }

    /// What is read back from the disk is the text, the whole text, and nothing but the text.
    @Test(arguments: [
        (edited, true), (text, false), (edited + " ", false), (String(edited.dropLast()), false), ("", false),
    ])
    func comparesWhatItWrote(content: String, isRight: Bool) throws {
        let path = try folder.write("written", Array(content.utf8))
        func compare() throws {
            try OpenFile(path, O_RDONLY).compare(with: document, SaveProgress(of: document))
        }
        if isRight { try compare() } else { #expect(throws: SaveError.self) { try compare() } }
    }

    @Test func writesTheTextAndTheOriginalToADescriptor() throws {
        for (name, isOriginal) in [("text", false), ("original", true)] {
            let path = try folder.write(name, [])
            let descriptor = open(path, O_WRONLY)
            try #require(descriptor >= 0)
            defer { close(descriptor) }
            if isOriginal {
                try FileSaver.writeOriginal(of: document, to: descriptor)
            } else {
                try FileSaver.write(document, to: descriptor)
            }
            #expect(try content(path) == (isOriginal ? FileSaverTests.text : FileSaverTests.edited))
        }
    }

    @Test func savesInTheCurrentFolderAndOtherwise() {
        #expect(TargetPath.folder(of: "a") == ".")
        #expect(TargetPath.folder(of: "/a") == "/")
        #expect(TargetPath.folder(of: "/b/a") == "/b")
        #expect(TargetPath.folder(of: "b/a") == "b")
    }

    @Test func tellsWhyAFileDoesNotOpen() {
        for (path, reason) in [
            (folder.path, "is a folder, not a file"), (folder.path + "/none", "no such file or directory"),
            (file + "/x", "not a directory"),
        ] {
            #expect(throws: DocumentError(reason: reason)) { try Document.open(path: path) }
        }
        #expect(throws: DocumentError(reason: "reading was stopped")) {
            try Document.open(path: file) { _ in false }
        }
    }
}
