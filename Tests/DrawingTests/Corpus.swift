import Glibc

/// The real files that tests read, where PLAT_CORPUS names their folder.
enum Corpus {
    static let folder = getenv("PLAT_CORPUS").map { String(cString: $0) }
    static let isMissing = "PLAT_CORPUS names the folder of files to test against"

    /// The files of a folder that end in "json", sorted; none without a corpus.
    static func files(in name: String) -> [String] {
        guard let path = folder.map({ "\($0)/\(name)" }), let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let file = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if file.hasSuffix("json") { names.append(file) }
        }
        return names.sorted().map { "\(path)/\($0)" }
    }

    static func bytes(of path: String) -> [UInt8] {
        guard let stream = fopen(path, "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, stream), count > 0 { bytes += chunk[..<count] }
        return bytes
    }
}
