import Glibc

/// Files and folders, as plainly as these tests need them.
struct Folder {
    let path: String

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// A new empty folder for temporary files.
    static func temporary() throws -> Folder {
        var template = Array("/tmp/plat-scenario-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(description: "no temporary folder: errno \(errno)")
        }
        return Folder(
            path: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    func folder(_ name: String) -> Folder { Folder(path: "\(path)/\(name)") }

    func make() { mkdir(path, 0o700) }

    /// The names of what is in it, in order; none when there is no such folder.
    var names: [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The bytes of a file, or nil where there is none.
    func read(_ name: String) -> [UInt8]? {
        guard let file = fopen("\(path)/\(name)", "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            if count == 0 { return bytes }
            bytes += buffer.prefix(count)
        }
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        guard let file = fopen("\(path)/\(name)", "w") else {
            throw Failure(description: "\(path)/\(name) cannot be written: errno \(errno)")
        }
        defer { fclose(file) }
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
            throw Failure(description: "\(path)/\(name) was not written whole")
        }
    }

    func remove(_ name: String) { unlink("\(path)/\(name)") }

    /// Removes the folder with all that is in it.
    func remove() {
        for name in names {
            let inner = folder(name)
            // unlink(2) refuses a folder.
            if unlink(inner.path) != 0 { inner.remove() }
        }
        rmdir(path)
    }
}
