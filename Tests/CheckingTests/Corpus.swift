import Glibc

/// The files that other people wrote.
enum Corpus {
    /// nil when PLAT_CORPUS is not set.
    static let folder: String? = getenv("PLAT_CORPUS").map { String(cString: $0) }
    static let isMissing = "PLAT_CORPUS names the folder of files to test against"

    /// The paths of all files, from the corpus's own folder on, in order.
    static let files = folder.map { files(in: $0, "") } ?? []

    private static func files(in folder: String, _ prefix: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            let inner = files(in: "\(folder)/\(name)", "\(prefix)\(name)/")
            found += inner.isEmpty ? [prefix + name] : inner
        }
        return found.sorted()
    }

    static func bytes(of path: String) -> [UInt8] { bytes(at: "\(folder ?? "")/\(path)") ?? [] }

    static func bytes(at path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
        }
    }
}
