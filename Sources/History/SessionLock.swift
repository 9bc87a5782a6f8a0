import GeoJSON
import Glibc

/// Says that this process edits a file, as long as it lives.
public final class SessionLock: Sendable {
    private let lock: FileLock

    /// Nil where no file can be locked; then nobody is told.
    public init?(folder: HistoryFolder, path: String) {
        do throws(HistoryError) { try folder.prepareLocks() } catch { return nil }
        var number = 0
        var taken: FileLock?
        // A file that is open twice in one process has two.
        while taken == nil, number < 16 {
            let name = "\(folder.locks)/file-\(Fingerprint(of: path).name)-\(getpid())-\(number)"
            taken = FileLock.take(name, holder: "\(getpid()) \(time(nil)) \(Self.user)@\(Self.host)")
            number += 1
        }
        guard let taken else { return nil }
        lock = taken
    }

    /// Another process that edits a file.
    public struct Holder: Hashable, Sendable {
        public let process: Int32
        /// Since when: seconds since 1970.
        public let since: Int64
        /// USER@HOST.
        public let who: String
    }

    /// The other processes that edit a file now.
    public static func holders(of path: String, folder: HistoryFolder) -> [Holder] {
        let prefix = "file-\(Fingerprint(of: path).name)-"
        var found: [Holder] = []
        for name in FolderNames.list(folder.locks) {
            guard name.hasPrefix(prefix), !name.hasPrefix("\(prefix)\(getpid())-"),
                let line = FileLock.holder(of: "\(folder.locks)/\(name)")
            else { continue }
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.count == 3, let process = Int32(words[0]), let since = Int64(words[1]) else {
                continue
            }
            found.append(Holder(process: process, since: since, who: String(words[2])))
        }
        return found.sorted { $0.since < $1.since }
    }

    private static var user: String {
        getpwuid(geteuid()).flatMap { $0.pointee.pw_name }.map { String(cString: $0) } ?? "\(geteuid())"
    }

    private static var host: String {
        var buffer = [CChar](repeating: 0, count: 256)
        guard gethostname(&buffer, buffer.count - 1) == 0 else { return "?" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
