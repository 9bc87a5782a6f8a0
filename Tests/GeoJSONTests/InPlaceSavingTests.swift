import CSystem
import Geography
import Glibc
import Testing

@testable import GeoJSON

/// Files that a new one cannot stand for are written in place, with a backup while that goes on.
@Suite struct InPlaceSavingTests {
    private static let text = #"{"type":"LineString","coordinates":[[1,2],[3,4]]}"#
    private static let edited = #"{"type":"LineString","coordinates":[[9,8.25],[3,4]]}"#

    private let folder: TemporaryFolder
    private let file: String
    private var document: Document

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("a.geojson", Array(InPlaceSavingTests.text.utf8))
        document = try Document.open(path: file)
        let edit = try document.moveVertex(
            VertexReference(feature: 0, part: 0, vertex: 0), to: Coordinate(9, 8.25),
            precision: .typed(longitudeDecimals: 0, latitudeDecimals: 2))
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

    private func save() throws -> Saved {
        try FileSaver.save(document, to: file, expecting: .anything, backups: folder.path + "/backups")
    }

    @Test func hardLinksStayLinked() throws {
        let second = folder.path + "/second"
        try #require(link(file, second) == 0)
        let inode = status(file).st_ino
        let saved = try save()
        #expect(
            saved
                == Saved(
                    stamp: FileStamp(path: file), bytes: InPlaceSavingTests.edited.utf8.count, warning: nil))
        #expect(try content(second) == InPlaceSavingTests.edited)
        #expect(status(file).st_ino == inode && status(second).st_ino == inode)
        #expect(folder.names == ["a.geojson", "second"])
    }

    /// Longer, shorter and as long as before.
    @Test(arguments: [0, 10, 49, 50, 4096, 100_000]) func writesOverFilesOfAnyLength(length: Int) throws {
        try folder.write("a.geojson", [UInt8](repeating: 0x61, count: length))
        try #require(link(file, folder.path + "/second") == 0)
        _ = try save()
        #expect(try content(file) == InPlaceSavingTests.edited)
        #expect(folder.names == ["a.geojson", "second"])
    }

    /// A file that grows is known for the one that was read, and what it needs is reserved first.
    @Test(arguments: [1, 5000, 1_000_000]) func growsUnderItsStamp(by count: Int) throws {
        try folder.write(
            "a.geojson", Array(#"{"type":"Feature","geometry":null,"properties":{"name":"a"}}"#.utf8))
        try #require(link(file, folder.path + "/second") == 0)
        var grown = try Document.open(path: file)
        let stamp = try #require(grown.stamp)
        let name = String(repeating: "x", count: count)
        _ = grown.apply(try grown.setProperty("name", of: 0, to: .string(name)))
        _ = try FileSaver.save(grown, to: file, expecting: .unchanged(stamp))
        #expect(try content(folder.path + "/second").contains(name))
        #expect(folder.names == ["a.geojson", "second"])
    }

    @Test func refusesAHardLinkThatChanged() throws {
        try #require(link(file, folder.path + "/second") == 0)
        let stamp = try #require(document.stamp)
        try folder.write("second", Array("another's work".utf8))
        #expect(throws: SaveError.changedOnDisk) {
            try FileSaver.save(document, to: file, expecting: .unchanged(stamp))
        }
        #expect(try content(file) == "another's work")
        #expect(folder.names == ["a.geojson", "second"])
    }

    @Test func refusesWhereABackupIsLeft() throws {
        try #require(link(file, folder.path + "/second") == 0)
        try folder.write(".a.geojson.plat-backup", Array("the old".utf8))
        let error = #expect(throws: SaveError.self) { try save() }
        #expect(error?.reason.contains("/.a.geojson.plat-backup; restore it") == true)
        #expect(try content(file) == InPlaceSavingTests.text)
        #expect(try content(folder.path + "/.a.geojson.plat-backup") == "the old")
    }

    @Test func aNeedlessBackupIsInNobodysWay() throws {
        try #require(link(file, folder.path + "/second") == 0)
        try folder.write(".a.geojson.plat-backup", Array(InPlaceSavingTests.text.utf8))
        _ = try save()
        #expect(try content(file) == InPlaceSavingTests.edited)
        #expect(folder.names == ["a.geojson", "second"])
    }

    /// The backup is whole before the first byte changes, for its owner only.
    @Test func makesABackup() throws {
        let backup = try Backup.make(
            of: OpenFile(file, O_RDWR), at: file, backups: nil, SaveProgress(of: document))
        #expect(backup.path == folder.path + "/.a.geojson.plat-backup")
        #expect(try content(backup.path) == InPlaceSavingTests.text)
        #expect(status(backup.path).st_mode & 0o777 == 0o600)
        #expect(folder.names == [".a.geojson.plat-backup", "a.geojson"])
    }
}

@Suite struct BackupTests {
    private let folder: TemporaryFolder
    private let file: String

    init() throws {
        folder = try TemporaryFolder()
        file = try folder.write("a.geojson", Array("half".utf8))
    }

    private func content(_ path: String) throws -> String {
        String(decoding: try TestFolder.bytes(of: path), as: UTF8.self)
    }

    @Test func isFoundThroughLinks() throws {
        #expect(Backup.left(of: file) == nil)
        let path = try folder.write(".a.geojson.plat-backup", Array("the old".utf8))
        try #require(symlink("a.geojson", folder.path + "/link") == 0)
        let backup = Backup(path: path, target: file)
        #expect(Backup.left(of: file) == backup)
        #expect(Backup.left(of: folder.path + "/link") == backup)
        #expect(Backup.left(of: folder.path + "/other") == nil)
    }

    @Test func isFoundInTheFolderOfBackups() throws {
        let backups = try TemporaryFolder()
        let path = BackupPath.among(backups.path, file)
        try backups.write(TestFolder.name(of: path), Array("the old".utf8))
        #expect(Backup.left(of: file, backups: backups.path) == Backup(path: path, target: file))
        #expect(Backup.left(of: file, backups: nil) == nil)
    }

    @Test func isNoneWhereTheFileHoldsTheSame() throws {
        try folder.write(".a.geojson.plat-backup", Array("half".utf8))
        #expect(Backup.left(of: file) == nil)
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away")) func isNoneOfAnother() throws {
        let path = try folder.write(".a.geojson.plat-backup", Array("evil".utf8))
        try #require(chown(path, 1234, 1234) == 0)
        #expect(Backup.left(of: file) == nil)
    }

    @Test func isNoLink() throws {
        try folder.write("other", Array("evil".utf8))
        try #require(symlink("other", folder.path + "/.a.geojson.plat-backup") == 0)
        #expect(Backup.left(of: file) == nil)
    }

    @Test(arguments: ["", "old", "the old and long one"]) func restores(old: String) throws {
        try folder.write(".a.geojson.plat-backup", Array(old.utf8))
        try #require(Backup.left(of: file)).restore()
        #expect(try content(file) == old)
        #expect(folder.names == ["a.geojson"])
    }

    @Test func restoresAFileThatIsGone() throws {
        try folder.write(".a.geojson.plat-backup", Array("the old".utf8))
        unlink(file)
        try #require(Backup.left(of: file)).restore()
        #expect(try content(file) == "the old")
    }

    @Test func discards() throws {
        try folder.write(".a.geojson.plat-backup", Array("the old".utf8))
        try #require(Backup.left(of: file)).discard()
        #expect(try content(file) == "half")
        #expect(folder.names == ["a.geojson"])
    }

    /// Each path has a name of its own that a file system takes.
    @Test func namesAreShortAndDifferent() {
        let long = String(repeating: "ü", count: 150)
        let targets = [
            "/a", "/a/b", "/\(long)", "/\(long)/\(long)", "/x\(long)/\(long)", "/\(long)/\(long)/c",
        ]
        let paths = targets.map { BackupPath.among("/backups", $0) }
        #expect(Set(paths).count == targets.count)
        for path in paths { #expect(path.dropFirst("/backups/".utf8.count).utf8.count <= 255) }
        #expect(BackupPath.beside("/\(long)") == nil)
        #expect(BackupPath.beside("/a.geojson") == "/.a.geojson.plat-backup")
        #expect(BackupPath.among("/backups", "/a/b") == "/backups/%a%b.plat-backup")
    }
}
