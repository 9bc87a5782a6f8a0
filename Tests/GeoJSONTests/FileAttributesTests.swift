import CSystem
import Glibc
import Testing

@testable import GeoJSON

/// What a file is besides its bytes outlives a save.
@Suite struct FileAttributesTests {
    private let folder: TemporaryFolder
    private let file: String
    private let document: Document
    /// user::rw- user:1234:rw- group::r-- mask::rw- other::---, as the kernel takes it: acl(5),
    /// linux/posix_acl_xattr.h.
    private static let list: [UInt8] =
        [2, 0, 0, 0] + entry(1, 6) + entry(2, 6, 1234) + entry(4, 4) + entry(16, 6) + entry(32, 0)

    init() throws {
        folder = try TemporaryFolder()
        let text = Array(#"{"type":"Point","coordinates":[1,2]}"#.utf8)
        file = try folder.write("a.geojson", text)
        document = try Document.read(bytes: text)
    }

    private static func entry(_ tag: UInt8, _ permissions: UInt8, _ id: UInt32 = .max) -> [UInt8] {
        [tag, 0, permissions, 0] + (0..<4).map { UInt8(truncatingIfNeeded: id >> (8 * UInt32($0))) }
    }

    private func set(_ name: String, _ value: [UInt8], on path: String) -> Bool {
        setxattr(path, name, value, value.count, 0) == 0
    }

    private func get(_ name: String) -> [UInt8]? {
        var value = [UInt8](repeating: 0, count: 1 << 16)
        let count = getxattr(file, name, &value, value.count)
        return count < 0 ? nil : Array(value.prefix(count))
    }

    private func save() throws {
        let inode = FileStamp(path: file)?.inode
        let saved = try FileSaver.save(document, to: file, expecting: .anything, backups: nil)
        #expect(saved.warning == nil)
        // It was replaced, so that everything had to be given to the new file.
        #expect(saved.stamp?.inode != inode)
        #expect(folder.names == ["a.geojson"])
    }

    @Test func keepsExtendedAttributes() throws {
        let values: [String: [UInt8]] = [
            "user.empty": [], "user.zeros": [0, 1, 0, 255], "user.Ü b": Array("ä".utf8),
            "user.long": (0..<2000).map { UInt8(truncatingIfNeeded: $0) },
        ]
        for (name, value) in values { try #require(set(name, value, on: file)) }
        try save()
        for (name, value) in values { #expect(get(name) == value, "\(name)") }
        #expect(listxattr(file, nil, 0) == values.keys.reduce(0) { $0 + $1.utf8.count + 1 })
    }

    @Test func keepsAnAccessList() throws {
        try #require(set("system.posix_acl_access", FileAttributesTests.list, on: file))
        var old = stat()
        stat(file, &old)
        try save()
        #expect(get("system.posix_acl_access") == FileAttributesTests.list)
        var new = stat()
        stat(file, &new)
        #expect(new.st_mode == old.st_mode)
    }

    /// A folder's default list would let others in.
    @Test func takesNoListFromTheFolder() throws {
        try #require(chmod(file, 0o640) == 0)
        try #require(set("system.posix_acl_default", FileAttributesTests.list, on: folder.path))
        try save()
        #expect(get("system.posix_acl_access") == nil)
        var status = stat()
        stat(file, &status)
        #expect(status.st_mode & 0o7777 == 0o640)
    }

    @Test(.enabled(if: geteuid() == 0, "only root may set these")) func keepsWhatOnlyRootSees() throws {
        try #require(set("trusted.plat", [1, 2], on: file))
        try save()
        #expect(get("trusted.plat") == [1, 2])
    }
}
