import Glibc

/// A folder of a test's own, gone with the test.
struct Folder {
    let path: String

    struct Failure: Error {}

    static func with<Value>(_ body: (Folder) throws -> Value) throws -> Value {
        var template = Array("/tmp/plat-fault-test-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure() }
        let folder = Folder(path: String(cString: made))
        defer { folder.remove() }
        return try body(folder)
    }

    private func remove() {
        for name in names(in: ".") {
            // Of a folder unlink(2) fails.
            if unlink(path(name)) != 0 { Folder(path: path(name)).remove() }
        }
        rmdir(path)
    }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func makeFolder(_ name: String) throws {
        guard mkdir(path(name), 0o700) == 0 else { throw Failure() }
    }

    func setMode(_ mode: mode_t, of name: String) throws {
        guard chmod(path(name), mode) == 0 else { throw Failure() }
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        guard let stream = fopen(path(name), "w") else { throw Failure() }
        let written = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, written == bytes.count else { throw Failure() }
    }

    /// The bytes of a file; nil when there is none.
    func read(_ name: String) -> [UInt8]? {
        guard let stream = fopen(path(name), "r") else { return nil }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&piece, 1, piece.count, stream), count > 0 {
            bytes += piece.prefix(count)
        }
        return bytes
    }

    /// What a folder within holds, in order; none when there is no such folder.
    func names(in name: String) -> [String] {
        guard let stream = opendir(path(name)) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { found.append(name) }
        }
        return found.sorted()
    }
}
