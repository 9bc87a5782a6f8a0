import Glibc

@testable import GeoJSON

/// The files that tests read.
enum TestFolder {
    /// The folder of files that other people wrote; nil when PLAT_CORPUS is not set.
    static let corpus: String? = getenv("PLAT_CORPUS").map { String(cString: $0) }
    static let needsCorpus = "PLAT_CORPUS names the folder of files to test against"

    /// The small files beside these tests.
    static let own = folder(of: folder(of: #filePath)) + "/Files"

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The regular files below a folder, in order of name; none when there is no such folder.
    static func files(below folder: String?, endingIn ending: String = "") -> [String] {
        guard let folder, let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard !name.hasPrefix(".") else { continue }
            let path = folder + "/" + name
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                found += files(below: path, endingIn: ending)
            } else if name.hasSuffix(ending) {
                found.append(path)
            }
        }
        return found.sorted()
    }

    static func bytes(of path: String) throws -> [UInt8] {
        let source = try Source.read(path: path)
        return withExtendedLifetime(source) { Array(source.bytes) }
    }
}

extension Document {
    /// The whole current text.
    var currentBytes: [UInt8] {
        var result: [UInt8] = []
        forEachChunk { result.append(contentsOf: $0) }
        return result
    }

    var currentText: String { String(decoding: currentBytes, as: UTF8.self) }

    static func read(_ text: String) throws -> Document { try read(bytes: Array(text.utf8)) }
}
