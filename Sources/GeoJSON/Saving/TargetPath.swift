import Glibc

/// The file that a path leads to.
enum TargetPath {
    /// The most links that are followed in a row, as the kernel has it: path_resolution(7).
    private static let mostLinks = 40

    /// The path with its symbolic links followed; links that lead nowhere yet are followed too. nil when they lead
    /// in a circle.
    static func resolved(_ path: String) -> String? {
        var path = path
        for _ in 0..<mostLinks {
            if let real = realpath(path, nil) {
                defer { free(real) }
                return String(cString: real)
            }
            guard let link = link(at: path) else { return path }
            path = link.hasPrefix("/") ? link : folder(of: path) + "/" + link
        }
        return nil
    }

    private static func link(at path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        let length = readlink(path, &buffer, Int(PATH_MAX))
        guard length > 0 else { return nil }
        return String(decoding: buffer[..<length].lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The file's status; nil when there is none.
    static func status(_ path: String) throws(SystemFailure) -> stat? {
        var status = stat()
        do throws(SystemFailure) {
            _ = try SystemFailure.check { stat(path, &status) }
            return status
        } catch  where [ENOENT, ENOTDIR].contains(error.number) {
            return nil
        }
    }

    /// Puts the names in a folder on the disk: what was renamed, made or removed there. A folder that may not be
    /// read cannot be flushed.
    static func flush(folder: String) throws(SystemFailure) {
        let opened: OpenFile
        do throws(SystemFailure) {
            opened = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
        } catch  where error.number == EACCES {
            return
        }
        try opened.flush()
    }
}
