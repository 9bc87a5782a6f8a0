import Glibc

/// A folder of a test's own, gone with the test.
struct Folder {
    let path: String

    struct Failure: Error {}

    static func with<Value>(_ body: (Folder) throws -> Value) throws -> Value {
        var template = Array("/tmp/plat-test-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw Failure() }
        let folder = Folder(path: String(cString: made))
        defer { _ = Program.run(["rm", "-rf", folder.path]) }
        return try body(folder)
    }

    /// Writes a file and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let file = "\(path)/\(name)"
        guard let stream = fopen(file, "w") else { throw Failure() }
        let bytes = Array(text.utf8)
        let written = fwrite(bytes, 1, bytes.count, stream)
        guard fclose(stream) == 0, written == bytes.count else { throw Failure() }
        return file
    }

    func read(_ name: String) throws -> String {
        guard let read = Program.run(["cat", "\(path)/\(name)"]), read.status == 0 else { throw Failure() }
        return read.output
    }
}
