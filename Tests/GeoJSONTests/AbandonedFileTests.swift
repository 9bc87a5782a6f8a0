import Glibc
import Testing

@testable import GeoJSON

/// The temporary files of killed saves, and all that must not be taken for one.
@Suite struct AbandonedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A process that ran and is gone.
    private static let gone: pid_t = {
        var process: pid_t = 0
        let word = strdup("true")
        defer { free(word) }
        guard posix_spawnp(&process, "true", nil, nil, [word, nil], environ) == 0 else { return 0 }
        waitpid(process, nil, 0)
        return process
    }()

    private func write(_ name: String, age: Int) throws {
        let path = try folder.write(name, Array("half".utf8))
        let written = timeval(tv_sec: time(nil) - age, tv_usec: 0)
        try #require(utimes(path, [written, written]) == 0)
    }

    private func save() throws {
        let file = try folder.write("a.geojson", Array(#"{"type":"Point","coordinates":[1,2]}"#.utf8))
        _ = try FileSaver.save(Document.open(path: file), to: file, expecting: .anything)
    }

    @Test func theNextSaveRemovesThem() throws {
        try write(".plat-\(AbandonedFileTests.gone)-0.tmp", age: 61)
        try write(".plat-\(AbandonedFileTests.gone)-4294967295.tmp", age: 100_000)
        try save()
        #expect(folder.names == ["a.geojson"])
    }

    /// With a backup it is the same.
    @Test func aSaveInPlaceRemovesThem() throws {
        try save()
        try #require(link(folder.path + "/a.geojson", folder.path + "/b.geojson") == 0)
        try write(".plat-\(AbandonedFileTests.gone)-7.tmp", age: 100)
        try save()
        #expect(folder.names == ["a.geojson", "b.geojson"])
    }

    @Test(arguments: [
        (".plat-\(gone)-7.tmp", 30), (".plat-\(gone)-7.tmp", -1000), (".plat-\(getpid())-7.tmp", 100),
        (".plat-1-7.tmp", 100), (".plat-0-7.tmp", 100), (".plat--1-7.tmp", 100),
        (".plat-0\(gone)-7.tmp", 100),
        (".plat-\(gone)-07.tmp", 100), (".plat-\(gone)-4294967296.tmp", 100),
        (".plat-\(gone)-7.tmp.tmp", 100),
        (".plat-\(gone)-7.tmp~", 100), ("plat-\(gone)-7.tmp", 100), (".plat-\(gone)-.tmp", 100),
        (".plat-\(gone)-7", 100), (".plat-\(gone)-+7.tmp", 100), (".plat-+\(gone)-7.tmp", 100),
        (".plat-\(gone)-7-8.tmp", 100), (".plat-.tmp", 100), (".plat-backup", 100), (".plat-", 100),
        ("x.plat-\(gone)-7.tmp", 100), (".plat-99999999999-7.tmp", 100),
    ])
    func othersStay(name: String, age: Int) throws {
        try #require(AbandonedFileTests.gone > 0)
        try write(name, age: age)
        try save()
        #expect(folder.names == [name, "a.geojson"].sorted())
    }

    /// A process of another machine, or of another container, is not to be seen, but its lock is.
    @Test func oneThatIsLockedStays() throws {
        let name = ".plat-\(AbandonedFileTests.gone)-7.tmp"
        try write(name, age: 100)
        let held = try OpenFile(folder.path + "/" + name, O_RDWR)
        try held.lock()
        try save()
        #expect(folder.names == [name, "a.geojson"])
    }

    @Test func linksStay() throws {
        let name = ".plat-\(AbandonedFileTests.gone)-7.tmp"
        try write("x", age: 100)
        try #require(symlink("x", folder.path + "/" + name) == 0)
        try save()
        #expect(folder.names == [name, "a.geojson", "x"])
        unlink(folder.path + "/" + name)
        try #require(link(folder.path + "/x", folder.path + "/" + name) == 0)
        try save()
        #expect(folder.names == [name, "a.geojson", "x"])
    }

    /// What is being written is locked.
    @Test func aTemporaryFileIsLocked() throws {
        let temporary = try TemporaryFile(in: folder.path)
        let name = try #require(folder.names.first)
        #expect(TemporaryFile.process(ofName: name) == getpid())
        let other = try OpenFile(folder.path + "/" + name, O_RDWR)
        #expect(throws: SystemFailure(EWOULDBLOCK)) { try other.lock() }
        withExtendedLifetime(temporary.file.descriptor) {}
    }
}
